interface QuietHours {
  /** `HH:MM` or with seconds. */
  from: string;
  until: string;
}

/**
 * When the quiet hours at a moment end, in milliseconds since 1970; null: it is outside them. By local time, also on
 * the nights when the clocks change: a skipped time is the moment of the jump, a time that occurs twice is its first
 * occurrence.
 * @param zone IANA name
 * @param now milliseconds since 1970
 */
export function quietUntil({ from, until }: QuietHours, zone: string, now: number): number | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const [start, end] = [Temporal.PlainTime.from(from), Temporal.PlainTime.from(until)];
  const isSince = Temporal.PlainTime.compare(local.toPlainTime(), start) >= 0;
  const isBefore = Temporal.PlainTime.compare(local.toPlainTime(), end) < 0;
  const isOvernight = Temporal.PlainTime.compare(start, end) > 0;
  if (isOvernight ? !isSince && !isBefore : !isSince || !isBefore) return null;
  const day = isBefore ? local.toPlainDate() : local.toPlainDate().add({ days: 1 });
  const ends = day.toZonedDateTime({ timeZone: zone, plainTime: end }).epochMilliseconds;
  // In the hour that occurs twice the end has already passed once.
  return ends > now ? ends : null;
}
