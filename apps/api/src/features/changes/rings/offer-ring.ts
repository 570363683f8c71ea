import { randomUUIDv7 } from 'node:crypto';
import { monthOf, type rings } from '@pamaina/contract';
import { ringKeepsRules } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { namesOf } from '../../business/employees/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { loadMonth } from '../../plan/planning-input/index.ts';
import { beginEdit } from '../../plan/shifts/index.ts';
import { factsOf, recordRing } from './end-ring.ts';
import { lockRing, presentRing, ringQuery } from './ring-rows.ts';

/**
 * Offers a ring to everyone in it. Months are locked one after the other, so that no shift is in two rings.
 * @throws `not_found` for what is no published shift of somebody in one month, or two of one person; `shift_begun`,
 * `swap_exists`, `repair_stale`, `generation_running`
 */
export async function offerRing(call: ProjectCall<typeof rings.offerRing>): Promise<rings.Ring> {
  const { tx, caller, body } = call;
  const ids = body.shift_ids.map((id) => id.toLowerCase());
  const now = new Date(call.now).toISOString();
  const dates = await tx.selectFrom('shift').select('date').where('id', 'in', ids).execute();
  if (dates.length < ids.length) throw new ProblemError('not_found');
  await beginEdit(
    tx,
    dates.map(({ date }) => date),
  );
  const shifts = await shiftsOf(tx, ids);
  if (shifts.some(({ starts_at }) => Date.parse(starts_at) <= call.now)) throw new ProblemError('shift_begun');
  const waiting = await ringQuery(tx, now).where('ring.status', '=', 'pending').execute();
  if (waiting.some(({ people }) => people.some(({ shift_id }) => ids.includes(shift_id ?? ''))))
    throw new ProblemError('swap_exists');
  if (!(await isLawful(tx, ids))) throw new ProblemError('repair_stale');
  const id = randomUUIDv7();
  await tx.insertInto('ring').values({ id, created_by: caller.username, created_at: now }).execute();
  const names = await namesOf(tx);
  const people = shifts.map(({ id: shift_id, employee_id, ...shift }, place) => {
    const who = employee_id ?? '';
    return { ring_id: id, place, shift_id, employee_id: who, employee_name: names.get(who) ?? who, ...shift };
  });
  await tx.insertInto('ring_person').values(people).execute();
  const ring = await lockRing(tx, { id, now });
  await recordRing(tx, ring, { event: 'offered', actor: caller.username });
  const expiresAt = shifts.map(({ starts_at }) => starts_at).sort()[0] ?? now;
  await notify(
    tx,
    factsOf(ring).map((each) => ({ kind: 'swap_offered', variant: 'ring', subject: id, expiresAt, ...each })),
  );
  return presentRing(ring, caller);
}

/** Published shifts of different employees in one month, in the order asked for, locked. @throws `not_found` */
async function shiftsOf(tx: Tx, ids: readonly string[]) {
  const found = await tx
    .selectFrom('shift')
    .select(['id', 'date', 'start_time', 'end_time', 'starts_at', 'ends_at', 'template', 'role', 'employee_id'])
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('employee_id', 'is not', null)
    .where(sql<boolean>`on_call is distinct from 'at_home'`)
    .orderBy('id')
    .forShare()
    .execute();
  const shifts = ids.flatMap((id) => found.find((shift) => shift.id === id) ?? []);
  const people = new Set(shifts.map(({ employee_id }) => employee_id));
  const months = new Set(shifts.map(({ date }) => monthOf(date)));
  if (people.size < ids.length || months.size !== 1) throw new ProblemError('not_found');
  return shifts;
}

/** Whether the ring breaks no rule more than the schedule in force does without it. */
export async function isLawful(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const first = await tx
    .selectFrom('shift')
    .select('date')
    .where('id', 'in', ids)
    .orderBy('date')
    .executeTakeFirstOrThrow();
  const { problem, shifts } = await loadMonth(tx, first.date, 'in_force');
  const ring = ids.flatMap((id) => shifts.find((shift) => shift.id === id) ?? []);
  return ring.length === ids.length && ringKeepsRules(problem, shifts, ring);
}
