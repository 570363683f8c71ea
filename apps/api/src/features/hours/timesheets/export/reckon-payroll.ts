import { allAbsenceTypes, collatorOf } from '@pamaina/contract';
import { roundedDays, type AbsentDay, type PaidAs, type Reckoned } from '@pamaina/engine';
import { together, type Tx } from '../../../../platform/database/database.ts';
import type { DayParts, PayrollLine } from '../../../../platform/database/stored-types.ts';
import {
  absencesOf,
  employedIn,
  normsOfBooks,
  ownerOf,
  readTeam,
  reckonTeam,
  termsOf,
  type Books,
  type DateRange,
} from '../../analytics/index.ts';
import { readDueChanges, type DueChange } from '../../../plan/late-changes/index.ts';
import type { GrantedAbsence } from '../../../business/unavailability/index.ts';
import { earlierOvertime, type EarlierOvertime, type EndingPeriod, readEndingPeriods } from '../read-ending-periods.ts';
import { readBooksOf } from '../read-books.ts';
import { readDayMarks, type DayMarks } from '../read-day-marks.ts';
import type { Entry } from '../read-entries.ts';
import { becomesLeave, hoursToLeave, readMonthsToLeave } from '../hours-to-leave.ts';
import { readPlanned, type Planned } from '../read-planned.ts';
import { signsOf } from '../signs-of.ts';

interface Sources {
  books: Books<Entry>;
  planned: readonly Planned[];
  marks: DayMarks;
  /** The months whose hours become leave (`readMonthsToLeave`). */
  toLeave: ReadonlySet<string>;
  ending: readonly EndingPeriod[];
  changed: readonly DueChange[];
  range: DateRange;
}

/** Everybody's hours of a range as they are now, by name; those who are gone last. @param now epoch milliseconds */
export async function reckonPayroll(tx: Tx, range: DateRange, now: number): Promise<PayrollLine[]> {
  const team = await readTeam(tx);
  const [books, planned, marks, toLeave, ending, changed] = await together(tx, () => [
    readBooksOf(tx, team, { ...range, now }),
    readPlanned(tx, range),
    readDayMarks(tx, range),
    readMonthsToLeave(tx, range),
    readEndingPeriods(tx, team, range),
    readDueChanges(tx, range),
  ]);
  return payrollOf({ books, planned, marks, toLeave, ending, changed, range }, reckonTeam(books, range));
}

/** The same of what has been read and reckoned. */
export function payrollOf(
  { books, planned, marks, toLeave, ending, changed, range }: Sources,
  reckoned: readonly Reckoned<Entry>[],
): PayrollLine[] {
  const isInside = ({ date }: { date: string }) => date >= range.start && date <= range.end;
  const inside = reckoned.filter(({ shift }) => isInside(shift));
  const work = Map.groupBy(inside, ({ shift }) => ownerOf(shift.isGone, shift.person));
  const shifts = Map.groupBy(planned.filter(isInside), ({ is_gone, person }) => ownerOf(is_gone, person));
  const normOf = normsOfBooks(books);
  const earlier = earlierOvertime(books, ending);
  const changes = Map.groupBy(changed, ({ isGone, person }) => ownerOf(isGone, person));
  const terms = termsOf(books.team);
  const lineOf = (owner: string, who: Pick<PayrollLine, 'id' | 'name'>) => {
    const rateOn = terms.get(owner)?.rateOn ?? (() => 0);
    const absent = absencesOf(books, owner, range);
    const counted = allAbsenceTypes.map((type) => {
      const days = absent.reduce((sum, { part, absence }) => (absence.type === type ? sum + part : sum), 0);
      return [type, roundedDays(days)] as const;
    });
    const own = work.get(owner) ?? [];
    const planned = shifts.get(owner) ?? [];
    const atHome = marks.atHome.get(owner) ?? new Map<string, number>();
    const sums = sumsOf(own, planned);
    const { unpaidCents, ...leave } = hoursToLeave(own, toLeave, rateOn);
    const late = earlier.get(owner) ?? [];
    const due = changes.get(owner) ?? [];
    return {
      ...who,
      ...ratesOf(own, rateOn, range),
      ...sums,
      ...leave,
      cents: [...late, ...due].reduce((sum, { cents }) => sum + (cents ?? 0), sums.cents - unpaidCents),
      earlierOvertime: late.flatMap(({ months }) => months),
      ...(atHome.size > 0 && { onCallHome: [...atHome.values()].reduce((sum, minutes) => sum + minutes, 0) }),
      parts: withHomeOnCall(partsOf(own, { absent, toLeave, late, due }), atHome),
      norm: normOf(owner, range),
      absences: Object.fromEntries(counted),
      signs: signsOf(owner, {
        books,
        marks,
        range,
        worked: sums.days,
        planned: datesOf(planned),
        onCall: datesOf(planned.filter(({ on_call }) => on_call !== null)),
      }),
    };
  };
  const isKnown = (id: string) =>
    work.has(id) || shifts.has(id) || earlier.has(id) || changes.has(id) || marks.chosen.has(id);
  const here = employedIn(books.team, range, isKnown).map(({ id, name }) => lineOf(id, { id, name }));
  const names = [...work.values()].flat().flatMap(({ shift }) => (shift.isGone ? [shift.row.name] : []));
  const ofShifts = planned.filter((shift) => shift.is_gone && isInside(shift)).map(({ name }) => name);
  const hasLeft = (name: string) => marks.chosen.has(ownerOf(true, name)) || earlier.has(ownerOf(true, name));
  const ofRecords = books.team.former.map(({ name }) => name).filter(hasLeft);
  const gone = [...new Set([...names, ...ofShifts, ...ofRecords, ...goneOf(changed)])]
    .toSorted(collatorOf(books.team.country).compare)
    .map((name) => lineOf(ownerOf(true, name), { id: null, name }));
  return [...here, ...gone];
}

/** The names of those with late changes who have left. */
const goneOf = (changed: Sources['changed']): string[] =>
  changed.filter(({ isGone }) => isGone).map(({ person }) => person);

/** The rate of the hours, of whom worked none that of the last day; and whether the hours have several. */
function ratesOf(work: readonly Reckoned<Entry>[], rateOn: (date: string) => number, { end }: DateRange) {
  const dates = work.filter(({ minutes }) => minutes > 0).map(({ shift }) => shift.date);
  const rates = new Set(dates.map(rateOn));
  const last = rateOn(dates.toSorted().at(-1) ?? end);
  return { rateCents: last === 0 ? null : last, ...(rates.size > 1 && { hasRates: true as const }) };
}

/** Hundredths: a third of a day has no end. */
const datesOf = (shifts: readonly Planned[]) => new Set(shifts.map(({ date }) => date));

/** The days with the on-call time at home of each. */
function withHomeOnCall(parts: Record<string, DayParts>, atHome: ReadonlyMap<string, number>) {
  const days = [...atHome].map(([date, onCallHome]) => [date, { ...(parts[date] ?? NO_WORK), onCallHome }] as const);
  return days.length === 0 ? parts : { ...parts, ...Object.fromEntries(days) };
}

const NO_WORK: DayParts = { paidAs: {}, night: 0, additional: 0 };

function sumsOf(work: readonly Reckoned<Entry>[], shifts: readonly Planned[]) {
  const sum = (of: (one: Reckoned<Entry>) => number) => work.reduce((total, one) => total + of(one), 0);
  const days: Record<string, number> = {};
  for (const { shift, minutes } of work) days[shift.date] = (days[shift.date] ?? 0) + minutes;
  return {
    planned: shifts.reduce((total, { minutes }) => total + minutes, 0),
    worked: sum(({ minutes }) => minutes),
    night: sum(({ night }) => night),
    holiday: sum(({ holiday }) => holiday),
    rest: sum(({ rest }) => rest),
    overtime: sum(({ overtime }) => overtime),
    additional: sum(({ additional }) => additional),
    coinciding: sum(({ coinciding }) => coinciding),
    cents: sum(({ cents }) => cents),
    days,
    unapproved: [...new Set(work.flatMap(({ shift }) => (shift.row.approved_at === null ? [shift.date] : [])))],
  };
}

/** These are paid whatever else of their month becomes leave. */
const NEVER_LEAVE: ReadonlySet<PaidAs> = new Set(['regular', 'night', 'additional']);

interface Beside {
  absent: readonly AbsentDay<GrantedAbsence>[];
  toLeave: ReadonlySet<string>;
  late: readonly EarlierOvertime[];
  due: readonly DueChange[];
}

/** What the days consist of, by date. Hours that become leave are paid as nothing. */
function partsOf(work: readonly Reckoned<Entry>[], { absent, toLeave, late, due }: Beside) {
  const parts: Record<string, DayParts> = {};
  const partOf = (date: string) => (parts[date] ??= { paidAs: {}, night: 0, additional: 0 });
  for (const one of work) {
    const { shift, paidAs, night, additional } = one;
    const isUnpaid = becomesLeave(one, toLeave);
    const part = partOf(shift.date);
    part.night += night;
    part.additional += additional;
    for (const [as, minutes] of Object.entries(paidAs) as [PaidAs, number][])
      if (!isUnpaid || NEVER_LEAVE.has(as)) part.paidAs[as] = (part.paidAs[as] ?? 0) + minutes;
  }
  for (const { date, part, absence } of absent) {
    const { type, leave_code: leave } = absence;
    (partOf(date).absences ??= []).push({ type, part: roundedDays(part), ...(leave && { leave }) });
  }
  for (const { date, minutes, cents } of due) (partOf(date).late ??= []).push({ minutes: minutes ?? 0, cents });
  for (const { date, months } of late)
    partOf(date).earlierOvertime = months.reduce((sum, { minutes }) => sum + minutes, 0);
  return parts;
}
