import { describe, expect, it } from 'vitest';
import type { CandidateInfo } from '../lib/protocol';
import { hintRows } from './hintRows';

const candidate = (value: number, said: string, rate: number | null = null): CandidateInfo => ({
  value,
  label: `Choice ${value}`,
  estimate: 0.62,
  visits: 10,
  rate,
  said,
});

describe('rows of a hint', () => {
  it('have no bar where too few games were imagined', () => {
    const [best, other] = hintRows([candidate(1, 'best'), candidate(2, 'worse')], 1);
    expect([best?.part, other?.part, best?.said, other?.said]).toEqual([null, null, 'best', 'worse']);
    expect(hintRows([candidate(1, '62 %')], 1)[0]?.part).toBe(62);
  });

  it('say how often in 100, and keep the one that was drawn', () => {
    const mixture = [0.4, 0.2, 0.15, 0.1, 0.1, 0.05].map((rate, value) => candidate(value, '62 %', rate));
    const rows = hintRows(mixture, 5);
    expect(rows.map(({ often }) => often)).toEqual([40, 20, 15, 10, 10, 5]);
    expect(rows.filter(({ chosen }) => chosen).map(({ key }) => key)).toEqual(['5']);
    expect(hintRows(mixture, 0)).toHaveLength(5);
  });
});
