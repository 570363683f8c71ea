/** Quarters of an hour in a day. */
export const QUARTERS = 96;

/** More of a role at once has no requirement; what comes in was mistyped, or what one serves. */
const MOST = 200;

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

export interface DayOfNeed {
  /** What comes in by hour; null: closed. */
  hours: readonly (number | null)[];
  /** The quarters of an hour in which it is open; null: all of the hours that aren't closed. */
  open: readonly boolean[] | null;
}

/**
 * How many employees of a role are needed in each quarter of an hour of consecutive days. A midnight in which it is
 * open is neither closing nor opening.
 * @returns 96 counts for each day
 */
export function needOfDays(days: readonly DayOfNeed[], productivity: Productivity): number[][] {
  const quarters = days.flatMap(quartersOf);
  const need = quarters.map((rate) => (rate === null ? 0 : whileOpen(rate, productivity)));
  const isOpen = (quarter: number) => quarters[quarter] != null;
  const atLeast = (quarter: number, count: number) => {
    if (need[quarter] !== undefined) need[quarter] = Math.max(need[quarter], count);
  };
  for (let quarter = 1; quarter < quarters.length; quarter++) {
    if (isOpen(quarter) && !isOpen(quarter - 1))
      for (let before = 1; before <= lengthOf(productivity.before_minutes); before++)
        atLeast(quarter - before, productivity.before_count);
    if (!isOpen(quarter) && isOpen(quarter - 1))
      for (let after = 0; after < lengthOf(productivity.after_minutes); after++)
        atLeast(quarter + after, productivity.after_count);
  }
  return days.map((_, day) => need.slice(day * QUARTERS, (day + 1) * QUARTERS).map((count) => Math.min(MOST, count)));
}

const lengthOf = (minutes: number) => Math.ceil(minutes / 15);

/** What comes in in each quarter of an hour, as if it went on for an hour; null: closed. */
function quartersOf({ hours, open }: DayOfNeed): (number | null)[] {
  return hours.flatMap((value, hour) => {
    const own = [0, 1, 2, 3].map((part) => value !== null && (open === null || open[hour * 4 + part] === true));
    // What comes in in an hour that opens at half past comes in in half an hour.
    const share = own.filter(Boolean).length / 4;
    return own.map((isOpen) => (isOpen && value !== null ? value / share : null));
  });
}

function whileOpen(rate: number, { per_hour, least_open }: Productivity): number {
  if (per_hour === null) return least_open;
  // Sums of shares are not exact: 20.0000001 guests don't need a third employee for every 10.
  return Math.max(least_open, Math.ceil(rate / per_hour - 1e-6));
}
