/**
 * Loaded into the product before everything else (`--import`): its clock starts at `CLOCK_STARTS_AT`, goes on as the
 * real one does, and jumps to each time that the driver sends. The database's own clock stays: it only writes when a
 * row was made.
 */
const real = { date: globalThis.Date, now: globalThis.Date.now };
let ahead = Number(process.env['CLOCK_STARTS_AT'] ?? real.now()) - real.now();
const now = () => real.now() + ahead;

class MovedDate extends real.date {
  constructor(...parts: [] | [value: number | string | Date]) {
    super(...((parts.length === 0 ? [now()] : parts) as [number]));
  }
  static override now = now;
}
globalThis.Date = MovedDate as DateConstructor;

const instant = () => Temporal.Instant.fromEpochMilliseconds(now());
const zoned = (zone = Temporal.Now.timeZoneId()) => instant().toZonedDateTimeISO(zone);
Object.assign(Temporal.Now, {
  instant,
  zonedDateTimeISO: zoned,
  plainDateISO: (zone?: Temporal.TimeZoneLike) => zoned(zone as string).toPlainDate(),
  plainDateTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone as string).toPlainDateTime(),
  plainTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone as string).toPlainTime(),
});

process.on('message', (at: number) => {
  ahead = at - real.now();
  process.send?.(at);
});
