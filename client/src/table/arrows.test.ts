import { describe, expect, it } from 'vitest';
import { joined, lineBetween, spotName, withPlace } from './arrows';

describe('arrows', () => {
  it('names the end of a way as boards do', () => {
    expect(spotName([1000, 2000, 9700, 3300])).toBe('spot:9.7,3.3');
    expect(spotName([])).toBeNull();
    expect(withPlace(['unit:3'], [9700, 3300])).toEqual(['unit:3', 'spot:9.7,3.3']);
  });

  it('go from edge to edge', () => {
    expect(lineBetween({ x: 0, y: 0, r: 10 }, { x: 100, y: 0, r: 20 })).toBe('M10 0L80 0');
    expect(lineBetween({ x: 0, y: 0, r: 10 }, { x: 25, y: 0, r: 20 })).toBe('');
  });

  it('leave out what the board does not show', () => {
    const { circles, lines } = joined([{ x: 0, y: 0, r: 1 }, null, { x: 10, y: 0, r: 1 }]);
    expect(circles).toHaveLength(2);
    expect(lines).toEqual(['M1 0L9 0']);
    expect(joined([null])).toEqual({ circles: [], lines: [] });
  });
});
