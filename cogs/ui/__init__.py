"""What people see and press: messages, panels, languages and pictures, and the answers to interactions."""
