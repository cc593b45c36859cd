// @vitest-environment node
import { expect, it } from 'vitest';
import type { Look } from '../lib/protocol';
import { Looks } from './looks';

it('asks once for each part of a question, and anew for another question', async () => {
  const sent: Look[] = [];
  const looks = new Looks((look) => sent.push(look) > 0);
  const first = looks.look(0, 7, [1, 2]);
  expect(looks.look(0, 7, [1, 2])).toBe(first);
  void looks.look(0, 7, [1, 3]);
  looks.heard({ type: 'Seen', seat: 0, question: 7, about: [1, 2], outlook: { pairings: [] } });
  expect(await first).toEqual({ pairings: [] });
  void looks.look(0, 8, [1, 2]);
  expect(sent.map((look) => [look.question, look.about])).toEqual([
    [7, [1, 2]],
    [7, [1, 3]],
    [8, [1, 2]],
  ]);
});

it('comes to nothing when the line breaks, and may be asked again', async () => {
  let up = true;
  const looks = new Looks(() => up);
  const asked = looks.look(0, 1, []);
  looks.lost();
  expect(await asked).toBeNull();
  expect(looks.look(0, 1, [])).not.toBe(asked);
  up = false;
  expect(await looks.look(0, 2, [])).toBeNull();
});
