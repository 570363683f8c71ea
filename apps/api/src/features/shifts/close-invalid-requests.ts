import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';
import { notify, type Notice } from '../notifications/index.ts';

/** The upcoming change of a shift. */
interface ShiftOutcome {
  id: string;
  /** The employees of the shift, or of its replacement, afterwards; empty when it opens or is deleted. */
  to: readonly string[];
  isRemoved: boolean;
}

interface Request {
  id: string;
  shift_id: string;
  date: string;
  /** With seconds. */
  start_time: string;
  end_time: string;
  starts_at: string;
  role: string;
}

/** An open offer of a shift by its current employee. */
interface Offer extends Request {
  status: 'pending' | 'employee_accepted';
  offered_by: string;
  offered_by_name: string;
  /** The employee who accepted, or was named in the offer. */
  taker: string | null;
}

/** A pending claim for an open shift. */
interface Claim extends Request {
  employee_id: string;
  employee_name: string;
}

interface Changes {
  outcomes: readonly ShiftOutcome[];
  /** The user who makes the change. */
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Closes the offers and claims that become invalid when shifts move, open or are deleted, and notifies their owners: the
 * offer ends with its giver's shift, the claim when another employee has the shift or no one can (Decisions, Clear
 * calendar; Editing published shifts). They stay closed if a shift comes back later; those expired before are unchanged.
 * The caller makes the change afterwards; until then the shifts stay unchanged.
 */
export async function closeInvalidRequests(
  tx: Tx,
  projectId: string,
  { outcomes, actor, now }: Changes,
): Promise<void> {
  if (outcomes.length === 0) return;
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const ids = [...outcomeOf.keys()];
  await sql`select from shift where project_id = ${projectId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  );
  const instant = new Date(now).toISOString();
  const offers = await openOffers(tx, projectId, { ids, now: instant });
  const claims = await openClaims(tx, projectId, { ids, now: instant });
  await notify(tx, projectId, [
    ...offers.flatMap((offer) => noticeOfOffer(offer, outcomeOf.get(offer.shift_id))),
    ...claims.flatMap((claim) => noticeOfClaim(claim, outcomeOf.get(claim.shift_id))),
  ]);
  for (const offer of offers) {
    const status = offerAfter(offer, outcomeOf.get(offer.shift_id));
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
    const status = claimAfter(claim, outcomeOf.get(claim.shift_id));
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

/** How an offer ends after the change of its shift; null: it stays. */
const offerAfter = ({ offered_by }: Offer, outcome: ShiftOutcome | undefined): 'cancelled' | null =>
  outcome === undefined || (!outcome.isRemoved && outcome.to.includes(offered_by)) ? null : 'cancelled';

/** How a claim ends after the change of its shift; null: it stays. */
function claimAfter(
  { employee_id }: Claim,
  outcome: ShiftOutcome | undefined,
): 'approved' | 'rejected' | 'cancelled' | null {
  if (outcome === undefined) return null;
  if (outcome.to.includes(employee_id)) return 'approved';
  if (outcome.to.length > 0) return 'rejected';
  return outcome.isRemoved ? 'cancelled' : null;
}

/**
 * The notification for the employee who would have taken the shift: the giver is notified of the shift itself, and its
 * new owner has lost nothing.
 */
function noticeOfOffer(offer: Offer, outcome: ShiftOutcome | undefined): Notice[] {
  const { taker, offered_by_name: name } = offer;
  if (offerAfter(offer, outcome) === null || taker === null || outcome?.to.includes(taker)) return [];
  const { facts, ...notice } = noticeOf(offer, taker);
  return [{ kind: 'swap_answered', variant: 'ended', ...notice, facts: { ...facts, name } }];
}

/** The notification for a claimant, unless they get the shift. */
function noticeOfClaim(claim: Claim, outcome: ShiftOutcome | undefined): Notice[] {
  const status = claimAfter(claim, outcome);
  if (status === null || status === 'approved') return [];
  const variant = status === 'rejected' ? 'lost' : 'removed';
  return [{ kind: 'claim_answered', variant, ...noticeOf(claim, claim.employee_id) }];
}

const noticeOf = ({ id, date, role, start_time, end_time, starts_at }: Request, person: string) => ({
  subject: id,
  to: { employees: [person] },
  facts: { date, role, start: start_time.slice(0, 5), end: end_time.slice(0, 5) },
  expiresAt: starts_at,
});

interface Wanted {
  /** Shift ids. */
  ids: readonly string[];
  /** An instant. */
  now: string;
}

async function openOffers(tx: Tx, projectId: string, { ids, now }: Wanted): Promise<Offer[]> {
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

async function openClaims(tx: Tx, projectId: string, { ids, now }: Wanted): Promise<Claim[]> {
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
