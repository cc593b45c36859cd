import { expect, it } from 'vitest';
import { lastRead, rememberRead, unreadOf } from './unread';

const line = (number: number, seat: number, name = '') => ({
  type: 'Chat' as const,
  number,
  seat,
  name,
  text: 'x',
  at: 0,
});

it('counts what others have said since', () => {
  const lines = [line(0, 1), line(1, 0), line(2, 1), line(3, -1, 'Eve')];
  expect(unreadOf(lines, -1, [0], 'Ann')).toBe(3);
  expect(unreadOf(lines, 0, [0], 'Ann')).toBe(2);
  expect(unreadOf(lines, 3, [0], 'Ann')).toBe(0);
  expect(unreadOf(lines, 1, [], 'Eve')).toBe(1);
});

it('remembers what was read at each table, and only so many', () => {
  expect(lastRead('t1')).toBeNull();
  rememberRead('t1', 4);
  rememberRead('t1', 7);
  expect(lastRead('t1')).toBe(7);
  for (let each = 0; each < 60; each += 1) rememberRead(`other-${each}`, each);
  expect(lastRead('t1')).toBeNull();
  expect(lastRead('other-59')).toBe(59);
});
