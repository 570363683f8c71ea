import type { timeClock } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { dayStart, localOf } from '../../../platform/time/zone.ts';
import { matchShift } from './match-shift.ts';
import { isForgotten, openEntryOf, type OpenEntry } from './open-entry.ts';

const DAY_MS = 86_400_000;
/** How long finished work is still shown. */
const SHOWN_MS = 12 * 3_600_000;

interface Whose {
  employeeId: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The clock as an employee sees it: the running entry, and the scheduled shift. Two statements. */
export async function readTimeClock(
  tx: Tx,
  { employeeId, now, timeZone }: Whose & { timeZone: string },
): Promise<timeClock.TimeClock> {
  const [entry, last] = await together(tx, () => [openEntryOf(tx, employeeId), lastEntry(tx, { employeeId, now })]);
  const tomorrow = dayStart(timeZone, localOf(timeZone, now).date) + DAY_MS;
  const shifts = await shiftsBetween(tx, employeeId, {
    from: (entry ? Date.parse(entry.started_at) : now) - DAY_MS,
    to: tomorrow,
  });
  const start = entry ? Date.parse(entry.started_at) : now;
  const coming = shifts.find(({ end, start: begins }) => end > now && begins < tomorrow) ?? null;
  const shift = entry ? matchShift({ start, end: Math.max(start, now) }, shifts) : coming;
  return {
    entry: presentEntry(entry, now),
    shift: shift?.planned ?? null,
    minutes_from_start: entry && shift ? Math.floor(start / 60_000) - Math.floor(shift.start / 60_000) : null,
    proposed_end: entry ? endToPropose(entry, shifts, now) : null,
    last: entry ? null : last,
  };
}

/** After the planned end, as the reminder (`remind-forgotten.ts`). */
const PROPOSED_AFTER_MS = 3_600_000;

/** The planned end of the shift for which the entry was begun, an instant; null until an hour after it. */
function endToPropose({ started_at }: OpenEntry, shifts: Awaited<ReturnType<typeof shiftsBetween>>, now: number) {
  const start = Date.parse(started_at);
  const shift = matchShift({ start, end: start + 60_000 }, shifts);
  if (shift === null || shift.end <= start || shift.end + PROPOSED_AFTER_MS > now) return null;
  return new Date(shift.end).toISOString();
}

/** The same for an employee whose end was forgotten. Two statements. */
export async function readProposedEnd(tx: Tx, employeeId: string, now: number): Promise<string | null> {
  const entry = await openEntryOf(tx, employeeId);
  if (!entry) return null;
  const start = Date.parse(entry.started_at);
  return endToPropose(entry, await shiftsBetween(tx, employeeId, { from: start - DAY_MS, to: start + DAY_MS }), now);
}

/** Only the running entry. One statement. */
export async function readRunning(tx: Tx, { employeeId, now }: Whose): Promise<timeClock.RunningEntry | null> {
  return presentEntry(await openEntryOf(tx, employeeId), now);
}

function presentEntry(entry: OpenEntry | undefined, now: number): timeClock.RunningEntry | null {
  if (!entry) return null;
  const { id, started_at, break_started_at, break_minutes, note } = entry;
  return { id, started_at, break_started_at, break_minutes, note, is_forgotten: isForgotten(entry, now) };
}

async function shiftsBetween(tx: Tx, employeeId: string, { from, to }: { from: number; to: number }) {
  const rows = await tx
    .selectFrom('shift')
    .select(['id', 'starts_at', 'ends_at', 'break_minutes', 'role'])
    .where('employee_id', '=', employeeId)
    .where('status', '=', 'published')
    .where('ends_at', '>', new Date(from).toISOString())
    .where('starts_at', '<', new Date(to).toISOString())
    .orderBy('starts_at')
    .execute();
  return rows.map((planned) => ({ start: Date.parse(planned.starts_at), end: Date.parse(planned.ends_at), planned }));
}

async function lastEntry(tx: Tx, { employeeId, now }: Whose) {
  const row = await tx
    .selectFrom('time_entry')
    .select(['started_at', 'ended_at', 'break_minutes'])
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'closed')
    .where('ended_at', '>', new Date(now - SHOWN_MS).toISOString())
    .orderBy('ended_at', 'desc')
    .executeTakeFirst();
  if (!row || row.ended_at === null) return null;
  const { started_at, ended_at } = row;
  return { started_at, ended_at, worked_minutes: minutesBetween(started_at, ended_at) - row.break_minutes };
}

/** Whole minutes by the clock: its seconds are ignored. */
export const minutesBetween = (start: string, end: string) =>
  Math.floor(Date.parse(end) / 60_000) - Math.floor(Date.parse(start) / 60_000);
