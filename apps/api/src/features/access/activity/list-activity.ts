import type { activity } from '@pamaina/contract';
import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import type { Call, Member, ProjectCall } from '../../../platform/http/route.ts';
import { addDays, dayStart } from '../../../platform/time/zone.ts';
import { nameActivities } from './name-activities.ts';

type Query = Call<typeof activity.listActivity>['query'];

/** One page of the activity history, newest first. Employees only see their own actions, whatever the query. */
export async function listActivity(call: ProjectCall<typeof activity.listActivity>) {
  const caller = call.caller;
  const { tx } = call;
  const latestFirst = matching(tx, caller, call.query)
    .select(['id', 'action_type', 'at', 'actor', 'details'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const { rows, total } = await pageOf(tx, latestFirst, call.query);
  return { items: await nameActivities(tx, rows), total };
}

function matching(tx: Tx, { timeZone, role, username }: Member, { type, person, from, to }: Query) {
  let rows = tx.selectFrom('activity');
  if (role === 'employee') rows = rows.where('actor', '=', username);
  if (type !== undefined)
    rows = rows.where((where) =>
      where.or([where('action_type', '=', type), sql<SqlBool>`split_part(action_type, '.', 1) = ${type}`]),
    );
  if (person !== undefined) rows = rows.where((where) => where.or([where('actor', '=', person), about(person)]));
  if (from !== undefined) rows = rows.where('at', '>=', midnight(timeZone, from));
  if (to !== undefined) rows = rows.where('at', '<', midnight(timeZone, to, 1));
  return rows;
}

/**
 * Whether an activity is about this employee. Changes to an employee have it as their own ID, all others as
 * `employee_id`.
 */
const about = (person: string) => sql<SqlBool>`(
  details @> jsonb_build_object('employee_id', ${person}::text)
  or details @> jsonb_build_object('before', jsonb_build_object('employee_id', ${person}::text))
  or details @> jsonb_build_object('after', jsonb_build_object('employee_id', ${person}::text))
  or (action_type like 'employee.%' and details @> jsonb_build_object('id', ${person}::text)))`;

/** Local midnight of a date plus a number of days. */
const midnight = (zone: string, date: string, days = 0) => new Date(dayStart(zone, addDays(date, days))).toISOString();
