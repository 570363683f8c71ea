import type { Notice } from '../notifications/index.ts';

/** What is about to become of a shift. */
export interface Fate {
  id: string;
  /** Who works it then, or one that takes its place; nobody when it opens or goes. */
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

/** An open one of a shift that its giver has. */
export interface Offer extends Asked {
  status: 'pending' | 'employee_accepted';
  offered_by: string;
  offered_by_name: string;
  /** Who has accepted, or was offered by name. */
  taker: string | null;
}

/** One that waits, of a shift that is open. */
export interface Claim extends Asked {
  employee_id: string;
  employee_name: string;
}

/** How an offer ends with what becomes of its shift; null: it stands. */
export const offerAfter = ({ offered_by }: Offer, fate: Fate | undefined): 'cancelled' | null =>
  fate === undefined || (!fate.isRemoved && fate.to.includes(offered_by)) ? null : 'cancelled';

/** How a claim ends with what becomes of its shift; null: it stands. */
export function claimAfter(
  { employee_id }: Claim,
  fate: Fate | undefined,
): 'approved' | 'rejected' | 'cancelled' | null {
  if (fate === undefined) return null;
  if (fate.to.includes(employee_id)) return 'approved';
  if (fate.to.length > 0) return 'rejected';
  return fate.isRemoved ? 'cancelled' : null;
}

/** What who would have taken the shift is told: the giver hears of the shift itself, and who gets it has lost nothing. */
export function lostOffer(offer: Offer, fate: Fate | undefined): Notice[] {
  const { taker, offered_by_name: name } = offer;
  if (offerAfter(offer, fate) === null || taker === null || fate?.to.includes(taker)) return [];
  const { facts, ...told } = toldOf(offer, taker);
  return [{ kind: 'swap_answered', variant: 'ended', ...told, facts: { ...facts, name } }];
}

/** What who asked for the shift is told, unless they get it. */
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
