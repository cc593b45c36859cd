/** How much of a board a small picture shows: as near as its frame allows to what the picture is about. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How the board lies in the frame: scaled, then moved, both in pixels of the frame. */
export interface Framing {
  scale: number;
  x: number;
  y: number;
}

/** Around what is shown there is so much of the board, in its own pixels. */
const ROOM = 36;

/** The whole board if it may be so small, else what is `lit`, no larger than `largest`, else the top of the board. */
export function framed(board: Size, frame: Size, lit: readonly Box[], smallest: number, largest: number): Framing {
  // Some boards reach below their own edge.
  const lowest = Math.max(0, ...lit.map((box) => box.top + box.height));
  const high = lowest > board.height ? lowest + ROOM : board.height;
  const whole = Math.min(frame.width / board.width, frame.height / high);
  const about = around(lit) ?? { left: 0, top: 0, width: board.width, height: 0 };
  const near = Math.min(frame.width / (about.width + 2 * ROOM), frame.height / (about.height + 2 * ROOM));
  const scale = Math.min(largest, whole >= smallest ? whole : Math.max(whole, near));
  return {
    scale,
    x: placed(frame.width, board.width * scale, (about.left + about.width / 2) * scale),
    y: placed(frame.height, high * scale, (about.top + about.height / 2) * scale),
  };
}

/** Where something begins so that `middle` of it is in the middle, but none of the frame stays empty that need not. */
function placed(room: number, length: number, middle: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(room - length, room / 2 - middle));
}

/** The box around all boxes; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
