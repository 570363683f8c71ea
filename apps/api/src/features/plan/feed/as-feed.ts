import type { Language } from '@pamaina/contract';
import { writeCalendar, type CalendarEntry } from '../../../platform/calendar-file/write-calendar.ts';
import { oneLine } from '../../../platform/text/one-line.ts';
import { textOf } from '../../../platform/text/texts.ts';

const REFRESH_MINUTES = 60;

export interface FeedShift {
  id: string;
  /** Instants in UTC. */
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  role: string;
  version: number;
  changed_at: string;
  /** No longer a shift of this person: calendars that have it should drop it. */
  is_cancelled: boolean;
}

interface FeedContents {
  project: string;
  zone: string;
  language: Language;
  /** By start. */
  shifts: readonly FeedShift[];
  /** Epoch milliseconds. */
  now: number;
}

/**
 * An employee's shifts as a calendar (RFC 5545) in the project's time zone. An entry keeps its UID as long as it is the
 * same shift; SEQUENCE and LAST-MODIFIED show changes.
 */
export function asFeed({ project, zone, language, shifts, now }: FeedContents): Uint8Array {
  const name = textOf(language, 'feed.name', { project: oneLine(project) });
  const file = { name, language, zone, times: 'local' as const, refreshMinutes: REFRESH_MINUTES, madeAt: now };
  const entryOf = (shift: FeedShift): CalendarEntry => ({
    uid: `${shift.id}@pamaina`,
    startsAt: Date.parse(shift.starts_at),
    endsAt: Date.parse(shift.ends_at),
    changedAt: Date.parse(shift.changed_at),
    sequence: shift.version,
    summary: oneLine(`${shift.role} · ${project}`),
    location: oneLine(project),
    description: shift.break_minutes > 0 ? textOf(language, 'feed.break', { minutes: shift.break_minutes }) : null,
    status: shift.is_cancelled ? 'CANCELLED' : 'CONFIRMED',
  });
  return writeCalendar(file, shifts.map(entryOf));
}
