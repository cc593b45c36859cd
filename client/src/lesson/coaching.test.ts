/** What a coach says of answers that a lesson does not want, and which lesson the door of a game offers. */
import { expect, test } from 'vitest';
import type { CoachStep, Learned } from '../lib/protocol';
import { refusalOf } from './coaching.svelte';
import { lessonDoor } from './learned.svelte';

const STEP: CoachStep = {
  number: 1,
  say: 'Go!',
  rule: 'table.lesson',
  point: [],
  look: '',
  done: '',
  wanted: [3],
  place: null,
  near: 0,
  otherwise: { '4': 'Four is less.', '*': 'Three, please.' },
  same: false,
};

test('only what is wanted is let through, and anything else has its sentence', () => {
  expect(refusalOf(STEP, 3)).toBe('');
  expect(refusalOf(STEP, 4)).toBe('Four is less.');
  expect(refusalOf(STEP, 5)).toBe('Three, please.');
  expect(refusalOf({ ...STEP, otherwise: {} }, 5)).not.toBe('');
});

test('a way does where it ends near enough, however it gets there', () => {
  const place = { ...STEP, wanted: [], place: [1000, 2000], near: 300 };
  expect(refusalOf(place, [0, 0, 1200, 2200])).toBe('');
  expect(refusalOf(place, [1000, 2000, 1300, 2100])).not.toBe('');
  expect(refusalOf(place, 3)).not.toBe('');
});

test('while something is to be looked at, nothing is answered', () => {
  expect(refusalOf({ ...STEP, look: 'figure:1' }, 3)).toBe('First have a look.');
});

const GAME = {
  name: 'go',
  lessons: [
    { id: 'go.first', title: 'One', minutes: 4, steps: 7 },
    { id: 'go.second', title: 'Two', minutes: 5, steps: 8 },
  ],
};
const learned = (fields: Partial<Learned>): Learned => ({ learned: [], at_play: [], played: {}, ...fields });

test('the first lesson is the door until it, or a whole game, is done', () => {
  expect(lessonDoor(GAME, learned({}))).toMatchObject({ lesson: 'go.first', first: true });
  expect(lessonDoor(GAME, learned({ played: { go: 1 } }))).toMatchObject({ lesson: 'go.first', first: false });
  expect(lessonDoor(GAME, learned({ learned: ['go.first'] }))).toMatchObject({ lesson: 'go.second', first: false });
  expect(lessonDoor({ name: 'none', lessons: [] }, learned({}))).toBeNull();
});

test('a lesson under way goes on at its table', () => {
  const door = lessonDoor(GAME, learned({ at_play: [{ lesson: 'go.second', table: 't7' }] }));
  expect(door).toMatchObject({ lesson: 'go.second', table: 't7' });
});
