import { randomUUIDv7 } from 'node:crypto';
import type { unavailability } from '@pamaina/contract';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { type ProjectCall, member, type Call } from '../../../platform/http/route.ts';
import { localOf, readInstant } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject, planningFactsChanged } from '../../access/projects/index.ts';
import { listBlocks, withoutReasons, type Span, type Unavailable } from './absences.ts';

const WEEK = 7 * 86_400_000;

/**
 * States that the caller is unavailable, or that an employee of the calling manager is, once or every week; their
 * shifts are checked again, and an employee is notified of what the manager entered.
 * @throws `invalid` for an employee who names somebody, and a manager who names nobody or somebody unknown; when the
 * end is not after the start, or what repeats would overlap itself
 */
export async function createUnavailability(call: ProjectCall<typeof unavailability.createUnavailability>) {
  const caller = call.caller;
  const { start, end, note, repeats_weekly } = call.body;
  const { tx } = call;
  const employee_id = await readWho(call);
  const { time_zone } = await findProject(tx);
  const { starts_at, ends_at } = readSpan(time_zone, { start, end, repeats_weekly });
  const stated = { id: randomUUIDv7(), employee_id, source: 'self' as const, note: note || null, repeats_weekly };
  const presented = presentUnavailability({ ...stated, starts_at, ends_at });
  await tx
    .insertInto('unavailability')
    .values({ ...stated, starts_at: presented.start, ends_at: presented.end })
    .execute();
  // The note may reveal an illness, so the history does not repeat it.
  const { note: _, ...details } = presented;
  await recordActivity(tx, { action_type: 'unavailability.created', actor: caller.username, details });
  if (caller.role === 'manager')
    await notify(tx, [
      {
        kind: 'time_off_answered',
        variant: repeats_weekly ? 'unavailable_weekly' : 'unavailable',
        subject: stated.id,
        to: { employees: [employee_id] },
        facts: {
          start_date: localOf(time_zone, starts_at).date,
          end_date: localOf(time_zone, ends_at - 1).date,
        },
      },
    ]);
  await planningFactsChanged(tx, [employee_id]);
  return presented;
}

/** @throws `invalid` when the end is not after the start, or what repeats would overlap itself */
export function readSpan(
  zone: string,
  { start, end, repeats_weekly }: { start: string; end: string; repeats_weekly: boolean },
): Span {
  const [starts_at, ends_at] = [readInstant(zone, start), readInstant(zone, end)];
  if (ends_at <= starts_at) throw fieldProblem('end', 'end_before_start');
  if (repeats_weekly && ends_at - starts_at > WEEK) throw fieldProblem('end', 'repeats_long');
  return { starts_at, ends_at };
}

async function readWho({ tx, caller, body }: ProjectCall<typeof unavailability.createUnavailability>): Promise<string> {
  const { employee_id } = body;
  if (caller.role === 'employee') {
    if (employee_id !== undefined) throw fieldProblem('employee_id', 'unknown_field');
    return employeeOf(caller);
  }
  if (employee_id === undefined) throw fieldProblem('employee_id', 'required');
  // Who is deleted meanwhile is waited for.
  const known = await tx
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employee_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!known) throw fieldProblem('employee_id', 'employee_unknown');
  return known.id;
}

/**
 * Deletes the caller's own unavailability, a manager anybody's; the shifts of that employee are checked again.
 * @throws `not_found` alike for none and for a colleague's; `time_off_locked` for what came from approved time off or
 * was noted as illness
 */
export async function deleteUnavailability(
  call: ProjectCall<typeof unavailability.deleteUnavailability>,
): Promise<void> {
  const caller = call.caller;
  const { tx } = call;
  const own = caller.role === 'employee' ? employeeOf(caller) : null;
  const deleted = await tx
    .deleteFrom('unavailability')
    .where('id', '=', call.params.id)
    .$if(own !== null, (query) => query.where('employee_id', '=', own ?? ''))
    .returning(['id', 'employee_id', 'starts_at as start', 'ends_at as end', 'source', 'repeats_weekly', 'is_illness'])
    .executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found');
  const { is_illness, ...details } = deleted;
  if (deleted.source === 'time_off' || is_illness) throw new ProblemError('time_off_locked');
  await recordActivity(tx, { action_type: 'unavailability.deleted', actor: caller.username, details });
  await planningFactsChanged(tx, [deleted.employee_id]);
}

/** Employees' unavailability: a manager sees everyone's or one employee's, an employee the own whatever the query. */
export async function listUnavailability(call: Call<typeof unavailability.listUnavailability>) {
  const caller = member(call);
  const { start, end, employee_id } = call.query;
  const who = caller.role === 'manager' ? employee_id : employeeOf(caller);
  const blocks = await call.deps.database.readInProject(caller.projectId, async (tx) =>
    listBlocks(tx, await findProject(tx), start, end, who),
  );
  return withoutReasons(blocks, caller).map(presentUnavailability);
}

/** One occurrence of a stated unavailability as clients see it. */
function presentUnavailability(one: Unavailable): unavailability.Unavailability {
  const { starts_at, ends_at, is_ill, is_open, is_leave: _, absence_type, absence_name, ...block } = one;
  const kind = {
    ...(absence_type != null && { absence_type }),
    ...(absence_name != null && { absence_name }),
  };
  const illness = { ...(is_ill && { sick_leave: true as const }), ...(is_open && { is_open: true as const }) };
  return {
    ...block,
    ...kind,
    ...illness,
    start: new Date(starts_at).toISOString(),
    end: new Date(ends_at).toISOString(),
  };
}
