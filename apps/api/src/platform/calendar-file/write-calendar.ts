import { basic, inUtc } from './date-time.ts';
import { observancesOf } from './zone-observances.ts';

/** An entry of a calendar file. Instants are epoch milliseconds. */
export interface CalendarEntry {
  uid: string;
  startsAt: number;
  endsAt: number;
  /** When it became what it is now. */
  changedAt: number;
  /** Rises with every change of the entry (RFC 5545, 3.8.7.4). */
  sequence: number;
  summary: string;
  location: string;
  description: string | null;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

interface CalendarFile {
  name: string;
  /** Of the texts, as in `en`. */
  language: string;
  zone: string;
  /** Whether times are local to the zone, whose rules the file then has, or in UTC, so that no reader needs them. */
  times: 'local' | 'utc';
  /** How often a program that subscribed should read it again; null for a file that is read once. */
  refreshMinutes: number | null;
  /** Epoch milliseconds: the year whose rules a calendar without entries has. */
  madeAt: number;
}

/**
 * A calendar (RFC 5545). It has no METHOD, because with one each entry would need an ORGANIZER (RFC 5546, 3.2.1), and
 * all its own properties come before the first component (3.4), where some readers alone look for them.
 */
export function writeCalendar(file: CalendarFile, entries: readonly CalendarEntry[]): Uint8Array {
  const { name, language, zone, times, refreshMinutes } = file;
  const properties = [
    'VERSION:2.0',
    `PRODID:-//Pamaina//Pamaina//${language.toUpperCase()}`,
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    ...(times === 'local' ? [`X-WR-TIMEZONE:${textValue(zone)}`] : []),
    ...(refreshMinutes === null
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`]),
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    ...properties,
    // A calendar has at least one component (3.6), also one without entries.
    ...(times === 'local' || entries.length === 0 ? zoneLines(file, entries) : []),
    ...entries.flatMap((entry) => entryLines(entry, times === 'local' ? zone : 'UTC')),
    'END:VCALENDAR',
  ];
  return new TextEncoder().encode(lines.map((line) => `${folded(line)}\r\n`).join(''));
}

function zoneLines({ zone, madeAt }: CalendarFile, entries: readonly CalendarEntry[]): string[] {
  const moments = entries.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const years = [Math.min(madeAt, ...moments), Math.max(madeAt, ...moments)].map((at) => new Date(at).getUTCFullYear());
  const observances = observancesOf(zone, { from: years[0] ?? 0, to: years[1] ?? 0 });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'];
}

function entryLines(entry: CalendarEntry, zone: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(entry.uid)}`,
    // Both are always in UTC (3.8.7.2, 3.8.7.3).
    `DTSTAMP:${inUtc(entry.changedAt)}`,
    `LAST-MODIFIED:${inUtc(entry.changedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    ...span(entry, zone),
    `SUMMARY:${textValue(entry.summary)}`,
    `LOCATION:${textValue(entry.location)}`,
    ...(entry.description === null ? [] : [`DESCRIPTION:${textValue(entry.description)}`]),
    `STATUS:${entry.status}`,
    'END:VEVENT',
  ];
}

/**
 * Start and end in local time. Programs disagree on which of two hours is meant where the clocks go back, so an entry
 * that begins or ends at a time that occurs twice is given in UTC.
 */
function span({ startsAt, endsAt }: CalendarEntry, zone: string): string[] {
  const [start, end] = [startsAt, endsAt].map((at) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone),
  );
  if (zone === 'UTC' || !start || !end || comesTwice(start) || comesTwice(end))
    return [`DTSTART:${inUtc(startsAt)}`, `DTEND:${inUtc(endsAt)}`];
  const local = (time: Temporal.ZonedDateTime) => basic(time.toPlainDateTime());
  return [`DTSTART;TZID=${zone}:${local(start)}`, `DTEND;TZID=${zone}:${local(end)}`];
}

function comesTwice(time: Temporal.ZonedDateTime): boolean {
  const written = time.toPlainDateTime();
  const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
    written.toZonedDateTime(time.timeZoneId, { disambiguation }),
  );
  return first?.epochMilliseconds !== last?.epochMilliseconds;
}

/** Text with its signs escaped (3.3.11). */
const textValue = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const LINE_BYTES = 75;

/** A line of at most 75 bytes, continued after a space, never within a character (3.1). */
function folded(line: string): string {
  let written = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      written += '\r\n ';
      bytes = 1;
    }
    written += character;
    bytes += size;
  }
  return written;
}
