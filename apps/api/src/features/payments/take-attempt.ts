import type { Call } from '../../platform/http/route.ts';

const WINDOW_SECONDS = 15 * 60;
const MOST = { address: 300, total: 5_000 };

/** Paying without an account is what stolen cards are tried with (threats, 18). @throws `too_many_requests` */
export function takeAttempt({ address, deps }: Pick<Call, 'address' | 'deps'>): void {
  deps.limits.take(`payments:${address}`, MOST.address, WINDOW_SECONDS);
  deps.limits.take('payments', MOST.total, WINDOW_SECONDS);
}
