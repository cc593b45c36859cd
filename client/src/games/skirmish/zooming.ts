/** Zooming by wheel and by pinch. */

interface Held {
  zoom: () => number;
  zoomTo: (next: number, clientX: number, clientY: number) => void;
  /** Whatever one finger had begun is over. */
  cancel: () => void;
}

/**
 * Neither the wheel nor a pinch scrolls or zooms the page itself; where there is nothing to zoom out of, the wheel does as always. What comes
 * back ends it.
 */
export function zoomsByHand(on: HTMLElement, held: Held): () => void {
  let pinch: { apart: number; zoom: number } | null = null;
  const apart = ({ touches: [one, other] }: TouchEvent): number =>
    Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY);
  const wheel = (event: WheelEvent): void => {
    if (event.deltaY > 0 && held.zoom() <= 1) return;
    event.preventDefault();
    held.zoomTo(held.zoom() * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
  };
  const touched = (event: TouchEvent): void => {
    pinch = event.touches.length === 2 ? { apart: apart(event), zoom: held.zoom() } : null;
    if (pinch) held.cancel();
  };
  const pinched = (event: TouchEvent): void => {
    if (!pinch || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const [one, other] = [event.touches[0]!, event.touches[1]!];
    held.zoomTo(
      (pinch.zoom * apart(event)) / pinch.apart,
      (one.clientX + other.clientX) / 2,
      (one.clientY + other.clientY) / 2,
    );
  };
  on.addEventListener('wheel', wheel, { passive: false });
  on.addEventListener('touchstart', touched, { passive: true });
  on.addEventListener('touchmove', pinched, { passive: false });
  return () => {
    on.removeEventListener('wheel', wheel);
    on.removeEventListener('touchstart', touched);
    on.removeEventListener('touchmove', pinched);
  };
}
