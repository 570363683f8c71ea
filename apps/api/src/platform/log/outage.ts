import { isUnavailable } from '../ground/retryable.ts';

/** Without a line that says the database is back, a loss after this time is another one. */
const FORGOTTEN_MS = 60_000;

/** What to write instead of a line; null: nothing. */
export type Written = { fields: object; text?: string } | null;

/** A minute without the database is one line when it goes and one when it is back, however many jobs found out. */
export interface Outage {
  /** @param isOurs the line is about the database, if its error is one of connections */
  write(fields: object, isOurs: boolean): Written;
}

/**
 * @param now milliseconds that only grow
 */
export function createOutage(now: () => number): Outage {
  let lostAt: number | null = null;
  let leftOut = 0;
  const forget = () => {
    const count = leftOut;
    [lostAt, leftOut] = [null, 0];
    return count === 0 ? {} : { left_out: count };
  };
  return {
    write(fields, isOurs) {
      if ('reachedDatabase' in fields) {
        if (lostAt === null) return null;
        return { fields: { seconds: Math.round((now() - lostAt) / 1000), ...forget() } };
      }
      if (!isOurs || !('err' in fields) || !isUnavailable(fields.err)) return { fields };
      if (lostAt !== null && now() - lostAt < FORGOTTEN_MS) {
        leftOut += 1;
        return null;
      }
      const earlier = forget();
      lostAt = now();
      return {
        fields: { ...fields, ...earlier },
        text: 'the database cannot be reached: further lines about it are left out',
      };
    },
  };
}
