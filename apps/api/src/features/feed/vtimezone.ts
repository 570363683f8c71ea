/** Whole years around the entries, so that a calendar that looks further back or ahead still finds a rule. */
const YEARS_AROUND = 1;

/**
 * The component by which other programs interpret a zone's local times (RFC 5545, 3.6.5): every change of its clock
 * from the year before the first entry to the year after the last, as known on this machine, instead of rules that
 * would have to be guessed.
 * @param span epoch milliseconds
 */
export function vtimezone(zone: string, span: { from: number; to: number }): string {
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
