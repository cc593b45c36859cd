/** Why things cannot be chosen: asked of the server when somebody wants to know, once for each thing of a question. */
import type { Reason } from '../games/board';
import type { Because, Why } from '../lib/protocol';

type Settle = (reason: Reason | null) => void;

export class Reasons {
  /** The question, and whose it is, that the rest is about. */
  #about = '';
  #asked = new Map<string, Promise<Reason | null>>();
  #open = new Map<string, Settle>();
  #send: (why: Why) => boolean;

  /** `send` says whether the message is on its way. */
  constructor(send: (why: Why) => boolean) {
    this.#send = send;
  }

  why(seat: number, question: number, thing: string): Promise<Reason | null> {
    const about = `${seat}/${question}`;
    if (about !== this.#about) this.forget();
    this.#about = about;
    const known = this.#asked.get(thing);
    if (known) return known;
    if (!this.#send({ type: 'Why', seat, question, thing })) return Promise.resolve(null);
    const answer = new Promise<Reason | null>((settle) => this.#open.set(thing, settle));
    this.#asked.set(thing, answer);
    return answer;
  }

  heard({ seat, question, thing, rule, sentence }: Because): void {
    if (`${seat}/${question}` !== this.#about) return;
    this.#open.get(thing)?.(sentence ? { rule, sentence } : null);
    this.#open.delete(thing);
  }

  /** What was asked and not answered comes to nothing, and may be asked again: the line broke, or it was refused. */
  lost(): void {
    for (const [thing, settle] of this.#open) {
      this.#asked.delete(thing);
      settle(null);
    }
    this.#open.clear();
  }

  /** Another question: nothing of what was said holds any more. */
  forget(): void {
    this.lost();
    this.#asked.clear();
  }
}
