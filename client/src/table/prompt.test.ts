/** What is said while nothing is asked. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { SPECTATOR } from '../lib/protocol';
import type { TablePlay } from './play.svelte';
import Prompt from './Prompt.svelte';

afterEach(cleanup);

const play = (seats: number[], scene: object | null): TablePlay =>
  ({
    asked: null,
    scene,
    seats: [],
    viewer: SPECTATOR,
    picked: [],
    odds: new Map(),
    toConfirm: null,
    curtain: null,
    offline: false,
    unsent: [],
    busy: false,
    told: [],
    view: null,
    board: null,
    placing: null,
    advice: { thinking: false, delegated: 'no' },
    room: { seats, table: null, hint: null, refusal: null },
  }) as unknown as TablePlay;
const SCENE = { seat: SPECTATOR, over: false, gone: false, waiting_for: [], standing: [] };
const said = (): string => screen.getByTestId('prompt').textContent ?? '';

it('tells nobody that they watch before it is known who they are', () => {
  render(Prompt, { play: play([], null) });
  expect(said()).not.toContain('watching');
});

it('tells nobody so at their own table', () => {
  render(Prompt, { play: play([0], SCENE) });
  expect(said()).not.toContain('watching');
});

it('tells those so who hold no seat', () => {
  render(Prompt, { play: play([], SCENE) });
  expect(said()).toContain('You are watching.');
});
