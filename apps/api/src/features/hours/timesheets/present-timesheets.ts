import { collatorOf, type timesheets } from '@pamaina/contract';
import { attendanceOf, dueBreak, type LawPack, type Reckoned } from '@pamaina/engine';
import type { DateRange } from '../analytics/index.ts';
import { matchShift } from '../time-clock/index.ts';
import type { Entry } from './read-entries.ts';
import type { Planned } from './read-planned.ts';

interface Sheet {
  range: DateRange;
  reckoned: readonly Reckoned<Entry>[];
  planned: readonly Planned[];
  mealBreak: LawPack['mealBreak'];
  /** Of the project: its names are sorted as there. */
  country: string;
  /** Epoch milliseconds. */
  now: number;
}

const NOTHING = {
  planned_minutes: 0,
  worked_minutes: 0,
  break_minutes: 0,
  night_minutes: 0,
  holiday_minutes: 0,
  rest_day_minutes: 0,
  overtime_minutes: 0,
  additional_minutes: 0,
  coinciding_minutes: 0,
  late_minutes: 0,
  left_early_minutes: 0,
  before_minutes: 0,
  after_minutes: 0,
};

/**
 * The lines of a range: every entry beside its planned shift, and the shifts to which nobody clocked in; by day, then
 * by name.
 */
export function presentTimesheets({
  range,
  reckoned,
  planned,
  mealBreak,
  country,
  now,
}: Sheet): timesheets.TimesheetEntry[] {
  const isInside = ({ date }: { date: string }) => date >= range.start && date <= range.end;
  const shiftsOf = Map.groupBy(planned, ({ person, is_gone }) => `${is_gone} ${person}`);
  const matched = reckoned
    .filter(({ shift }) => isInside(shift))
    .map((one) => ({ one, shift: shiftOf(one.shift, shiftsOf, now) }));
  const entriesOf = Map.groupBy(matched, ({ shift }) => shift?.id ?? null);
  const lines = matched.map(({ one, shift }) => {
    const together = (shift === null ? undefined : entriesOf.get(shift.id)) ?? [];
    const place = { isFirst: together[0]?.one === one, isLast: together.at(-1)?.one === one };
    const entry = presentEntry(one, shift, place);
    return { ...entry, is_break_missing: isBreakMissing(entry, mealBreak) };
  });
  const without = planned.filter((shift) => isInside(shift) && !entriesOf.has(shift.id));
  const all = [...lines, ...without.map((shift) => presentShift(shift, now))];
  const names = collatorOf(country);
  return all.sort((a, b) => a.date.localeCompare(b.date) || names.compare(a.name, b.name) || order(a, b));
}

const order = (a: timesheets.TimesheetEntry, b: timesheets.TimesheetEntry) =>
  (a.started_at ?? a.shift?.starts_at ?? '').localeCompare(b.started_at ?? b.shift?.starts_at ?? '');

function shiftOf(entry: Entry, shiftsOf: ReadonlyMap<string, Planned[]>, now: number): Planned | null {
  const { start, isGone, person, row } = entry;
  if (row.is_additional) return null;
  const end = row.state === 'open' ? Math.max(start, now / 60_000) : entry.end;
  const inMs = (shiftsOf.get(`${isGone} ${person}`) ?? []).map((planned) => ({
    start: planned.start * 60_000,
    end: planned.end * 60_000,
    planned,
  }));
  return matchShift({ start: start * 60_000, end: end * 60_000 }, inMs)?.planned ?? null;
}

/** Of several entries to one shift the first says who came late, the last who left early. */
function presentEntry(
  { shift: entry, minutes, night, holiday, rest, overtime, additional, coinciding }: Reckoned<Entry>,
  shift: Planned | null,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): timesheets.TimesheetEntry {
  const { row, start } = entry;
  const compared = shift && attendanceOf(shift, { start, end: row.ended_at === null ? null : entry.end });
  return {
    ...NOTHING,
    id: row.id,
    employee_id: row.employee_id,
    name: row.name,
    date: row.date,
    state: row.state,
    shift: shift && presentPlanned(shift),
    started_at: row.started_at,
    ended_at: row.ended_at,
    planned_minutes: shift && isFirst ? shift.minutes : 0,
    worked_minutes: minutes,
    break_minutes: row.break_minutes,
    night_minutes: night,
    holiday_minutes: holiday,
    rest_day_minutes: rest,
    overtime_minutes: overtime,
    additional_minutes: additional,
    coinciding_minutes: coinciding,
    ...(compared && isFirst && { late_minutes: compared.late, before_minutes: compared.before }),
    ...(compared && isLast && { left_early_minutes: compared.leftEarly, after_minutes: compared.after }),
    note: row.note,
    source: row.source,
    is_stated: row.is_stated,
    is_late: row.is_late,
    is_break_missing: false,
    is_additional: row.is_additional,
    is_corrected: row.is_corrected,
    is_locked: row.is_locked,
    approved_at: row.approved_at,
    approved_by: row.approved_by,
    version: row.version,
  };
}

function presentShift(shift: Planned, now: number): timesheets.TimesheetEntry {
  return {
    ...NOTHING,
    id: null,
    employee_id: shift.is_gone ? null : shift.person,
    name: shift.name,
    date: shift.date,
    state: shift.is_absent ? 'absent' : shift.end * 60_000 <= now ? 'missing' : 'planned',
    shift: presentPlanned(shift),
    started_at: null,
    ended_at: null,
    planned_minutes: shift.minutes,
    note: null,
    source: null,
    is_stated: false,
    is_late: false,
    is_break_missing: false,
    is_additional: false,
    is_corrected: false,
    is_locked: shift.is_locked,
    approved_at: null,
    approved_by: null,
    version: 0,
  };
}

const isBreakMissing = (
  { state, worked_minutes, break_minutes }: timesheets.TimesheetEntry,
  law: LawPack['mealBreak'],
): boolean => state === 'closed' && break_minutes < (dueBreak(law, worked_minutes)?.minMinutes ?? 0);

const presentPlanned = ({ id, starts_at, ends_at, break_minutes, role }: Planned) => ({
  id,
  starts_at,
  ends_at,
  break_minutes,
  role,
});
