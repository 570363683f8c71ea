// Method: domains of days: what branching and diving leave to a roster, as an interval of codes for each day.
// Paper: Ryan, Foster, "An integer programming approach to scheduling", 1981; intervals of codes are our own.
/** More than any code. */
const ANY = 2 ** 31 - 1;

/** The domain of a roster by day: from the lowest to the highest code, -1 for free; and that of its sum of minutes. */
export interface DayDomains {
  low: Int32Array;
  high: Int32Array;
  minutes?: MinutesDomain;
}

/** The least and the most net minutes of the period. */
export interface MinutesDomain {
  least: number;
  most: number;
  /** By code: what it adds. */
  net: Int32Array;
}

/** The fixed decisions by employee. */
export type Fixings = ReadonlyMap<number, DayDomains>;

/** An unrestricted roster of the given number of days. */
export function fullDomain(days: number): DayDomains {
  return { low: new Int32Array(days).fill(-1), high: new Int32Array(days).fill(ANY) };
}

export function copyOf({ low, high, minutes }: DayDomains): DayDomains {
  return { low: Int32Array.from(low), high: Int32Array.from(high), ...(minutes && { minutes }) };
}

/** The sum of a roster. */
export function minutesOf(row: Int32Array, net: Int32Array): number {
  let sum = 0;
  for (const code of row) if (code >= 0) sum += net[code]!;
  return sum;
}

/** Whether a day still has more than one possible value. */
export function isOpen({ low, high }: DayDomains, day: number): boolean {
  return low[day]! < high[day]!;
}

/** Whether any day does. */
export function hasOpen(domain: DayDomains): boolean {
  return domain.low.some((_, day) => isOpen(domain, day));
}

/** Fixes a day to a code, or to free by -1. */
export function fixDay({ low, high }: DayDomains, day: number, code: number): void {
  low[day] = high[day] = code;
}

/** Whether a roster is within its employee's domain. */
export function admits({ low, high, minutes }: DayDomains, row: Int32Array): boolean {
  for (let day = 0; day < row.length; day++) if (row[day]! < low[day]! || row[day]! > high[day]!) return false;
  if (!minutes) return true;
  const sum = minutesOf(row, minutes.net);
  return sum >= minutes.least && sum <= minutes.most;
}

/** The number of open cells. */
export function openDays(fixings: Fixings): number {
  let open = 0;
  for (const row of fixings.values()) for (let day = 0; day < row.low.length; day++) if (isOpen(row, day)) open++;
  return open;
}
