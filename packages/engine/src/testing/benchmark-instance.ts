import { createRandom } from '../roster/random.ts';

/** The size of a generated instance; days are whole weeks. */
export interface InstanceSize {
  days: number;
  people: number;
  shifts: number;
  /**
   * How often each employee may work each shift, as a multiple of what even use of all would be; not limited if absent.
   */
  share?: number;
}

const HOUR = 60;

/**
 * An instance in the text format of the public benchmark, generated from a seed with similar properties: shifts of 8 to
 * 12 hours in which early ones must not follow late ones, full-time and part-time employees, two or three days off and
 * a few preferences each, and cover that requires about nine tenths of the employees' hours.
 */
export function benchmarkInstance({ days, people, shifts, share, seed }: InstanceSize & { seed: number }): string {
  const { below } = createRandom(seed);
  const weeks = days / 7;
  const ids = Array.from({ length: shifts }, (_, s) => `S${s + 1}`);
  const lengths = ids.map((_, s) => (8 + (s % 3) * 2) * HOUR);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / shifts;
  const staff = Array.from({ length: people }, (_, p) => {
    const most = (below(4) === 0 ? 24 : 38) * HOUR * weeks;
    const able = ids.map(() => below(4) > 0);
    const usual = most / mean / able.filter(Boolean).length;
    const limit = share === undefined ? days : Math.ceil(share * usual);
    const may = ids.map((id, s) => `${id}=${able[s] ? limit : 0}`).join('|');
    const least = Math.round(most * 0.85);
    return { id: `P${p + 1}`, most, line: `P${p + 1},${may},${most},${least},5,2,2,${Math.ceil(weeks * 0.6)}` };
  });
  const hours = staff.reduce((sum, { most }) => sum + most, 0);
  const perDay = (0.9 * hours) / days / shifts;
  const wish = (p: number): string => `P${p + 1},${below(days)},${ids[below(shifts)]},${1 + below(3)}`;
  const wishes = (count: number): string[] =>
    staff.flatMap((_, p) => [
      ...new Map(Array.from({ length: count }, () => wish(p)).map((w) => [w.split(',')[1], w])).values(),
    ]);
  const cover = Array.from({ length: days }, (_, day) =>
    ids.map((id, s) => `${day},${id},${Math.max(1, Math.round(perDay / (lengths[s] ?? 480)) + below(3) - 1)},100,1`),
  );
  return [
    'SECTION_HORIZON',
    days,
    'SECTION_SHIFTS',
    ...ids.map((id, s) => `${id},${lengths[s]},${ids.slice(0, Math.floor(s / 2)).join('|')}`),
    'SECTION_STAFF',
    ...staff.map(({ line }) => line),
    'SECTION_DAYS_OFF',
    ...staff.map(({ id }) => [id, ...new Set(Array.from({ length: 3 }, () => below(days)))].join(',')),
    'SECTION_SHIFT_ON_REQUESTS',
    ...wishes(2),
    'SECTION_SHIFT_OFF_REQUESTS',
    ...wishes(2),
    'SECTION_COVER',
    ...cover.flat(),
    '',
  ].join('\n');
}
