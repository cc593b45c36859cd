import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { cardsOf } from './cards';
import Pile from './Pile.svelte';
import type { LegacyContent, LegacyView } from './types';

const champion = (id: string, power: number) => ({
  id,
  name: id,
  race: 'elf',
  power,
  icon: 'person',
  battle: { name: '', text: '' },
  legacy: { name: '', text: '' },
});
const content = {
  champions: [champion('druid', 0), champion('assassin', 1)],
  locations: [],
  terrain: 2,
} as unknown as LegacyContent;
const view = { piles: [[0, 1], []], carried: [-1, -1] } as unknown as LegacyView;

afterEach(cleanup);

it('has the number keys of what can be chosen from a pile', async () => {
  const touch = vi.fn();
  const keys = new Map([['champion:0:druid', '0']]);
  render(Pile, {
    seat: 0,
    view,
    cards: cardsOf(content),
    name: 'Ann',
    deed: () => null,
    laying: -1,
    keys,
    captionFor: () => null,
    lit: new Set(keys.keys()),
    picked: [],
    touch,
  });
  const druid = screen.getByRole('button', { name: /druid, power 0.*can be chosen/ });
  expect(druid.dataset.key).toBe('0');
  expect(druid.getAttribute('aria-keyshortcuts')).toBe('0');
  expect(screen.getByRole('button', { name: /assassin/ }).dataset.key).toBeUndefined();
  await fireEvent.click(druid);
  expect(touch).toHaveBeenCalledWith('champion:0:druid');
});
