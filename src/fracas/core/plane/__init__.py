"""The geometry of a battlefield: discs on a table with terrain, in whole thousandths of an inch.

It knows no unit, no player and no state of a game; only discs (``x, y, r, level``), pieces of terrain and numbers.

========== ==========================================================================================================
numbers    lengths: ``span`` (rounded up), ``from_mm``
disc       bases: ``within``, ``overlap``
terrain    ``Piece`` and ``Ground``, a loaded map: levels, steps between them, cover, water, barriers
sight      does one base see another: at least half of one of the two, and no blind spot between them
spots      does a base lie in a blind spot below another one
sweep      a base pushed along a straight line: where it stops, and at what
paths      ``path`` to a place, ``follow`` a way that somebody drew, ``reach``: all places within the movement
ways       ``Walker``, and what paths answer: ``Way`` with its ``Leg`` s, ``Hang``, ``Obstacle``
========== ==========================================================================================================

The rest is how they do it: ``shapes``, ``convex`` and ``steps`` are the outlines of terrain, their convex parts and the
edges between levels; ``samples`` the points of a base that sight looks at; ``field``, ``nodes``, ``search``, ``masks``,
``cutting`` and ``reach`` the parts of a search for ways.

Everything is an integer, because a game must give the same answer on every machine, interpreted and compiled.
Comparisons are made on squares and cross products, which are exact. On a table of side S no number is larger than
S⁴ (the square of a cross product), so everything fits into 63 bits up to 55 inches; `Ground` refuses larger tables.
Roots are taken for the price of a leg (rounded up) and for the tangents of sight only.
"""
