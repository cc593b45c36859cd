"""The words of figures on the command line: ``fracas card``, the user's own character cards; ``--army``."""

from __future__ import annotations

import argparse
from pathlib import Path

from fracas.core.sentences import counted
from fracas.terminal.games import Commands, Flag

FLAG = Flag(
    name="--army",
    one="army",
    many="armies",
    help="a ready army, random, build, or figure:Power,figure:Power,…; again for the next person",
    setting="armies",
)


def add_commands(commands: Commands) -> None:
    """``fracas card`` and its flags; with none of them a card is made."""
    parser = commands.add_parser("card", help="make character cards for figures")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--list", action="store_true", dest="show", help="list your cards")
    what.add_argument(
        "--remove",
        metavar="ID",
        help="take a card out of your collection, a file of [[card]] tables; your comments in it stay, unless the file "
        "is written otherwise: then it is written anew",
    )
    what.add_argument("--check", type=Path, metavar="FILE", help="say whether a file of cards is well made")
    parser.add_argument("--plain", action="store_true", help="no colour: lines only")
    parser.set_defaults(run=run_card)


def run_card(args: argparse.Namespace) -> int:
    """Make, list, remove or check."""
    from fracas.terminal.games.figures import collection

    if args.check:
        cards = collection.load_cards(args.check)
        print(f"{args.check}: {counted(len(cards), 'card')}, all well made.")
        return 0
    if args.remove:
        print(f"{collection.remove_card(args.remove).name} is no longer in your collection.")
        return 0
    from fracas.terminal.games.figures.cardmaker import list_cards, make_card
    from fracas.terminal.screen import Left, Screen

    screen = Screen(plain=args.plain)
    if args.show:
        list_cards(screen)
        return 0
    try:
        make_card(screen)
    except Left:
        screen.say("No card was made.")
    return 0
