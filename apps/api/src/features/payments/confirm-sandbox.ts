import type { payments } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { takeAttempt } from './take-attempt.ts';

const WINDOW_SECONDS = 15 * 60;
const ATTEMPTS_PER_PAYMENT = 20;

/** Replaces the provider's own form when the sandbox is on (api.md, Money). @throws `not_found` with a real provider */
export async function confirmSandbox(call: Call<typeof payments.confirmSandbox>) {
  const { client_secret, card_number, exp, authenticated } = call.body;
  const { confirm } = call.deps.payments;
  if (confirm === null) throw new ProblemError('not_found');
  takeAttempt(call);
  call.deps.limits.take(`payments:${client_secret}`, ATTEMPTS_PER_PAYMENT, WINDOW_SECONDS);
  const card = { number: card_number, exp, isAuthenticated: authenticated !== false };
  return { status: await confirm(client_secret, card) };
}
