import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { takings } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { readCalendar } from './read-takings.ts';

/** What a manager expects of a part of a day; of the day as a whole where the hour is null. */
export interface TypedRow {
  date: string;
  hour: number | null;
  value: number;
}

/** What managers expect of some days. One statement. */
export async function readTyped(
  tx: Tx,
  { start, end, kind }: { start: string; end: string; kind: takings.TakingsKind },
): Promise<TypedRow[]> {
  return tx
    .selectFrom('expected_taking')
    .select(['date', 'hour', 'value'])
    .where('kind', '=', kind)
    .where((where) => where.between('date', start, end))
    .orderBy('date')
    .orderBy('hour')
    .execute();
}

/**
 * Sets what is expected of a day, or takes that away.
 * @throws 422 at the date: it is over, or the business is closed on it
 */
export async function putExpected({ tx, now, caller, body }: ProjectCall<typeof takings.putExpected>) {
  const { kind, date, total, hours } = body;
  const { time_zone } = await findProject(tx);
  if (date < localOf(time_zone, now).date) throw fieldProblem('date', 'date_past');
  const given: TypedRow[] =
    total == null
      ? (hours ?? []).map(({ hour, value }) => ({ date, hour, value })).toSorted((a, b) => a.hour - b.hour)
      : [{ date, hour: null, value: total }];
  const [day] = await readCalendar(tx, { start: date, end: date });
  if (given.length > 0 && day?.isClosed === true) throw fieldProblem('date', 'takings_closed');
  // A day is expected as a whole or by hours, which no index can say: one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`expected:${tx.projectId}`}, 0))`.execute(tx);
  const before = await readTyped(tx, { start: date, end: date, kind });
  if (JSON.stringify(before) === JSON.stringify(given)) return { changed: false };
  await tx.deleteFrom('expected_taking').where('kind', '=', kind).where('date', '=', date).execute();
  if (given.length > 0)
    await tx
      .insertInto('expected_taking')
      .values(given.map((row) => ({ id: randomUUIDv7(), kind, ...row })))
      .execute();
  const said = (rows: readonly TypedRow[]) => ({ came_in: kind, ...describe(rows) });
  await recordActivity(tx, {
    action_type: given.length === 0 ? 'takings.expectation_removed' : 'takings.expected',
    actor: caller.username,
    details: { date, before: said(before), after: said(given) },
  });
  return { changed: true };
}

/** For the history: the sum, and the hours where they were typed. */
function describe(rows: readonly TypedRow[]) {
  const expected = rows.length === 0 ? null : Math.round(rows.reduce((sum, { value }) => sum + value, 0) * 100) / 100;
  const hours = rows.flatMap(({ hour, value }) => (hour === null ? [] : [`${hour}:00 ${value}`]));
  return { expected, hours_expected: hours.length === 0 ? null : hours };
}
