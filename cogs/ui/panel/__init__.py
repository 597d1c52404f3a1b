"""The panel: a question of the engine as buttons, menus and forms, and what stands around it."""
