/** What this browser does at a table besides play: leave, break off, offer a draw, claim a seat; and the clocks. */
import { announce } from '../lib/announce.svelte';
import { SHORT } from '../lib/clocks';
import type { DrawOffered, FromBrowser, SeatInfo, ToBrowser } from '../lib/protocol';
import { play as sound } from '../lib/sounds';
import { shortWords, Ticking } from './ticking.svelte';

/** What the acts need of the table. */
export interface AtTable {
  send(message: FromBrowser): boolean;
  readonly seats: readonly SeatInfo[];
  /** The seats of this browser. */
  readonly mine: readonly number[];
}

export class TableActs {
  /** The draw that is offered now. */
  draw: DrawOffered | null = $state.raw(null);
  readonly clocks = new Ticking({ short: (seat, threshold) => this.#short(seat, threshold) });

  constructor(readonly table: AtTable) {}

  close(): void {
    this.clocks.close();
  }

  receive(message: ToBrowser): void {
    if (message.type === 'Welcome') {
      // Whatever still holds is told again.
      this.draw = null;
      this.clocks.hear(null);
    } else if (message.type === 'Waiting') this.clocks.hear(message);
    else if (message.type === 'DrawOffered') {
      if (this.draw?.request !== message.request && !this.table.mine.includes(message.seat)) announce(message.sentence);
      this.draw = message;
    } else if (message.type === 'DrawSettled' && this.draw?.request === message.request) {
      this.draw = null;
      if (!message.agreed) announce('No draw is agreed.');
    }
  }

  #short(seat: number, threshold: number): void {
    const own = this.table.mine.includes(seat);
    const alone = this.table.mine.length === 1;
    announce(shortWords(own && alone ? '' : (this.table.seats[seat]?.name ?? ''), threshold));
    if (own && threshold <= SHORT) sound('turn');
  }

  leave(seat: number): void {
    this.table.send({ type: 'Leave', seat });
  }

  abort(seat: number): void {
    this.table.send({ type: 'Abort', seat });
  }

  offerDraw(seat: number): void {
    this.table.send({ type: 'OfferDraw', seat });
  }

  settleDraw(seat: number, agree: boolean): void {
    if (this.draw) this.table.send({ type: 'AnswerDraw', seat, request: this.draw.request, agree });
  }

  claim(seat: number, away: number): void {
    this.table.send({ type: 'Claim', seat, away });
  }
}
