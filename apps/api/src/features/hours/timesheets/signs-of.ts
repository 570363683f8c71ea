import { absenceTypes, type workingTimeSheet, monthOf } from '@pamaina/contract';
import type { ContractSpan } from '@pamaina/engine';
import { datesBetween } from '../../../platform/time/zone.ts';
import { absencesOf, ownerOf, termsOf, type Books, type DateRange } from '../analytics/index.ts';
import type { DayMarks } from './read-day-marks.ts';

type SignKind = workingTimeSheet.SignKind;

interface Sources {
  books: Books;
  marks: DayMarks;
  range: DateRange;
  /** Worked minutes by date. */
  worked: Readonly<Record<string, number>>;
  /** Dates with a published shift. */
  planned: ReadonlySet<string>;
  /** Those of them whose shift is on-call time at work. */
  onCall: ReadonlySet<string>;
}

/** Of whom no terms are known. */
const ALWAYS: readonly ContractSpan[] = [{ from: null, to: null, contract: null }];

/**
 * What each day of somebody was besides work, by date: what a manager chose; time off on working days and where it
 * took a shift; on-call time, also where somebody worked; public holidays; rest. Nothing before they began or after
 * they left, and nothing where a shift waits for an entry.
 */
export function signsOf(owner: string, sources: Sources): Record<string, SignKind> {
  const { books, marks, range, worked, planned, onCall } = sources;
  const contracts = termsOf(books.team).get(owner)?.contracts ?? ALWAYS;
  const spanOn = (date: string) => contracts.find(({ from, to }) => (from ?? date) <= date && date <= (to ?? date));
  const isEmployed = (date: string) => spanOn(date) !== undefined;
  const since = beginOf(owner, sources);
  const workingDays = new Map(
    absencesOf(books, owner, range)
      .toReversed()
      .map(({ date, absence }) => [date, absence.type]),
  );
  const absences = books.absences.get(owner) ?? [];
  const absenceOn = (date: string) =>
    workingDays.get(date) ??
    absences.find(
      ({ from, to, scheduled, type }) =>
        from <= date &&
        date <= to &&
        isEmployed(date) &&
        ((scheduled[date] ?? 0) > 0 || !absenceTypes[type].lowersNorm),
    )?.type;
  const atHome = marks.atHome.get(owner);
  const onCallOn = (date: string): SignKind | undefined => {
    if (atHome?.has(date)) return 'on_call_home';
    return onCall.has(date) ? 'on_call_work' : undefined;
  };
  const isFree = (date: string): SignKind | undefined => {
    if ((worked[date] ?? 0) > 0 || planned.has(date)) return undefined;
    if (!isEmployed(date) || date < since) return undefined;
    const day = books.days.list[books.days.index.get(date) ?? -1];
    if (day?.holiday === true) return 'public_holiday';
    const weekday = day?.weekday ?? 1;
    const contract = spanOn(date)?.contract;
    const isWeekend = contract?.restWeekdays?.includes(weekday) ?? weekday > (contract?.daysPerWeek ?? 5);
    return isWeekend || marks.publishedMonths.has(monthOf(date)) ? 'rest_day' : undefined;
  };
  return Object.fromEntries(
    datesBetween(range.start, range.end).flatMap((date) => {
      const kind = marks.chosen.get(owner)?.get(date) ?? absenceOn(date) ?? onCallOn(date) ?? isFree(date);
      return kind === undefined ? [] : [[date, kind]];
    }),
  );
}

/**
 * The day on which somebody began, as norms have it: that of the record or of the first work or shift, whichever is
 * earlier.
 */
function beginOf(owner: string, { books, planned }: Sources): string {
  let since = termsOf(books.team).get(owner)?.join_date ?? '';
  for (const { isGone, person, date } of [...books.work, ...(books.beside ?? [])])
    if (ownerOf(isGone, person) === owner && date < since) since = date;
  for (const date of planned) if (date < since) since = date;
  return since;
}
