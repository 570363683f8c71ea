import { halves as contract, clockTimeOf } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { addDays, fittingBreak, shiftInstants } from '../../../platform/time/zone.ts';
import { bothHalves, isNextDay, type HalfPlace, type ShiftRow } from '../planning-input/index.ts';

const MINUTE = 60_000;

/** A half with its instants. */
export type HalfHours = HalfPlace & Pick<ShiftRow, 'starts_at' | 'ends_at'>;

/** The date of the second half of a shift that is cut at a time of day. */
export const secondDate = ({ date, start_time }: Pick<ShiftRow, 'date' | 'start_time'>, at: string): string =>
  addDays(date, isNextDay(clockTimeOf(start_time), at) ? 1 : 0);

/**
 * The two halves of a shift that is cut at a time of day. A half longer than `breakOver` minutes keeps the shift's
 * break, because a meal break is due in it (DK 122(2)); a shorter one has none, and all of it is working time.
 * @throws `invalid` for a time outside of the shift or at its very ends, or that leaves too short a half; `already_cut`
 */
export function halvesOf(
  row: ShiftRow,
  { at, zone, breakOver }: { at: string; zone: string; breakOver: number },
): [HalfHours, HalfHours] {
  if (row.cut !== null) throw new ProblemError('already_cut');
  const [start, end] = [clockTimeOf(row.start_time), clockTimeOf(row.end_time)];
  const [startsAt, endsAt] = [Date.parse(row.starts_at), Date.parse(row.ends_at)];
  const day = isNextDay(start, at) ? 1 : 0;
  const cutAt = at === start ? startsAt : shiftInstants(zone, addDays(row.date, day), at, end).startsAt;
  if (cutAt <= startsAt || cutAt >= endsAt) throw fieldProblem('at', 'cut_outside');
  if (Math.min(cutAt - startsAt, endsAt - cutAt) < contract.SHORTEST_HALF * MINUTE)
    throw fieldProblem('at', 'half_short');
  const breakOf = (from: number, to: number) =>
    to - from > breakOver * MINUTE ? fittingBreak(row.break_minutes, from, to) : 0;
  const cut = {
    id: randomUUIDv7(),
    half: 1 as const,
    day: 0 as const,
    start,
    at,
    end,
    break_minutes: row.break_minutes,
    breaks: [breakOf(startsAt, cutAt), breakOf(cutAt, endsAt)] as [number, number],
  };
  const [first, second] = bothHalves({ ...row, cut });
  if (!first || !second) throw new Error('a cut shift has two halves');
  const instants = (from: number, to: number) => ({
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(to).toISOString(),
  });
  return [
    { ...first, ...instants(startsAt, cutAt) },
    { ...second, ...instants(cutAt, endsAt) },
  ];
}

/** Over how many minutes of work a break is due: by the law of its date, else by DK 122(2). */
export const breakOver = (law: { mealBreak?: { overMinutes: number } } | null): number =>
  law?.mealBreak?.overMinutes ?? contract.BREAK_OVER;
