import type { requests } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { Page, type ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';

const URGENCY = sql`array_position(array['high', 'normal', 'low'], request.priority)`;

/** A page of general requests: a manager sees all, an employee the own. Pending ones are sorted by urgency. */
export async function listRequests(call: ProjectCall<typeof requests.listRequests>) {
  const caller = call.caller;
  const { status } = call.query;
  const { tx } = call;
  let query = requestQuery(tx);
  if (caller.role === 'employee') query = query.where('request.employee_id', '=', employeeOf(caller));
  if (status !== undefined) query = query.where('request.status', '=', status);
  const ordered = query
    .$if(status === 'pending', (pending) => pending.orderBy(URGENCY))
    .orderBy('request.submitted_at', 'desc')
    .orderBy('request.id', 'desc');
  return new Page(await pageOf(tx, ordered, call.query));
}

/** The project's general requests as clients see them, with the employee's name; the date of the request is local. */
export function requestQuery(tx: Tx) {
  return tx
    .selectFrom('request')
    .innerJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'request.project_id').onRef('employee.id', '=', 'request.employee_id'),
    )
    .innerJoin('project', 'project.id', 'request.project_id')
    .select([
      'request.id',
      'request.employee_id',
      'employee.name as employee_name',
      'request.type',
      'request.title',
      'request.reason',
      'request.priority',
      'request.status',
      sql<string>`local_time(request.submitted_at, project.time_zone)::date`.as('submitted_date'),
      'request.decision_note',
      'request.decided_by',
    ]);
}

/** Everybody's pending general requests, with the day on which each was written, as part of a statement. */
export const pendingGeneralRequests = (tx: Tx, zone: string): RawBuilder<unknown> => sql`
  select employee_id, local_time(submitted_at, ${zone})::date as date from request
  where project_id = ${tx.projectId} and status = 'pending'`;

/**
 * How many general requests are pending, as part of a statement. @param employeeId of one person; everybody's with null
 */
export function pendingRequestCount(tx: Tx, employeeId: string | null = null): RawBuilder<number> {
  return sql<number>`(select count(*) from request where project_id = ${tx.projectId} and status = 'pending'
    and (${employeeId}::text is null or employee_id = ${employeeId}))`;
}
