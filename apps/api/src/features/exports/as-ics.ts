import { oneLine } from '../../platform/text/one-line.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Sheet } from './read-sheet.ts';
import { wordsOf } from './sheet-words.ts';

/** One entry per shift, in UTC, so that no calendar needs the zone's rules. */
export function asIcs(sheet: Sheet): Uint8Array {
  const { person, text } = wordsOf(sheet);
  const calendar = ical({
    name: oneLine(sheet.project),
    prodId: { company: 'Pamaina', product: 'Pamaina', language: sheet.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const shift of sheet.shifts) {
    calendar.createEvent({
      id: `${shift.id}@pamaina`,
      stamp: sheet.madeAt,
      start: shift.startsAt,
      end: shift.endsAt,
      summary: oneLine(`${person(shift)} · ${shift.role}`),
      description: [shift.template, text(shift.status)].filter((line) => line !== null).join('\n'),
      location: oneLine(sheet.project),
      status: shift.status === 'published' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    });
  }
  // RFC 5545 section 3.1: the last line ends with a line break too.
  return new TextEncoder().encode(`${calendar.toString()}\r\n`);
}
