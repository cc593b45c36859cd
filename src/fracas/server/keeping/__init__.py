"""What keeps a server in order: its keeper's orders, tidying up, and a timely end."""
