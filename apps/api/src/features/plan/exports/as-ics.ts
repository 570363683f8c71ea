import { writeCalendar } from '../../../platform/calendar-file/write-calendar.ts';
import { oneLine } from '../../../platform/text/one-line.ts';
import type { Sheet } from './read-sheet.ts';
import { wordsOf } from './sheet-words.ts';

/** One entry per shift, in UTC, so that no calendar needs the zone's rules. */
export function asIcs(sheet: Sheet): Uint8Array {
  const { person, text } = wordsOf(sheet);
  const { project, language, zone, shifts } = sheet;
  const madeAt = sheet.madeAt.getTime();
  const file = { name: oneLine(project), language, zone, times: 'utc' as const, refreshMinutes: null, madeAt };
  const entries = shifts.map((shift) => ({
    uid: `${shift.id}@pamaina`,
    startsAt: shift.startsAt.getTime(),
    endsAt: shift.endsAt.getTime(),
    changedAt: madeAt,
    sequence: 0,
    summary: oneLine(`${person(shift)} · ${shift.role}`),
    description: [shift.template, text(shift.status)].filter((line) => line !== null).join('\n'),
    location: oneLine(project),
    status: shift.status === 'published' ? ('CONFIRMED' as const) : ('TENTATIVE' as const),
  }));
  return writeCalendar(file, entries);
}
