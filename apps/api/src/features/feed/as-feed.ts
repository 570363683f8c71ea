import type { Language } from '@pamaina/contract';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { oneLine } from '../../platform/text/one-line.ts';
import { textOf } from '../../platform/text/texts.ts';

const REFRESH_SECONDS = 60 * 60;

export interface FeedShift {
  id: string;
  /** Instants in UTC. */
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  role: string;
  version: number;
  changed_at: string;
}

interface FeedContents {
  project: string;
  zone: string;
  language: Language;
  /** By start. */
  shifts: readonly FeedShift[];
}

/**
 * An employee's shifts as a calendar (RFC 5545) in the project's time zone. An entry keeps its UID as long as it is the
 * same shift; SEQUENCE and LAST-MODIFIED show changes.
 */
export function asFeed({ project, zone, language, shifts }: FeedContents): Uint8Array {
  const calendar = ical({
    name: textOf(language, 'feed.name', { project: oneLine(project) }),
    prodId: { company: 'Pamaina', product: 'Pamaina', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  const moments = shifts.flatMap(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)]);
  const component = shifts.length > 0 && vtimezone(zone, { from: Math.min(...moments), to: Math.max(...moments) });
  if (component) calendar.timezone({ name: zone, generator: () => component });
  for (const shift of shifts) {
    const { break_minutes: minutes } = shift;
    calendar.createEvent({
      id: `${shift.id}@pamaina`,
      stamp: new Date(shift.changed_at),
      lastModified: new Date(shift.changed_at),
      sequence: shift.version,
      ...span(shift, zone),
      summary: oneLine(`${shift.role} · ${project}`),
      location: oneLine(project),
      status: ICalEventStatus.CONFIRMED,
      ...(minutes > 0 && { description: textOf(language, 'feed.break', { minutes }) }),
    });
  }
  // RFC 5545 section 3.1: the last line ends with a line break too.
  return new TextEncoder().encode(`${calendar.toString()}\r\n`);
}

/**
 * Start and end in local time. Programs disagree on which of two hours is meant where the clocks go back, so a time
 * that occurs twice is given in UTC.
 */
function span({ starts_at, ends_at }: FeedShift, zone: string) {
  const [start, end] = [starts_at, ends_at].map((at) => Temporal.Instant.from(at).toZonedDateTimeISO(zone));
  const isPlain = start && end && !comesTwice(start) && !comesTwice(end);
  return isPlain ? { start, end, timezone: zone } : { start: new Date(starts_at), end: new Date(ends_at) };
}

function comesTwice(time: Temporal.ZonedDateTime): boolean {
  const written = time.toPlainDateTime();
  const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
    written.toZonedDateTime(time.timeZoneId, { disambiguation }),
  );
  return first?.epochMilliseconds !== last?.epochMilliseconds;
}

/** Whole years around the entries, so that a calendar that looks further back or ahead still finds a rule. */
const YEARS_AROUND = 1;

/**
 * The component by which other programs interpret a zone's local times (RFC 5545, 3.6.5): every change of its clock
 * from the year before the first entry to the year after the last, as known on this machine, instead of rules that
 * would have to be guessed.
 * @param span epoch milliseconds
 */
function vtimezone(zone: string, span: { from: number; to: number }): string {
  const at = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
  const first = at(span.from).subtract({ years: YEARS_AROUND });
  const last = at(span.to).add({ years: YEARS_AROUND });
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance(first.with({ month: 1, day: 1 }).startOfDay(), null)];
  let change = first.with({ month: 1, day: 1 }).startOfDay().getTimeZoneTransition('next');
  while (change && Temporal.ZonedDateTime.compare(change, last) <= 0) {
    lines.push(...observance(change, change.subtract({ nanoseconds: 1 })));
    change = change.getTimeZoneTransition('next');
  }
  return [...lines, 'END:VTIMEZONE'].join('\r\n');
}

/** The offset from a change on. Its start is in the local time before the change (RFC 5545, 3.6.5). */
function observance(change: Temporal.ZonedDateTime, before: Temporal.ZonedDateTime | null): string[] {
  const from = (before ?? change).offset;
  const begins = change.toInstant().toZonedDateTimeISO(from).toPlainDateTime();
  const isSummer = before !== null && change.offsetNanoseconds > before.offsetNanoseconds;
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${begins.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${from.replace(':', '')}`,
    `TZOFFSETTO:${change.offset.replace(':', '')}`,
    `END:${kind}`,
  ];
}
