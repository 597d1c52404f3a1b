"""What the bot talks to: REST routes, the gateway, interactions; and faults that tests switch on."""
