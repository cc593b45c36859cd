/** The hand that sets an army up: a place where nobody may stand is refused when a unit is dropped there. */
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { AskedInfo } from '../../lib/protocol';
import { Placing } from '../../table/placing.svelte';
import { Hand } from './hand.svelte';
import { VIEW } from './skirmishKit';

const STOOD = [1, 5000, 2000];
const asked = { id: 3, ask: 'deploy', shape: { type: 'Plane', width: 20_000, height: 20_000 } } as unknown as AskedInfo;

/** Dropped on a point, and what the server says of it. */
function dropped(sentence: string): { hand: Hand; placing: Placing } {
  vi.useFakeTimers();
  const placing = new Placing(asked, { try: () => true, answer: vi.fn() });
  const hand = new Hand();
  const stop = $effect.root(() => {
    $effect(() => hand.heard());
  });
  hand.take(placing, VIEW);
  const hear = (no: string): void => {
    placing.heard({
      type: 'Tried',
      seat: 0,
      question: 3,
      tried: [...placing.tried],
      place: STOOD,
      refused: no ? { rule: 'skirmish.scenario.order', sentence: no, spot: [] } : null,
      preview: null,
    } as unknown as Parameters<Placing['heard']>[0]);
    flushSync();
    vi.runAllTimers();
  };
  hear('');
  hear('');
  hand.drag(1, { x: 5000, y: 9000 });
  hand.drop(1, { x: 5000, y: 12_000 });
  hear(sentence);
  stop();
  vi.useRealTimers();
  return { hand, placing };
}

it('sends a unit back that is dropped outside its zone, and says why', () => {
  const { hand, placing } = dropped('That is not in your set-up.');
  expect(placing.tried).toEqual(STOOD);
  expect(hand.no).toBe('That is not in your set-up.');
});

it('leaves it where it is dropped if it may stand there', () => {
  const { hand, placing } = dropped('');
  expect(placing.tried).toEqual([1, 5000, 12_000]);
  expect(hand.no).toBe('');
});

it('goes by Enter once the place is known to be safe, however early the key came', () => {
  vi.useFakeTimers();
  const answer = vi.fn();
  const walk = { id: 4, ask: 'move', shape: { type: 'Plane', width: 20_000, height: 20_000, step: 250, path: true } };
  const placing = new Placing(walk as unknown as AskedInfo, { try: () => true, answer });
  const hand = new Hand();
  const stop = $effect.root(() => {
    $effect(() => hand.heard());
  });
  hand.take(placing, VIEW);
  const hear = (safe: boolean): void => {
    placing.heard({
      type: 'Tried',
      seat: 0,
      question: 4,
      tried: [...placing.tried],
      place: placing.tried,
      refused: null,
      preview: { type: 'MovePreview', strikers: safe ? [] : [2], falls: [] },
    } as unknown as Parameters<Placing['heard']>[0]);
    flushSync();
    vi.runAllTimers();
  };
  hand.nudge(1, 4, 0);
  hand.confirm();
  hear(false);
  expect(answer).not.toHaveBeenCalled();
  hand.nudge(1, 4, 0);
  hand.leg();
  hand.nudge(1, 4, 0);
  hand.confirm();
  hand.back(); // not after all
  hear(true);
  expect(answer).not.toHaveBeenCalled();
  hand.nudge(1, 4, 0);
  hand.confirm();
  hear(true);
  expect(answer).toHaveBeenCalledOnce();
  stop();
  vi.useRealTimers();
});
