import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { notify, type Notice } from '../notifications/index.ts';

/** What is about to become of a shift. */
interface Fate {
  id: string;
  /** Who works it then, or one that takes its place; nobody when it opens or goes. */
  to: readonly string[];
  isRemoved: boolean;
}

/**
 * Tells whoever loses an offer or a claim when shifts move, open or go: the offer ends with its giver's shift, the claim when somebody
 * else has the shift or nobody can (Decisions, Clear calendar; Editing published shifts). The giver hears of the shift itself, and who
 * gets it has lost nothing. The caller makes the change afterwards; until then the shifts, offers and claims stay as they are.
 */
export async function tellLost(tx: Tx, projectId: string, fates: readonly Fate[]): Promise<void> {
  if (fates.length === 0) return;
  const byShift = new Map(fates.map((fate) => [fate.id, fate]));
  const ids = [...byShift.keys()];
  await sql`select from shift where project_id = ${projectId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  );
  const [offers, claims] = [await openOffers(tx, projectId, ids), await openClaims(tx, projectId, ids)];
  await notify(tx, projectId, [
    ...offers.flatMap((offer) => lostOffer(offer, byShift.get(offer.shift_id))),
    ...claims.flatMap((claim) => lostClaim(claim, byShift.get(claim.shift_id))),
  ]);
}

interface Asked {
  id: string;
  shift_id: string;
  date: string;
  /** With seconds. */
  start_time: string;
  end_time: string;
  starts_at: string;
  role: string;
}

interface Offer extends Asked {
  offered_by: string;
  offered_by_name: string;
  /** Who has accepted, or was offered by name. */
  taker: string | null;
}

interface Claim extends Asked {
  employee_id: string;
}

async function openOffers(tx: Tx, projectId: string, ids: readonly string[]): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select offer.id, offer.shift_id, offer.date, offer.start_time, offer.end_time, offer.starts_at, offer.role,
      offer.offered_by, offer.offered_by_name, coalesce(offer.accepted_by, offer.target) as taker
    from swap_offer as offer
    join shift on shift.project_id = offer.project_id and shift.id = offer.shift_id and shift.employee_id = offer.offered_by
    where offer.project_id = ${projectId} and offer.shift_id = any(${ids}::uuid[])
      and offer.status in ('pending', 'employee_accepted')
    order by offer.id for update of offer`.execute(tx);
  return rows;
}

async function openClaims(tx: Tx, projectId: string, ids: readonly string[]): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select claim.id, claim.shift_id, claim.date, claim.start_time, claim.end_time, claim.starts_at, claim.role, claim.employee_id
    from shift_claim as claim
    join shift on shift.project_id = claim.project_id and shift.id = claim.shift_id
      and shift.employee_id is null and shift.former_name is null
    where claim.project_id = ${projectId} and claim.shift_id = any(${ids}::uuid[])
      and claim.status = 'pending' and claim.employee_id is not null
    order by claim.id for update of claim`.execute(tx);
  return rows;
}

function lostOffer({ taker, offered_by, offered_by_name: name, ...offer }: Offer, fate: Fate | undefined): Notice[] {
  if (fate === undefined || taker === null || fate.to.includes(taker)) return [];
  if (!fate.isRemoved && fate.to.includes(offered_by)) return [];
  const { facts, ...told } = toldOf(offer, taker);
  return [{ kind: 'swap_answered', variant: 'ended', ...told, facts: { ...facts, name } }];
}

function lostClaim({ employee_id, ...claim }: Claim, fate: Fate | undefined): Notice[] {
  if (fate === undefined || fate.to.includes(employee_id)) return [];
  if (!fate.isRemoved && fate.to.length === 0) return [];
  const variant = fate.to.length > 0 ? 'lost' : 'removed';
  return [{ kind: 'claim_answered', variant, ...toldOf(claim, employee_id) }];
}

const toldOf = ({ id, date, role, start_time, end_time, starts_at }: Asked, person: string) => ({
  subject: id,
  to: { employees: [person] },
  facts: { date, role, start: start_time.slice(0, 5), end: end_time.slice(0, 5) },
  expiresAt: starts_at,
});
