export interface Span {
  /** Epoch milliseconds, the end exclusive. */
  starts_at: number;
  ends_at: number;
}

const DAYS_IN_WEEK = 7;

/**
 * The weeks of a weekly span that overlap `range`: the same local weekday and times of day as the first, from the first
 * one on. A time that the clocks skip moves forward by the jump; one that occurs twice is its first occurrence (RFC
 * 5545); where nothing would be left between the two, the span keeps its length.
 */
export function expandWeekly(zone: string, first: Span, range: Span): Span[] {
  const start = localTime(zone, first.starts_at);
  const end = localTime(zone, first.ends_at);
  const touches = ({ starts_at, ends_at }: Span) => starts_at < range.ends_at && ends_at > range.starts_at;
  const spans: Span[] = touches(first) ? [first] : [];
  for (let week = firstWeek(zone, end, range); ; week += 1) {
    const starts_at = instantOf(zone, start.add({ weeks: week }));
    if (starts_at >= range.ends_at) return spans;
    const until = instantOf(zone, end.add({ weeks: week }));
    const span = { starts_at, ends_at: until > starts_at ? until : starts_at + (first.ends_at - first.starts_at) };
    if (touches(span)) spans.push(span);
  }
}

/** The first repetition to check: the last that certainly ends before the range, or the one after the first. */
function firstWeek(zone: string, end: Temporal.PlainDateTime, range: Span): number {
  const days = end.until(localTime(zone, range.starts_at), { largestUnit: 'days' }).days;
  return Math.max(1, Math.floor(days / DAYS_IN_WEEK) - 1);
}

function localTime(zone: string, at: number): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
}

function instantOf(zone: string, local: Temporal.PlainDateTime): number {
  return local.toZonedDateTime(zone).epochMilliseconds;
}
