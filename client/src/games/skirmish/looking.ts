/** Words and areas for the viewer at the table. */
import { INCH, inchWords, turnsFor, type Point } from './ground';
import type { LayoutInfo, MapRow, SightInfo, SkirmishContent, SkirmishView, StandInfo } from './types';

/** A base, in thousandths of an inch. */
export type Disc = Point & { radius: number };

/** From one base to another, and whether that is seen. */
export interface Sightline {
  from: Disc;
  to: Disc;
  words: string;
  clear: boolean;
}

/** "62 % seen · 5.3″ · cover". */
export function sightWords(sight: SightInfo): string {
  const percent = Math.round(sight.visible / 10);
  const seen = sight.blind
    ? 'blind spot'
    : sight.sees
      ? `${percent} % seen`
      : percent > 0
        ? `only ${percent} % seen`
        : 'not seen';
  return [
    seen,
    inchWords(Math.round(sight.distance / 10) * 10),
    sight.cover ? 'cover' : '',
    sight.flanked ? 'flanked' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** From a unit that stands there to another one; null where that cannot be said. */
export function sightline(
  stand: StandInfo | null,
  from: Disc | null,
  other: number,
  to: Disc | null,
): Sightline | null {
  const found = stand?.sights.find(({ unit }) => unit === other);
  return found && from && to ? { from, to, words: sightWords(found), clear: found.sees } : null;
}

/** How a map is used in a scenario by so many sides; null if it is not made for it. */
export function layoutOf(
  { layouts }: Pick<SkirmishContent, 'layouts'>,
  map: string,
  scenario: string,
  sides: number,
): LayoutInfo | null {
  return layouts.find((each) => each.map === map && each.scenario === scenario && each.sides === sides) ?? null;
}

/** The set-ups of the map, and whose they are once that is settled. */
export function homesOf(
  content: Pick<SkirmishContent, 'layouts'>,
  view: Pick<SkirmishView, 'map' | 'scenario' | 'sides' | 'homes'>,
  seatOf: (side: number) => number,
): { corners: number[]; seat: number; name: string }[] {
  const layout = layoutOf(content, view.map, view.scenario, view.sides);
  return (layout?.setup ?? []).map((corners, home) => {
    const side = view.homes.indexOf(home);
    return {
      corners: corners.flatMap(([x, y]) => [x * INCH, y * INCH]),
      seat: side >= 0 ? seatOf(side) : -1,
      name: `Set-up ${home + 1}`,
    };
  });
}

/** How the table is turned so that the viewer's own set-up is near: quarters clockwise; not at all for those who only watch. */
export function turnsOf(
  content: Pick<SkirmishContent, 'layouts'>,
  view: Pick<SkirmishView, 'map' | 'scenario' | 'sides' | 'homes' | 'side_of'>,
  map: MapRow,
  viewer: number,
): number {
  const home = layoutOf(content, view.map, view.scenario, view.sides)?.setup[
    view.homes[view.side_of[viewer] ?? -1] ?? -1
  ];
  if (!home) return 0;
  const middle = (axis: 0 | 1): number => (INCH * home.reduce((all, corner) => all + corner[axis], 0)) / home.length;
  return turnsFor(map.size, { x: middle(0), y: middle(1) });
}

/** What a ruler shows: from base to base, edge to edge, where its ends lie on bases; else from point to point. */
export function rulerWords(from: Point, to: Point, discs: readonly (Point & { radius: number })[]): string {
  const on = ({ x, y }: Point): (Point & { radius: number }) | undefined =>
    discs.find((disc) => Math.hypot(disc.x - x, disc.y - y) <= disc.radius);
  const [one, other] = [on(from), on(to)];
  const between =
    Math.hypot((other ?? to).x - (one ?? from).x, (other ?? to).y - (one ?? from).y) -
    (one?.radius ?? 0) -
    (other && other !== one ? other.radius : 0);
  return inchWords(Math.max(Math.round(between / 10) * 10, 0));
}
