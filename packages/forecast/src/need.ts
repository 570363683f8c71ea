/** Quarters of an hour in a day. */
export const QUARTERS = 96;

/** How many guests (or receipts, or euros) one employee of a role serves. */
export interface Productivity {
  /** One employee for every so many an hour; null: as many as `least_open`, whatever comes. */
  per_hour: number | null;
  /** At least so many while it is open. */
  least_open: number;
  /** So many, for so many minutes before opening and after closing. */
  before_count: number;
  before_minutes: number;
  after_count: number;
  after_minutes: number;
}

/**
 * How many employees of a role are needed in each quarter of an hour of a day.
 * @param values what comes in, by slot of equal length (96 divided by their number is the length in quarters); null:
 * closed
 * @returns 96 counts, or more where the time after closing reaches into the next day
 */
export function needOfDay(values: readonly (number | null)[], productivity: Productivity): number[] {
  const width = QUARTERS / values.length;
  const need = Array.from({ length: QUARTERS }, () => 0);
  const isOpen = (quarter: number) => values[Math.floor(quarter / width)] != null;
  for (let quarter = 0; quarter < QUARTERS; quarter++)
    if (isOpen(quarter)) need[quarter] = whileOpen(values[Math.floor(quarter / width)] ?? 0, width, productivity);
  const atLeast = (quarter: number, count: number) => {
    if (quarter >= 0 && count > 0) need[quarter] = Math.max(need[quarter] ?? 0, count);
  };
  for (let quarter = 0; quarter <= QUARTERS; quarter++) {
    if (isOpen(quarter) && !isOpen(quarter - 1))
      for (let before = 1; before <= quartersOf(productivity.before_minutes); before++)
        atLeast(quarter - before, productivity.before_count);
    if (!isOpen(quarter) && isOpen(quarter - 1))
      for (let after = 0; after < quartersOf(productivity.after_minutes); after++)
        atLeast(quarter + after, productivity.after_count);
  }
  return Array.from(need, (count) => count ?? 0);
}

const quartersOf = (minutes: number) => Math.ceil(minutes / 15);

function whileOpen(value: number, width: number, { per_hour, least_open }: Productivity): number {
  if (per_hour === null) return least_open;
  const anHour = (value * 4) / width;
  // Sums of shares are not exact: 20.0000001 guests don't need a third employee for every 10.
  return Math.max(least_open, Math.ceil(anHour / per_hour - 1e-6));
}
