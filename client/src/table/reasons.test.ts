import { describe, expect, it, vi } from 'vitest';
import type { Because, Why } from '../lib/protocol';
import { Reasons } from './reasons';

const because = (question: number, thing: string, sentence: string): Because => ({
  type: 'Because',
  seat: 0,
  question,
  thing,
  rule: 'figures.turn.attack',
  sentence,
});

describe('why not', () => {
  it('is asked once for each thing of a question', async () => {
    const send = vi.fn((_: Why) => true);
    const reasons = new Reasons(send);
    const first = reasons.why(0, 7, 'figure:3');
    const again = reasons.why(0, 7, 'figure:3');
    expect(send.mock.calls).toEqual([[{ type: 'Why', seat: 0, question: 7, thing: 'figure:3' }]]);
    reasons.heard(because(7, 'figure:3', 'Zapra is not in your army.'));
    expect(await first).toEqual({ rule: 'figures.turn.attack', sentence: 'Zapra is not in your army.' });
    expect(await again).toEqual(await first);
    await reasons.why(0, 7, 'figure:3');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is asked anew for another question, and an answer to the old one says nothing', async () => {
    const send = vi.fn((_: Why) => true);
    const reasons = new Reasons(send);
    const old = reasons.why(0, 7, 'figure:3');
    const next = reasons.why(0, 8, 'figure:3');
    expect(await old).toBeNull();
    reasons.heard(because(7, 'figure:3', 'Old.'));
    reasons.heard(because(8, 'figure:3', 'New.'));
    expect((await next)?.sentence).toBe('New.');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('may be asked again when the line broke before the answer came, or was down', async () => {
    const send = vi.fn((_: Why) => true);
    const reasons = new Reasons(send);
    const lost = reasons.why(0, 7, 'seat:1');
    reasons.lost();
    expect(await lost).toBeNull();
    send.mockReturnValueOnce(false);
    expect(await reasons.why(0, 7, 'seat:1')).toBeNull();
    const third = reasons.why(0, 7, 'seat:1');
    reasons.heard(because(7, 'seat:1', 'It is you.'));
    expect((await third)?.sentence).toBe('It is you.');
  });

  it('comes to nothing where there is nothing to say', async () => {
    const reasons = new Reasons(() => true);
    const none = reasons.why(0, 7, 'seat:1');
    reasons.heard(because(7, 'seat:1', ''));
    expect(await none).toBeNull();
  });
});
