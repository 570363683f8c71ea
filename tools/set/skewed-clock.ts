/**
 * Loaded before the product by a test (`node --import`): the clock of a machine that is wrong by `CLOCK_AHEAD_HOURS`.
 * The steady clock (`performance.now()`) stays, as on a real one.
 */
const AHEAD_MS = Number(process.env['CLOCK_AHEAD_HOURS']) * 3_600_000;
const RealDate = Date;
const now = () => RealDate.now() + AHEAD_MS;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, values: [], target) =>
    Reflect.construct(date, values.length === 0 ? [now()] : values, target) as Date,
  get: (date, name, receiver) => (name === 'now' ? now : (Reflect.get(date, name, receiver) as unknown)),
});

const instant = () => Temporal.Instant.fromEpochMilliseconds(now());
Object.assign(Temporal.Now, {
  instant,
  zonedDateTimeISO: (zone = 'UTC') => instant().toZonedDateTimeISO(zone),
  plainDateISO: (zone = 'UTC') => instant().toZonedDateTimeISO(zone).toPlainDate(),
  plainDateTimeISO: (zone = 'UTC') => instant().toZonedDateTimeISO(zone).toPlainDateTime(),
});
