/** What came in on one day, in slots of equal length: guests, orders, receipts or money. */
export interface TakingsDay {
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  /** One for each slot of the day; null: closed, or nothing is known. That is not zero. */
  values: readonly (number | null)[];
  /** Why the day isn't like others of its weekday; null: as usual. Only usual days are learnt from. */
  special: 'holiday' | 'left_out' | null;
  /** By how much an event changed the day: 1.3 is 30 % more than usual. */
  factor: number;
}

/** A day to be forecast: what is known of it before. */
export interface DayAhead {
  weekday: number;
  special: 'holiday' | null;
  factor: number;
  /** Which slots are open; null: those in which something came in on this weekday before. */
  open: readonly boolean[] | null;
  /** What a person expects of it instead; missing: nobody said anything. */
  typed?: Typed | undefined;
}

/** The whole day, which then has the shape of the forecast, or each slot. */
export type Typed = { total: number } | { slots: Expected };

/** What is expected of a day, slot by slot; null in a slot that is closed. */
export type Expected = readonly (number | null)[];

/** A method that has learnt from a series. @param ahead days after the last day of the series, from 1 */
export type Learnt = (weekday: number, ahead: number) => readonly number[];

/** The part of a day that can be compared with other days: no event, no holiday, something known. */
export const isUsual = (day: TakingsDay): boolean => day.special === null && day.values.some((value) => value !== null);

/** A day's value as it would have been without its event. */
export const plainValue = ({ values, factor }: TakingsDay, slot: number): number | null => {
  const value = values[slot] ?? null;
  return value === null ? null : value / factor;
};

export const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
