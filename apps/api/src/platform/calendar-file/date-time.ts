/** A date and time in the form of RFC 5545, 3.3.5. */
export const basic = (time: Temporal.PlainDateTime): string =>
  time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** The same in UTC. */
export const inUtc = (at: number): string =>
  `${basic(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC').toPlainDateTime())}Z`;
