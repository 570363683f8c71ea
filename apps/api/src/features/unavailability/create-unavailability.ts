import type { unavailability } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { localOf, readInstant } from '../../platform/time/zone.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';
import { findProject, planningFactsChanged } from '../projects/index.ts';
import { presentUnavailability } from './present-unavailability.ts';

const WEEK = 7 * 86_400_000;

/**
 * States that the caller is unavailable, or that an employee of the calling manager is, once or every week; their
 * shifts are checked again, and an employee is notified of what the manager entered.
 * @throws `invalid` for an employee who names somebody, and a manager who names nobody or somebody unknown; when the
 * end is not after the start (Spec section 5), or what repeats would overlap itself
 */
export async function createUnavailability(call: ProjectCall<typeof unavailability.createUnavailability>) {
  const caller = call.caller;
  const { start, end, note, repeats_weekly } = call.body;
  const { tx } = call;
  const employee_id = await readWho(call);
  const { time_zone } = await findProject(tx);
  const [starts_at, ends_at] = [readInstant(time_zone, start), readInstant(time_zone, end)];
  if (ends_at <= starts_at) throw fieldProblem('end', 'end_before_start');
  if (repeats_weekly && ends_at - starts_at > WEEK) throw fieldProblem('end', 'repeats_long');
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
