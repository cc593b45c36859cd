/** What figures adds to the set-up screen: the army of each seat, and the player's own cards in the box. */
import { contentOf } from '../../lib/api';
import { loadIcons } from '../../lib/icons.svelte';
import type { GameInfo } from '../../lib/protocol';
import type { Values } from '../../lib/tableSettings';
import type { GameSetUp } from '../parts';
import { armiesToSend, cardsAreIdle, RANDOM, sizesToSend, type ArmyWish } from './armies';
import { listCards } from './cardsApi';
import OwnCards from './OwnCards.svelte';
import SeatArmy from './SeatArmy.svelte';
import type { CardInfo, FiguresContent } from './types';

export class FiguresSetUp implements GameSetUp {
  Seat = SeatArmy;
  More = OwnCards;
  armies: ArmyWish[] = $state([]);
  /** How many figures each army has; null where that is left open. */
  sizes: (number | null)[] = $state([]);
  /** The cards that are in the box, by their ids. */
  picked: string[] = $state([]);

  constructor(
    readonly content: FiguresContent,
    readonly cards: readonly CardInfo[],
    most: number,
  ) {
    this.armies = Array.from({ length: most }, () => RANDOM);
    this.sizes = Array.from({ length: most }, () => null);
  }

  get inTheBox(): CardInfo[] {
    return this.cards.filter((card) => this.picked.includes(card.id));
  }

  idle(seats: number): boolean {
    return cardsAreIdle(this.inTheBox, this.armies, seats);
  }

  removed(seat: number): void {
    this.armies.push(...this.armies.splice(seat, 1).map(() => RANDOM));
    this.sizes.push(...this.sizes.splice(seat, 1).map(() => null));
  }

  settings(seats: number): Values {
    return {
      armies: armiesToSend(this.armies, seats),
      army_sizes: sizesToSend(this.sizes, seats),
      cards: this.inTheBox,
    };
  }
}

export async function setUp(game: GameInfo): Promise<FiguresSetUp> {
  void loadIcons('roster');
  const [content, cards] = await Promise.all([contentOf<FiguresContent>(game.name), listCards().catch(() => [])]);
  return new FiguresSetUp(content, cards, game.most);
}
