import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row of `employee` has not left by a day: who begins later has not, either.
 * @param day a local date, or an expression for one
 */
export const isHere = (day: string | RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`(employee.last_day is null or employee.last_day >= ${day})`;
