"""Those who come: guests and their names, who is here, who they block, and what is kept of them."""
