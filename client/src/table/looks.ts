/** What answers would come to: asked of the server when somebody wants to know, once for each part of a question. */
import type { Look, Seen } from '../lib/protocol';

type Settle = (outlook: unknown) => void;

export class Looks {
  /** The question, and whose it is, that the rest is about. */
  #question = '';
  #asked = new Map<string, Promise<unknown>>();
  #open = new Map<string, Settle>();
  #send: (look: Look) => boolean;

  /** `send` says whether the message is on its way. */
  constructor(send: (look: Look) => boolean) {
    this.#send = send;
  }

  look(seat: number, question: number, about: readonly number[]): Promise<unknown> {
    const now = `${seat}/${question}`;
    if (now !== this.#question) {
      this.lost();
      this.#asked.clear();
    }
    this.#question = now;
    const key = about.join(',');
    const known = this.#asked.get(key);
    if (known) return known;
    if (!this.#send({ type: 'Look', seat, question, about: [...about] })) return Promise.resolve(null);
    const answer = new Promise<unknown>((settle) => this.#open.set(key, settle));
    this.#asked.set(key, answer);
    return answer;
  }

  heard({ seat, question, about, outlook }: Seen): void {
    if (`${seat}/${question}` !== this.#question) return;
    this.#open.get(about.join(','))?.(outlook);
    this.#open.delete(about.join(','));
  }

  /** What was asked and not answered comes to nothing, and may be asked again: the line broke, or it was refused. */
  lost(): void {
    for (const [key, settle] of this.#open) {
      this.#asked.delete(key);
      settle(null);
    }
    this.#open.clear();
  }
}
