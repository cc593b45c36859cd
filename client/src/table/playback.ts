/**
 * Plays what happened, event by event, before the scene it led to is shown.
 *
 * It knows nothing of the screen: it changes what is on stage through a small port and waits through `pause`.
 */
import type { GameBoard, Happening, View } from '../games/board';
import { patched } from '../lib/patch';
import type { Told } from '../lib/protocol';
import type { Sound } from '../lib/sounds';
import type { Beat, WholeScene } from './room';

export interface Stage {
  /** The view as it is after the last event played. */
  view(view: View): void;
  /** The event on stage now; null when nothing moves. */
  playing(event: Happening | null): void;
  told(told: Told): void;
  scene(scene: WholeScene): void;
  sound(name: Sound): void;
  /** How long something takes at the player's speed; 0 for no time at all. */
  duration(milliseconds: number): number;
}

/** More than so many events at once are not watched one by one: somebody has been away. */
export const TOO_MANY = 40;

/** Milliseconds for which an event is seen that is shown again. */
const AT_LEAST = 350;

export class Playback {
  #stage: Stage;
  #hurry = false;
  #wake: (() => void) | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** The viewer has seen enough: the rest of this beat takes no time. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  async play(beat: Beat, before: View | null, board: GameBoard | null, hurry = false): Promise<void> {
    this.#hurry = hurry || before === null || board === null || beat.told.length > TOO_MANY;
    let view = before;
    for (const told of beat.told) {
      this.#stage.told(told);
      if (view === null || board === null) continue;
      view = await this.#act(told, view, board);
    }
    this.#stage.playing(null);
    if (beat.scene) this.#stage.scene(beat.scene);
  }

  /**
   * Once more, from the view before: nothing is told anew, and each event has its time though nothing moves otherwise. `at` hears which
   * event is on stage, since boards also draw what was told up to then.
   */
  async again(
    told: readonly Told[],
    before: View,
    board: GameBoard | null,
    at: (number: number) => void = () => undefined,
  ): Promise<void> {
    this.#hurry = false;
    let view = before;
    for (const each of told) {
      at(each.number);
      const after = patched(view, each.patch);
      const cue = board?.cue(each.event);
      if (cue && !this.#hurry) {
        if (cue.changeFirst) this.#stage.view(after);
        this.#stage.playing(each.event);
        await this.#pause(Math.max(this.#stage.duration(cue.milliseconds), AT_LEAST));
        this.#stage.playing(null);
      }
      view = after;
      this.#stage.view(view);
    }
  }

  async #act({ event, patch }: Told, view: View, board: GameBoard): Promise<View> {
    const after = patched(view, patch);
    const cue = board.cue(event);
    if (!cue || this.#hurry || this.#stage.duration(cue.milliseconds) === 0) {
      if (cue?.sound && !this.#hurry) this.#stage.sound(cue.sound);
      this.#stage.view(after);
      return after;
    }
    if (cue.changeFirst) this.#stage.view(after);
    if (cue.sound) this.#stage.sound(cue.sound);
    this.#stage.playing(event);
    await this.#pause(this.#stage.duration(cue.milliseconds));
    this.#stage.playing(null);
    this.#stage.view(after);
    return after;
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#hurry) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      const wake = done;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.#wake = wake;
    });
  }
}
