import type { Notice } from '../notifications/index.ts';

/** The upcoming change of a shift. */
export interface Fate {
  id: string;
  /** The employees of the shift, or of its replacement, afterwards; empty when it opens or is deleted. */
  to: readonly string[];
  isRemoved: boolean;
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

/** An open offer of a shift by its current employee. */
export interface Offer extends Asked {
  status: 'pending' | 'employee_accepted';
  offered_by: string;
  offered_by_name: string;
  /** The employee who accepted, or was named in the offer. */
  taker: string | null;
}

/** A pending claim for an open shift. */
export interface Claim extends Asked {
  employee_id: string;
  employee_name: string;
}

/** How an offer ends after the change of its shift; null: it stays. */
export const offerAfter = ({ offered_by }: Offer, fate: Fate | undefined): 'cancelled' | null =>
  fate === undefined || (!fate.isRemoved && fate.to.includes(offered_by)) ? null : 'cancelled';

/** How a claim ends after the change of its shift; null: it stays. */
export function claimAfter(
  { employee_id }: Claim,
  fate: Fate | undefined,
): 'approved' | 'rejected' | 'cancelled' | null {
  if (fate === undefined) return null;
  if (fate.to.includes(employee_id)) return 'approved';
  if (fate.to.length > 0) return 'rejected';
  return fate.isRemoved ? 'cancelled' : null;
}

/**
 * The notification for the employee who would have taken the shift: the giver is notified of the shift itself, and its
 * new owner has lost nothing.
 */
export function lostOffer(offer: Offer, fate: Fate | undefined): Notice[] {
  const { taker, offered_by_name: name } = offer;
  if (offerAfter(offer, fate) === null || taker === null || fate?.to.includes(taker)) return [];
  const { facts, ...told } = toldOf(offer, taker);
  return [{ kind: 'swap_answered', variant: 'ended', ...told, facts: { ...facts, name } }];
}

/** The notification for a claimant, unless they get the shift. */
export function lostClaim(claim: Claim, fate: Fate | undefined): Notice[] {
  const status = claimAfter(claim, fate);
  if (status === null || status === 'approved') return [];
  const variant = status === 'rejected' ? 'lost' : 'removed';
  return [{ kind: 'claim_answered', variant, ...toldOf(claim, claim.employee_id) }];
}

const toldOf = ({ id, date, role, start_time, end_time, starts_at }: Asked, person: string) => ({
  subject: id,
  to: { employees: [person] },
  facts: { date, role, start: start_time.slice(0, 5), end: end_time.slice(0, 5) },
  expiresAt: starts_at,
});
