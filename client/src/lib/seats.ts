// How a seat looks: a colour that colour-blind people can tell apart, and a shape of its own.
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'hexagon', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

/** Outlines in a 24 by 24 box. */
const OUTLINES: Record<Shape, string> = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z',
  triangle: 'M12 2.5L22.5 21h-21z',
  square: 'M3.5 3.5h17v17h-17z',
  diamond: 'M12 1.5L22.5 12L12 22.5L1.5 12z',
  hexagon: 'M7 2.9h10L22.3 12L17 21.1H7L1.7 12z',
  star: 'M12 1.5l3.1 6.9l7.4.8l-5.5 5l1.5 7.4L12 17.9l-6.5 3.7L7 14.2l-5.5-5l7.4-.8z',
};

export function shapeOf(seat: number): Shape {
  return SHAPES[((seat % SHAPES.length) + SHAPES.length) % SHAPES.length] as Shape;
}

export function shapeOutline(seat: number): string {
  return OUTLINES[shapeOf(seat)];
}

/** The colour of a seat as a CSS variable: its plain colour, what is written on it, as text, or as a tint. */
export function seatColour(seat: number, use: 'plain' | 'ink' | 'text' | 'soft' = 'plain'): string {
  const place = seat % SHAPES.length;
  return use === 'plain' ? `var(--seat-${place})` : `var(--seat-${place}-${use})`;
}
