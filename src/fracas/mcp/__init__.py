"""Seats for language models: a game in words and JSON, and a server that speaks the Model Context Protocol.

- `fracas.mcp.asking`: a question as JSON, with a JSON Schema for its answer;
- `fracas.mcp.sitting`: a table with one seat for a model: everything in words, and what never changes only once;
- `fracas.mcp.answers`: a file of what a model answered, and the game played over again from it;
- `fracas.mcp.server`: ``fracas mcp``, the only part that needs the official SDK (``pip install 'fracas[mcp]'``).

>>> from fracas.mcp.sitting import Opening, Sitting
>>> sitting = Sitting("duel", Opening(game="figures", bots=["", "greedy"], seed=7, settings={"army_size": 3}))
>>> first = sitting.begin()
>>> first["question"]["prompt"], first["question"]["schema"]["type"]
('Which of your figures attacks?', 'string')
>>> said = sitting.answer(first["question"]["id"], "nobody")
>>> said["refused"]["sentence"]
"'nobody' is not one of the options."
"""
