import type { Half, Need } from '@pamaina/engine';
import { needKey } from '@pamaina/engine';
import type { CutPlace } from '../../platform/database/stored-types.ts';
import { addDays, fittingBreak, shiftInstants } from '../../platform/time/zone.ts';
import type { ShiftRow } from './shift-row.ts';

type CutRow = Pick<ShiftRow, 'date' | 'template' | 'role' | 'cut'>;

/** A half of a cut place as it was cut, whatever its shift became since. */
export interface HalfPlace {
  date: string;
  start_time: string;
  end_time: string;
  break_minutes: number;
  /** The mark of the shift that fills it. */
  cut: CutPlace;
}

/** The date of the place that a half belongs to: of a half after midnight, the day before. */
const placeDate = ({ date }: CutRow, { day }: CutPlace): string => addDays(date, -day);

/** Whether a time of day in a shift that starts at `start` is on the next date. */
export const isNextDay = (start: string, at: string): boolean => at <= start;

/** Which half of what a shift is, for the engine. Places of a date that are cut at the same time share their halves. */
export function halfOf(row: CutRow): Half | undefined {
  if (row.cut === null) return undefined;
  const { start, at, end, half } = row.cut;
  return { of: `${placeDate(row, row.cut)} ${start}-${at}-${end}`, at: half };
}

/** Both halves of the place that a shift is a half of; none: it is whole. */
export function bothHalves(row: CutRow): HalfPlace[] {
  const { cut } = row;
  if (cut === null) return [];
  const { start, at, end, breaks } = cut;
  const date = placeDate(row, cut);
  const day = isNextDay(start, at) ? 1 : 0;
  return [
    { date, start_time: start, end_time: at, break_minutes: breaks[0], cut: { ...cut, half: 1, day: 0 } },
    {
      date: addDays(date, day),
      start_time: at,
      end_time: end,
      break_minutes: breaks[1],
      cut: { ...cut, half: 2, day },
    },
  ];
}

/** The halves of cut places that no shift of the plan fills any more, by the key of their need. */
export function missingHalves(rows: readonly CutRow[]): Map<string, HalfPlace[]> {
  const keyOf = (row: CutRow, { id, half }: CutPlace) => `${row.date}|${id}|${half}`;
  const present = new Set(rows.flatMap((row) => (row.cut === null ? [] : keyOf(row, row.cut))));
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
    if (row.cut !== null) places.set(`${placeDate(row, row.cut)}|${row.template}|${row.role}|${row.cut.id}`, row);
  if (places.size === 0) return [...needs];
  const wholes = Map.groupBy(places.values(), (row) =>
    needKey({ ...row, date: row.cut === null ? row.date : placeDate(row, row.cut) }),
  );
  return needs.flatMap((need) => {
    const cut = (wholes.get(needKey(need)) ?? []).slice(0, need.count);
    if (cut.length === 0) return [need];
    const halves = cut.flatMap((row) => bothHalves(row).map((place) => halfNeed(zone, need, { row, place })));
    return [{ ...need, count: need.count - cut.length }, ...halves];
  });
}

function halfNeed(zone: string, need: Need, { row, place }: { row: CutRow; place: HalfPlace }): Need {
  const { date, start_time, end_time, cut } = place;
  const { startsAt, endsAt } = shiftInstants(zone, date, start_time, end_time);
  const half = halfOf({ ...row, date, cut });
  return {
    ...need,
    date,
    start: startsAt / 60_000,
    end: endsAt / 60_000,
    breakMinutes: fittingBreak(place.break_minutes, startsAt, endsAt),
    count: 1,
    ...(half && { half }),
  };
}

/** How many places some open shifts leave empty: the two halves of one place are one. */
export function countPlaces(rows: readonly CutRow[]): number {
  return new Set(rows.map((row, n) => (row.cut === null ? n : `${placeDate(row, row.cut)}|${row.cut.id}`))).size;
}
