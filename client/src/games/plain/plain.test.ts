import { expect, it } from 'vitest';
import { plainly } from './plain';

it('tells a view it knows nothing of: what each player has, and the rest', () => {
  const view = {
    viewer: 0,
    round: 2,
    dealt: true,
    points: [3, 7],
    secret: 4,
    marks: [1, 2, 3],
    where: { x: 1, y: null },
  };
  expect(plainly(view, 2)).toEqual({
    each: [{ name: 'Points', values: ['3', '7'] }],
    rest: [
      { name: 'Round', value: '2' },
      { name: 'Dealt', value: 'yes' },
      { name: 'Secret', value: '4' },
      { name: 'Marks', value: '1, 2, 3' },
      { name: 'Where', value: 'X 1, Y –' },
    ],
  });
});
