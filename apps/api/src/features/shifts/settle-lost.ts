import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';
import { claimAfter, lostClaim, lostOffer, offerAfter, type Claim, type Fate, type Offer } from './lost.ts';

interface Lost {
  fates: readonly Fate[];
  /** The user who makes the change. */
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Ends the offers and claims that are lost when shifts move, open or are deleted, and notifies their owners: the offer
 * ends with its giver's shift, the claim when another employee has the shift or no one can (Decisions, Clear calendar;
 * Editing published shifts). They stay ended if a shift comes back later; those expired before are unchanged. The
 * caller makes the change afterwards; until then the shifts stay unchanged.
 */
export async function settleLost(tx: Tx, projectId: string, { fates, actor, now }: Lost): Promise<void> {
  if (fates.length === 0) return;
  const byShift = new Map(fates.map((fate) => [fate.id, fate]));
  const ids = [...byShift.keys()];
  await sql`select from shift where project_id = ${projectId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  );
  const instant = new Date(now).toISOString();
  const offers = await openOffers(tx, projectId, { ids, now: instant });
  const claims = await openClaims(tx, projectId, { ids, now: instant });
  await notify(tx, projectId, [
    ...offers.flatMap((offer) => lostOffer(offer, byShift.get(offer.shift_id))),
    ...claims.flatMap((claim) => lostClaim(claim, byShift.get(claim.shift_id))),
  ]);
  for (const offer of offers) {
    const status = offerAfter(offer, byShift.get(offer.shift_id));
    if (status === null) continue;
    const { id, date, role, status: former, offered_by_name: offered_by } = offer;
    await tx
      .updateTable('swap_offer')
      .set({ status })
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .execute();
    const details = { id, date, role, offered_by, before: { status: former }, after: { status } };
    await recordActivity(tx, projectId, { action_type: `swap.${status}`, actor, details });
  }
  for (const claim of claims) {
    const status = claimAfter(claim, byShift.get(claim.shift_id));
    if (status === null) continue;
    const { id, date, role, employee_name: claimed_by } = claim;
    const decided = { decided_by: actor, decided_at: instant };
    await tx
      .updateTable('shift_claim')
      .set({ status, ...decided })
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .execute();
    const details = { id, date, role, claimed_by, before: { status: 'pending' }, after: { status } };
    await recordActivity(tx, projectId, { action_type: `claim.${status}`, actor, details });
  }
}

interface Asked {
  /** Shift ids. */
  ids: readonly string[];
  /** An instant. */
  now: string;
}

async function openOffers(tx: Tx, projectId: string, { ids, now }: Asked): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select offer.id, offer.shift_id, offer.date, offer.start_time, offer.end_time, offer.starts_at, offer.role, offer.status,
      offer.offered_by, offer.offered_by_name, coalesce(offer.accepted_by, offer.target) as taker
    from swap_offer as offer
    join shift on shift.project_id = offer.project_id and shift.id = offer.shift_id and shift.employee_id = offer.offered_by
    where offer.project_id = ${projectId} and offer.shift_id = any(${ids}::uuid[])
      and offer.status in ('pending', 'employee_accepted') and offer.starts_at > ${now}
    order by offer.id for update of offer`.execute(tx);
  return rows;
}

async function openClaims(tx: Tx, projectId: string, { ids, now }: Asked): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select claim.id, claim.shift_id, claim.date, claim.start_time, claim.end_time, claim.starts_at, claim.role,
      claim.employee_id, claim.employee_name
    from shift_claim as claim
    join shift on shift.project_id = claim.project_id and shift.id = claim.shift_id
      and shift.employee_id is null and shift.former_name is null
    where claim.project_id = ${projectId} and claim.shift_id = any(${ids}::uuid[])
      and claim.status = 'pending' and claim.employee_id is not null and claim.starts_at > ${now}
    order by claim.id for update of claim`.execute(tx);
  return rows;
}
