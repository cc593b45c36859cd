"""What can happen at a table of synergy. Events belong to what happens (a wound, a knock, a draw), never to one card.

Warriors, squares, cards and teams are their numbers. Cards are rows: `fracas.games.synergy.rows`.
"""
