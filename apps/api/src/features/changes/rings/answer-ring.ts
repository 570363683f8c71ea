import type { rings } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Member, ProjectCall } from '../../../platform/http/route.ts';
import { beginEdit, exchangeShifts } from '../../plan/shifts/index.ts';
import { endRing, type Ending, recordRing } from './end-ring.ts';
import { isLawful } from './offer-ring.ts';
import { handedOver, isIn, lockRing, presentRing, ringQuery, type RingRow } from './ring-rows.ts';

/**
 * An employee agrees; again changes nothing. The rules are judged each time: a ring that breaks one by now ends. With
 * the last one all shifts change hands, or none.
 * @throws `not_found` for somebody else's; `swap_over`; `generation_running`, `shift_overlaps`
 */
export async function agreeToRing(call: ProjectCall<typeof rings.agreeToRing>): Promise<rings.Ring> {
  const { tx, caller } = call;
  const { id, now } = asked(call);
  const own = employeeOf(caller);
  const before = await ringQuery(tx, now).where('ring.id', '=', id).where(isIn(tx, own)).executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  // Anyone who changes a shift locks its month before the rows.
  await beginEdit(
    tx,
    before.people.map(({ date }) => date),
  );
  const ring = await lockRing(tx, { id, now });
  const person = ring.people.find(({ employee_id }) => employee_id === own);
  if (person?.agreed_at != null && ring.status !== 'ended') return presentRing(ring, caller);
  if (ring.status !== 'pending' || person === undefined) throw new ProblemError('swap_over');
  await tx
    .updateTable('ring_person')
    .set({ agreed_at: now })
    .where('ring_id', '=', id)
    .where('place', '=', person.place)
    .execute();
  const people = ring.people.map((one) => (one === person ? { ...one, agreed_at: now } : one));
  return presentRing(await settle(tx, { ...ring, people }, caller, now), caller);
}

/** What an agreement leads to. */
async function settle(tx: Tx, ring: RingRow, { username: actor }: Member, now: string): Promise<RingRow> {
  const ids = ring.people.flatMap(({ shift_id }) => shift_id ?? []);
  if (!(await isLawful(tx, ids))) return endRing(tx, ring, { status: 'ended', reason: 'rules', actor, now });
  if (ring.people.some(({ agreed_at }) => agreed_at === null)) {
    await recordRing(tx, ring, { event: 'agreed', actor });
    return ring;
  }
  // Before the shifts change hands: what is done can't end any more.
  const done = await endRing(tx, ring, { status: 'done', actor, now });
  const isMoved = await exchangeShifts(tx, handedOver(ring), { actor, now: Date.parse(now) });
  if (!isMoved) throw new ProblemError('swap_over');
  return done;
}

/** An employee says no. @throws `not_found` for somebody else's; `swap_over` */
export async function declineRing(call: ProjectCall<typeof rings.declineRing>): Promise<rings.Ring> {
  const { tx, caller } = call;
  const { id, now } = asked(call);
  const own = employeeOf(caller);
  const ring = await lockRing(tx, { id, now });
  if (!ring.people.some(({ employee_id }) => employee_id === own)) throw new ProblemError('not_found');
  return end(call, ring, { status: 'declined', actor: caller.username, now, by: own });
}

/** A manager withdraws it. @throws `not_found`, `swap_over` */
export async function withdrawRing(call: ProjectCall<typeof rings.withdrawRing>): Promise<rings.Ring> {
  const { id, now } = asked(call);
  const ring = await lockRing(call.tx, { id, now });
  return end(call, ring, { status: 'withdrawn', actor: call.caller.username, now });
}

async function end(
  { tx, caller }: Pick<ProjectCall, 'tx' | 'caller'>,
  ring: RingRow,
  ending: Ending,
): Promise<rings.Ring> {
  if (ring.status !== 'pending') throw new ProblemError('swap_over');
  return presentRing(await endRing(tx, ring, ending), caller);
}

const asked = ({ params, now }: { params: { id: string }; now: number }) => ({
  id: params.id.toLowerCase(),
  now: new Date(now).toISOString(),
});
