import { basic, inUtc } from './date-time.ts';

/** Years, both inclusive. */
interface Years {
  from: number;
  to: number;
}

/** A calendar that looks a little further back or ahead still finds its rule. */
const YEARS_AROUND = 1;
/** So many years ahead show whether a change comes on the last Sunday of a month or on its fourth. */
const YEARS_TO_SEE_A_RULE = 12;
/** Fewer changes in a row on the same weekday may be chance. */
const LEAST_OF_A_RULE = 3;

/** A change of a zone's clock. */
interface Change {
  at: Temporal.ZonedDateTime;
  /** Written in the offset before it, as DTSTART of its rule is (RFC 5545, 3.6.5). */
  local: Temporal.PlainDateTime;
  offsetFrom: string;
}

/**
 * The lines by which other programs read a zone's local times in these years (RFC 5545, 3.6.5): its yearly rules, and
 * each change by itself where it follows none. A rule without an end holds as far ahead as this machine knows.
 */
export function observancesOf(zone: string, { from, to }: Years): string[] {
  const first = yearStart(zone, from - YEARS_AROUND);
  const end = yearStart(zone, to + YEARS_AROUND + 1);
  const seen = changesBetween(first, yearStart(zone, to + YEARS_AROUND + YEARS_TO_SEE_A_RULE));
  const lastYear = seen.at(-1)?.local.year;
  const blocks: { at: Temporal.PlainDateTime; lines: string[] }[] = [];
  for (const series of seriesOf(seen)) {
    const [begins, last] = [series[0], series.at(-1)];
    if (!begins || !last || Temporal.ZonedDateTime.compare(begins.at, end) >= 0) continue;
    const isRule = series.length >= LEAST_OF_A_RULE;
    const isLasting = isRule && last.local.year >= (lastYear ?? 0) - 1 && last.local.year > end.year;
    if (isRule) blocks.push({ at: begins.local, lines: observance(begins, yearly(series, isLasting ? null : last)) });
    else
      for (const change of series.filter(({ at }) => Temporal.ZonedDateTime.compare(at, end) < 0))
        blocks.push({ at: change.local, lines: observance(change, null) });
  }
  const isCovered = seen[0] !== undefined && seen[0].local.year < from;
  const before = isCovered ? [] : beginning(first);
  return [
    ...before,
    ...blocks.sort((a, b) => Temporal.PlainDateTime.compare(a.at, b.at)).flatMap(({ lines }) => lines),
  ];
}

const yearStart = (zone: string, year: number) => new Temporal.PlainDate(year, 1, 1).toZonedDateTime(zone);

function changesBetween(first: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): Change[] {
  const changes: Change[] = [];
  for (let at = first.getTimeZoneTransition('next'); at && Temporal.ZonedDateTime.compare(at, end) < 0;) {
    const offsetFrom = at.subtract({ nanoseconds: 1 }).offset;
    const local = at.toInstant().toZonedDateTimeISO(offsetFrom).toPlainDateTime();
    if (offsetFrom !== at.offset) changes.push({ at, local, offsetFrom });
    at = at.getTimeZoneTransition('next');
  }
  return changes;
}

/** Changes that come each year in the same month on the same weekday, at the same time, from and to the same offset. */
function seriesOf(changes: readonly Change[]): Change[][] {
  const all: Change[][] = [];
  const open = new Map<string, Change[]>();
  for (const change of changes) {
    const { local, offsetFrom, at } = change;
    const key = [local.month, local.dayOfWeek, local.toPlainTime().toString(), offsetFrom, at.offset].join(' ');
    const current = open.get(key);
    const days = [...(current ?? []), change].map((each) => each.local.day);
    const continues = current?.at(-1)?.local.year === local.year - 1 && Math.max(...days) - Math.min(...days) < 7;
    if (current && continues) current.push(change);
    else {
      const begun = [change];
      open.set(key, begun);
      all.push(begun);
    }
  }
  return all;
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** @param last of a rule that ends; null for one that lasts */
function yearly(series: readonly Change[], last: Change | null): string {
  const [{ local } = { local: null }] = series;
  if (local === null) return '';
  const weekday = WEEKDAYS[local.dayOfWeek - 1];
  const days = series.map((change) => change.local.day);
  const fromEnd = series.map((change) => change.local.daysInMonth - change.local.day);
  const [earliest, latest] = [Math.min(...days), Math.max(...days)];
  const nth = Math.ceil(latest / 7);
  const until = last === null ? '' : `;UNTIL=${inUtc(last.at.epochMilliseconds)}`;
  const rule = `RRULE:FREQ=YEARLY${until};BYMONTH=${local.month}`;
  if (Math.max(...fromEnd) < 7) return `${rule};BYDAY=-1${weekday}`;
  if (Math.ceil(earliest / 7) === nth) return `${rule};BYDAY=${nth}${weekday}`;
  const week = Array.from({ length: 7 }, (_, index) => latest - 6 + index);
  return `${rule};BYMONTHDAY=${week.join(',')};BYDAY=${weekday}`;
}

function observance({ at, local, offsetFrom }: Change, rule: string | null): string[] {
  const isForward = offsetMinutes(at.offset) > offsetMinutes(offsetFrom);
  return component(isForward ? 'DAYLIGHT' : 'STANDARD', {
    begins: basic(local),
    from: offsetFrom,
    to: at.offset,
    rule,
  });
}

/** The offset with which the years begin, where no change before the first entry gives it. */
const beginning = (first: Temporal.ZonedDateTime): string[] =>
  component('STANDARD', { begins: basic(first.toPlainDateTime()), from: first.offset, to: first.offset, rule: null });

const offsetMinutes = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

interface Observance {
  begins: string;
  from: string;
  to: string;
  rule: string | null;
}

const component = (kind: 'DAYLIGHT' | 'STANDARD', { begins, from, to, rule }: Observance): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${begins}`,
  `TZOFFSETFROM:${from.replaceAll(':', '')}`,
  `TZOFFSETTO:${to.replaceAll(':', '')}`,
  ...(rule === null ? [] : [rule]),
  `END:${kind}`,
];
