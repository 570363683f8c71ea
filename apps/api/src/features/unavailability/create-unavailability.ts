import type { unavailability } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { readInstant } from '../../platform/time/zone.ts';
import { recordActivity } from '../activity/index.ts';
import { findProject, planningFactsChanged } from '../projects/index.ts';
import { presentUnavailability } from './present-unavailability.ts';

const WEEK = 7 * 86_400_000;

/**
 * States that the caller is unavailable, once or every week; their shifts are checked again.
 * @throws `invalid` when the end is not after the start (Spec section 5), or what repeats would overlap itself
 */
export async function createUnavailability(call: ProjectCall<typeof unavailability.createUnavailability>) {
  const caller = call.caller;
  const employee_id = employeeOf(caller);
  const { start, end, note, repeats_weekly } = call.body;
  const { tx } = call;
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
  await planningFactsChanged(tx, [employee_id]);
  return presented;
}
