import type { requests } from '@pamaina/contract';
import { sql } from 'kysely';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Page, type ProjectCall } from '../../platform/http/route.ts';
import { requestQuery } from './request-query.ts';

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
  return new Page(await pageOf(ordered, call.query));
}
