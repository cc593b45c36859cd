"""Those who come: guests and their names, who is here, whom they block, and what is kept of them."""
