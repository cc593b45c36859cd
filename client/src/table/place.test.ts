import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskedInfo, Plane, Split, Tried } from '../lib/protocol';
import Place from './Place.svelte';
import PlaceDeeds from './PlaceDeeds.svelte';
import PlaceWords from './PlaceWords.svelte';
import { PAUSE, Placing } from './placing.svelte';

const PLANE: Plane = {
  type: 'Plane',
  width: 100,
  height: 100,
  step: 5,
  start: [50, 50],
  path: false,
  areas: [[10, 10, 90, 10, 90, 90]],
  radius: 0,
  optional: false,
};
const SPLIT: Split = {
  type: 'Split',
  things: ['card:might', 'card:speed', 'card:luck'],
  heaps: ['Igor', 'Vlad'],
  room: [1, 2],
  all: true,
};
const called = (thing: string): string => thing.slice('card:'.length);

let tries: number[][];
let answers: number[][];
beforeEach(() => {
  vi.useFakeTimers();
  tries = [];
  answers = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function begin(shape: Plane | Split, legal: (place: number[]) => boolean = () => true): Placing {
  const asked = {
    id: 7,
    ask: 'dart',
    kind: 'place',
    prompt: 'Where?',
    rule: 'toy.board',
    options: [],
    sets: false,
    passing: null,
    secret: false,
    shape,
  } as unknown as AskedInfo;
  const placing = new Placing(asked, {
    try: (place) => {
      tries.push(place);
      const good = legal(place);
      const answer: Tried = {
        type: 'Tried',
        seat: 0,
        question: 7,
        tried: place,
        place: good ? place : null,
        refused: good ? null : { rule: 'toy.board', sentence: 'The dart must hit the board.', spot: place.slice(0, 2) },
        preview: good ? { type: 'Dart', sentence: `${place.join()} is worth 7.` } : null,
      };
      queueMicrotask(() => placing.heard(answer));
      return true;
    },
    answer: (place) => void answers.push(place),
  });
  render(Place, { placing, called });
  render(PlaceWords, { placing, game: 'toy' });
  render(PlaceDeeds, { placing });
  return placing;
}

const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(PAUSE));
const surface = (): Element => document.querySelector('[data-place]')!;
const words = (): string => screen.getByTestId('tried').textContent ?? '';

function sized(): Element {
  const svg = surface();
  svg.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 200 }) as DOMRect;
  return svg;
}

describe('a surface', () => {
  it('is nudged by keys and confirmed with Enter', async () => {
    begin(PLANE);
    await fireEvent.keyDown(surface(), { key: 'ArrowRight' });
    await settled();
    await fireEvent.keyDown(surface(), { key: 'ArrowUp', shiftKey: true });
    await settled();
    expect(tries).toEqual([
      [55, 50],
      [55, 25],
    ]);
    expect(words()).toContain('55,25 is worth 7.');
    await fireEvent.keyDown(surface(), { key: 'Enter' });
    expect(answers).toEqual([[55, 25]]);
  });

  it('confirms what is proposed before anything was pointed at, and speaks of no nearest place', async () => {
    const placing = begin(PLANE);
    const refused = { rule: 'toy.board', sentence: 'That is no place.', spot: [] };
    const proposed: Tried = { type: 'Tried', seat: 0, question: 7, tried: [], place: [50, 50], refused, preview: null };
    placing.heard(proposed);
    await tick();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(false);
    expect(words()).not.toContain('That is no place.');
    placing.tried = [1, 1];
    placing.heard({ ...proposed, tried: [1, 1] });
    await tick();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take the nearest place' }).disabled).toBe(false);
    expect(words()).toContain('That is no place.');
  });

  it('is pointed at and dragged over, and starts over with Escape', async () => {
    const placing = begin(PLANE);
    const svg = sized();
    await fireEvent.pointerDown(svg, { clientX: 100, clientY: 20, button: 0 });
    await fireEvent.pointerMove(svg, { clientX: 120, clientY: 40 });
    await fireEvent.pointerUp(svg);
    await fireEvent.pointerMove(svg, { clientX: 10, clientY: 10 });
    expect(placing.tried).toEqual([60, 20]);
    await fireEvent.keyDown(svg, { key: 'Escape' });
    expect(placing.tried).toEqual([]);
  });

  it('says why not, with the rule and the spot, and cannot be confirmed then', async () => {
    begin(PLANE, ([x]) => x! < 55);
    await fireEvent.keyDown(surface(), { key: 'ArrowRight' });
    await settled();
    expect(words()).toContain('The dart must hit the board.');
    expect(document.querySelector('.spot')).not.toBeNull();
    expect(document.querySelector('[data-rule="toy.board"]')).not.toBeNull();
    expect((screen.getByRole('button', { name: 'Confirm' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('takes a path, leg by leg, and takes the last leg back', async () => {
    const placing = begin({ ...PLANE, path: true });
    const svg = sized();
    await fireEvent.pointerDown(svg, { clientX: 20, clientY: 20, button: 0 });
    await fireEvent.pointerUp(svg);
    await fireEvent.pointerDown(svg, { clientX: 120, clientY: 20, button: 0 });
    await fireEvent.pointerUp(svg);
    expect(placing.tried).toEqual([10, 10, 60, 10]);
    await fireEvent.keyDown(svg, { key: ' ' });
    await fireEvent.keyDown(svg, { key: 'ArrowDown' });
    expect(placing.tried).toEqual([10, 10, 60, 10, 60, 15]);
    await fireEvent.keyDown(svg, { key: 'Backspace' });
    await fireEvent.keyDown(svg, { key: 'Backspace' });
    expect(placing.tried).toEqual([10, 10]);
    await fireEvent.keyDown(svg, { key: 'Backspace' });
    expect(placing.tried).toEqual([]);
  });
});

describe('heaps', () => {
  const thing = (name: string): HTMLElement => screen.getByRole('button', { name });

  it('are filled by clicks, and confirmed only when everything is put', async () => {
    begin(SPLIT);
    await fireEvent.click(thing('might'));
    await fireEvent.click(screen.getByRole('button', { name: /^1?\s*Igor/ }));
    expect(screen.getByRole('region', { name: 'Igor, 1 of 1' }).textContent).toContain('might');
    expect(tries).toEqual([]);
    expect((screen.getByRole('button', { name: 'Confirm' }) as HTMLButtonElement).disabled).toBe(true);
    for (const name of ['speed', 'luck']) await fireEvent.keyDown(thing(name), { key: '2' });
    await settled();
    expect(tries).toEqual([[0, 1, 1]]);
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(answers).toEqual([[0, 1, 1]]);
  });

  it('show what has no room', async () => {
    begin(SPLIT);
    await fireEvent.keyDown(thing('might'), { key: '1' });
    await fireEvent.click(thing('speed'));
    expect((screen.getByRole('button', { name: /Igor/ }) as HTMLButtonElement).disabled).toBe(true);
    expect((screen.getByRole('button', { name: /Vlad/ }) as HTMLButtonElement).disabled).toBe(false);
    await fireEvent.keyDown(thing('speed'), { key: '1' });
    expect(screen.getByRole('region', { name: 'Igor, 1 of 1' }).textContent).not.toContain('speed');
  });

  it('are walked through with the arrows, and taken back with Backspace', async () => {
    const placing = begin(SPLIT);
    await fireEvent.keyDown(thing('luck'), { key: 'ArrowRight' });
    await fireEvent.keyDown(thing('luck'), { key: 'ArrowRight' });
    expect(placing.tried).toEqual([-1, -1, 1]);
    await fireEvent.keyDown(thing('luck'), { key: 'Backspace' });
    expect(placing.tried).toEqual([-1, -1, -1]);
  });
});
