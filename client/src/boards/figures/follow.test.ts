import { describe, expect, it } from 'vitest';
import type { FiguresEvent, FiguresView } from '../../lib/protocol';
import { follow } from './follow';
import games from './games.fixture.json';

/** Four real games as seat 0 saw them: what was told, and what of the view it changed. */
const GAMES = games as unknown as { told: FiguresEvent[]; changed: Partial<FiguresView> }[][];

describe('following events', () => {
  it.each(GAMES.map((game, number) => ({ game, number })))('comes out where game $number did, step by step', ({ game }) => {
    let view = game[0]!.changed as FiguresView;
    for (const step of game.slice(1)) {
      const truth = { ...view, ...step.changed };
      const followed = step.told.reduce(follow, view);
      expect(comparable(followed, step.told)).toEqual(comparable(truth, step.told));
      view = truth;
    }
  });

  it('leaves the view it was given as it was', () => {
    const view = GAMES[0]![0]!.changed as FiguresView;
    const before = structuredClone(view);
    GAMES[0]!.flatMap((step) => step.told).reduce(follow, view);
    expect(view).toEqual(before);
  });

  it('knows nothing of events of the table itself', () => {
    const view = GAMES[0]![0]!.changed as FiguresView;
    expect(follow(view, { type: 'TakenBack', seat: 0, entries: 2 } as unknown as FiguresEvent)).toBe(view);
  });
});

/** What the events do tell: not which cards a player who is out had in hand, nor what is chosen before it is announced. */
function comparable(view: FiguresView, told: readonly FiguresEvent[]): Partial<FiguresView> {
  const { attacker: _, victim: __, phase: ___, ...rest } = view;
  const out = told.some((event) => event.type === 'PlayerOut');
  const order = (cards: readonly number[]): number[] => [...cards].sort((one, other) => one - other);
  return { ...rest, discard: out ? [] : order(view.discard), draw_pile: out ? 0 : view.draw_pile };
}
