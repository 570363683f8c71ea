import { needKey, type Need } from '@pamaina/engine';
import type { CutPlace } from '../../../platform/database/stored-types.ts';
import { hoursOn } from './needs.ts';
import { bothHalves, type CutRow, halfOf, type HalfPlace, placeDate, readCut } from './shift-row.ts';

/** The halves of cut places that no shift of the plan fills any more, by the key of their need. */
export function missingHalves(rows: readonly CutRow[]): Map<string, HalfPlace[]> {
  const keyOf = (row: CutRow, { id, half }: CutPlace) => `${row.date}|${id}|${half}`;
  const present = new Set(rows.flatMap((row) => withCut(row, (cut) => keyOf(row, cut))));
  const missing = rows.flatMap((row) =>
    bothHalves(row).flatMap((place) => {
      const own = { ...row, date: place.date, cut: place.cut };
      return present.has(keyOf(own, place.cut)) ? [] : [{ key: needKey({ ...own, half: halfOf(own) }), place }];
    }),
  );
  return new Map([...Map.groupBy(missing, ({ key }) => key)].map(([key, all]) => [key, all.map(({ place }) => place)]));
}

/**
 * The needs, with each place that is cut in two as the needs of its halves: an open half is missing its own hours, and
 * the two together are no more than the place. A cut shift that no need asks for adds none.
 * @param rows the shifts of one plan
 */
export function withCutPlaces(zone: string, needs: readonly Need[], rows: readonly CutRow[]): Need[] {
  const places = new Map<string, CutRow>();
  for (const row of rows)
    for (const key of withCut(row, (cut) => `${placeDate(row, cut)}|${row.template}|${row.role}|${cut.id}`))
      places.set(key, row);
  if (places.size === 0) return [...needs];
  const wholes = Map.groupBy(places.values(), (row) =>
    needKey({ ...row, date: withCut(row, (cut) => placeDate(row, cut))[0] ?? row.date }),
  );
  return needs.flatMap((need) => {
    const cut = (wholes.get(needKey(need)) ?? []).slice(0, need.count);
    if (cut.length === 0) return [need];
    const halves = cut.flatMap((row) => bothHalves(row).map((place) => halfNeed(zone, need, { row, place })));
    return [{ ...need, count: need.count - cut.length }, ...halves];
  });
}

function halfNeed(zone: string, need: Need, { row, place }: { row: CutRow; place: HalfPlace }): Need {
  const { date, cut } = place;
  const half = halfOf({ ...row, date, cut });
  return {
    ...need,
    date,
    ...hoursOn(zone, date, place),
    count: 1,
    ...(half && { half }),
  };
}

/** How many places some open shifts leave empty: the two halves of one place are one. */
export function countPlaces(rows: readonly CutRow[]): number {
  return new Set(rows.map((row, n) => withCut(row, (cut) => `${placeDate(row, cut)}|${cut.id}`)[0] ?? n)).size;
}

/** Of a half what `then` makes of its place; nothing of a whole shift. */
function withCut<T>({ cut: stored }: CutRow, then: (cut: CutPlace) => T): T[] {
  const cut = readCut(stored);
  return cut === null ? [] : [then(cut)];
}
