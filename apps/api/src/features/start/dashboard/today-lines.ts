import { dashboard } from '@pamaina/contract';
import { clockStateOf, isForgotten, matchShift } from '../../hours/time-clock/index.ts';

type Line = dashboard.TodayLine;
type State = Line['state'];

interface Person {
  employee_id: string | null;
  employee_name: string | null;
  phone: string | null;
}
export interface TodayShift extends Person, NonNullable<Line['shift']> {
  role: string;
  status: 'draft' | 'published';
}
/** A clock entry that is not void; `state` as stored. */
export interface TodayEntry extends Person {
  id: string;
  role: string | null;
  state: 'open' | 'closed' | 'unclear';
  started_at: string;
  ended_at: string | null;
  break_started_at: string | null;
  is_additional: boolean;
}
/** An approved absence that touches the rest of today. Instants; `until` is a local date. */
export interface TodayAbsence extends Person {
  id: string;
  /** The code of the leave type. */
  type: string;
  type_name: string | null;
  starts_at: string;
  ends_at: string;
  until: string | null;
}
export interface TodayFacts {
  shifts: readonly TodayShift[];
  entries: readonly TodayEntry[];
  absences: readonly TodayAbsence[];
  /** The project's date. */
  today: string;
  /** Epoch milliseconds. */
  now: number;
  /** Whether anybody clocked in lately. Without a time clock nobody can be late. */
  hasClock: boolean;
}

const MINUTE_MS = 60_000;
/** Minutes after the planned start that count as on time, as in the timesheets. */
const GRACE_MINUTES = 5;
/** Somebody who is later than this, in minutes, is looked for. */
const MISSING_MINUTES = 30;

/** The today board: every shift of today and those that still run, who is at work without one, and who is away. */
export function todayLines(facts: TodayFacts): Line[] {
  const lines = facts.shifts.map((shift) => ofShift(shift, facts));
  const shown = lines.filter(
    ({ shift, state }) => shift?.date === facts.today || isUnfinished(state, shift, facts.now),
  );
  const seen = new Set(shown.filter(({ since }) => since !== null).map(({ employee_id }) => employee_id));
  for (const entry of facts.entries)
    if (entry.state === 'open' && !seen.has(entry.employee_id)) shown.push(ofEntry(entry, facts.now));
  const named = new Set(shown.filter(({ state }) => state === 'away').map(({ employee_id }) => employee_id));
  for (const absence of facts.absences)
    if (!named.has(absence.employee_id)) {
      named.add(absence.employee_id);
      shown.push(ofAbsence(absence));
    }
  const place = ({ state }: Line) => dashboard.todayStates.indexOf(state);
  const start = ({ shift, since }: Line) => Date.parse(shift?.starts_at ?? since ?? '') || 0;
  return shown.sort((a, b) => place(a) - place(b) || start(a) - start(b));
}

/** People at work now: clocked in, on a break, or planned where nobody clocks. */
export function workingNow(lines: readonly Line[]): number {
  const at = lines.filter(({ state }) => state === 'in' || state === 'break' || state === 'now');
  return new Set(at.map(({ id, employee_id }) => employee_id ?? id)).size;
}

/** Of a day before: while it runs or its employee is still there. */
function isUnfinished(state: State, shift: Line['shift'], now: number): boolean {
  if (state === 'in' || state === 'break' || state === 'forgotten') return true;
  return state !== 'done' && shift !== null && now < Date.parse(shift.ends_at);
}

function ofShift(shift: TodayShift, facts: TodayFacts): Line {
  const { now } = facts;
  const { employee_id, employee_name, phone, role, status, ...planned } = shift;
  const [start, end] = [Date.parse(shift.starts_at), Date.parse(shift.ends_at)];
  const plain = { since: null, minutes_late: null, absence: null };
  const line = (state: State, more: Partial<Line> = {}): Line => {
    const who = { employee_id, employee_name, phone };
    return { id: shift.id, state, shift: planned, role, ...who, ...plain, ...more };
  };
  if (employee_name === null) return line('open');
  const running = status === 'published' ? entryNow(shift, facts) : undefined;
  if (running) return line(stateOf(running, now), { since: sinceOf(running), minutes_late: lateness(start, running) });
  const past = status === 'published' ? entriesOf(shift, facts).at(-1) : undefined;
  if (past) return line('done', { since: past.ended_at, minutes_late: null });
  if (now >= end && (!facts.hasClock || status === 'draft' || shift.on_call === 'at_home')) return line('done');
  const absence = facts.absences.find(
    (one) => one.employee_id === employee_id && Date.parse(one.starts_at) < end && Date.parse(one.ends_at) > start,
  );
  if (absence)
    return line('away', { absence: { type: absence.type, type_name: absence.type_name, until: absence.until } });
  if (now < start) return line('next');
  if (shift.on_call === 'at_home') return line('on_call');
  if (!facts.hasClock || status === 'draft' || employee_id === null) return line(now < end ? 'now' : 'done');
  const minutes = Math.floor((now - start) / MINUTE_MS);
  if (minutes <= GRACE_MINUTES) return line('next');
  return line(minutes <= MISSING_MINUTES && now < end ? 'late' : 'missing', { minutes_late: minutes });
}

function ofEntry(entry: TodayEntry, now: number): Line {
  const { id, role, employee_id, employee_name, phone } = entry;
  const state = stateOf(entry, now);
  const since = sinceOf(entry);
  return { id, state, shift: null, role, employee_id, employee_name, phone, since, minutes_late: null, absence: null };
}

function ofAbsence({ id, type, type_name, until, employee_id, employee_name, phone }: TodayAbsence): Line {
  const nothing = { shift: null, role: null, since: null, minutes_late: null };
  return { id, state: 'away', employee_id, employee_name, phone, ...nothing, absence: { type, type_name, until } };
}

function stateOf(entry: TodayEntry, now: number): State {
  const state = clockStateOf(entry, now);
  return state === 'out' ? 'forgotten' : state;
}

const sinceOf = ({ started_at, break_started_at }: TodayEntry) => break_started_at ?? started_at;

function lateness(start: number, { started_at }: TodayEntry): number | null {
  const minutes = Math.floor((Date.parse(started_at) - start) / MINUTE_MS);
  return minutes > GRACE_MINUTES ? minutes : null;
}

const spanOf = ({ starts_at, ends_at }: TodayShift) => ({ start: Date.parse(starts_at), end: Date.parse(ends_at) });

const ownShifts = ({ employee_id }: TodayEntry, { shifts }: TodayFacts) =>
  shifts.filter((shift) => shift.status === 'published' && shift.employee_id === employee_id);

/** The running entry of the shift's employee, if it is for this one of their shifts. */
function entryNow(shift: TodayShift, facts: TodayFacts): TodayEntry | undefined {
  return facts.entries.find(
    (entry) =>
      entry.state === 'open' &&
      entry.employee_id === shift.employee_id &&
      !entry.is_additional &&
      shiftNow(entry, facts)?.id === shift.id,
  );
}

/** Who works through two shifts of a day is at the later one from its start on. */
function shiftNow(entry: TodayEntry, facts: TodayFacts): TodayShift | undefined {
  const own = ownShifts(entry, facts);
  const start = Date.parse(entry.started_at);
  const until = isForgotten(entry, facts.now) ? start + MINUTE_MS : facts.now;
  const begun = own.filter((shift) => spanOf(shift).start <= until && spanOf(shift).end > start);
  const last = begun.toSorted((a, b) => spanOf(a).start - spanOf(b).start).at(-1);
  if (last) return last;
  const spans = own.map((shift) => ({ ...spanOf(shift), shift }));
  return matchShift({ start, end: start + MINUTE_MS }, spans)?.shift;
}

/** The employee's entries for a shift, earliest first; one that runs on counts for the shifts that it covered. */
function entriesOf(shift: TodayShift, facts: TodayFacts): TodayEntry[] {
  const { start, end } = spanOf(shift);
  return facts.entries.filter((entry) => {
    if (entry.employee_id === null || entry.employee_id !== shift.employee_id || entry.is_additional) return false;
    const began = Date.parse(entry.started_at);
    if (entry.state === 'open') return began < end && start <= facts.now && !isForgotten(entry, facts.now);
    const ended = entry.ended_at === null ? began + MINUTE_MS : Date.parse(entry.ended_at);
    if (began < end && ended > start) return true;
    const spans = ownShifts(entry, facts).map((one) => ({ ...spanOf(one), id: one.id }));
    return matchShift({ start: began, end: ended }, spans)?.id === shift.id;
  });
}
