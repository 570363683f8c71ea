import type { Call } from '../../platform/http/route.ts';
import { countStranger } from '../../platform/http/strangers.ts';

const STRANGERS = { network: { free: 300, most: 1_000 }, wide: 600 };

/**
 * Stolen cards are tested with payments without an account (threats, 18). @throws `too_many_requests`, `proof_required`
 */
export function takeAttempt(call: Pick<Call, 'address' | 'deps' | 'proof'>): void {
  countStranger('payments', call, STRANGERS);
}
