import { Secret, TOTP } from 'otpauth';
import type { secondFactor } from '@pamaina/contract';
import type { OutsideTx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { ownFactors, refuseDemo, type FactorOwner } from './own-factors.ts';
import { notifyOwner } from './notify-owner.ts';
import { countTry } from './limit-tries.ts';
import { seal, unseal } from './secrets.ts';

const PERIOD_SECONDS = 30;
/** Steps of the clock on either side (RFC 6238, 5.2). */
const SKEW_STEPS = 1;
/** An older code gets an answer of its own. A later one doesn't: anyone who guessed it would only have to wait. */
const OLD_STEPS = 10;

/** What authenticator apps support: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Pamaina', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

export type CodeFault = 'code_wrong' | 'code_old' | 'code_used';

/**
 * Whether a code is right for a secret at a time.
 * @param now milliseconds since 1970
 * @param lastStep the step of the last accepted code
 * @returns the step of the code, or what is wrong with it
 */
export function stepOfCode(secret: string, code: string, now: number, lastStep: number): number | CodeFault {
  const token = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return 'code_wrong';
  const delta = totpOf(secret).validate({ token, timestamp: now, window: OLD_STEPS });
  if (delta === null || delta > SKEW_STEPS) return 'code_wrong';
  if (delta < -SKEW_STEPS) return 'code_old';
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : 'code_used';
}

/** A new secret that counts only when a code was entered; starting again replaces it. @throws `totp_exists` */
export async function beginTotp(call: Call<typeof secondFactor.beginTotp>) {
  const { accountId, username } = signedIn(call);
  refuseDemo(call);
  const { base32: secret } = new Secret({ size: 20 });
  const sealed = seal(call.deps.settings.jwtSecret, accountId, secret);
  const begun = await call.deps.database.direct
    .insertInto('totp')
    .values({ account_id: accountId, secret: sealed })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ secret: sealed }).where('totp.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  if (!begun) throw new ProblemError('totp_exists');
  return { secret, uri: totpOf(secret, username).toString() };
}

/** @throws `totp_not_begun`, `totp_exists`, `invalid` for a wrong code, `too_many_requests` */
export async function confirmTotp(call: Call<typeof secondFactor.confirmTotp>) {
  const { accountId, signInId } = signedIn(call);
  refuseDemo(call);
  const { deps } = call;
  const attempt = await countTry(deps.limits, signInId);
  const recovery_codes = await ownFactors(deps, accountId, async (owner) => {
    const kept = await readTotp(owner.tx, accountId);
    if (!kept) throw new ProblemError('totp_not_begun');
    if (kept.confirmed_at !== null) throw new ProblemError('totp_exists');
    await acceptCode(deps, owner, { ...kept, code: call.body.code });
    return owner.codesForFirst();
  });
  await attempt.succeed();
  await notifyOwner(call, accountId, 'totpAdded');
  return { recovery_codes };
}

export async function removeTotp(call: Call<typeof secondFactor.removeTotp>): Promise<void> {
  const { accountId } = signedIn(call);
  refuseDemo(call);
  await ownFactors(call.deps, accountId, async ({ tx, endCodesAfterLast }) => {
    const removed = await tx
      .deleteFrom('totp')
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is not', null)
      .returning('account_id')
      .executeTakeFirst();
    if (!removed) throw new ProblemError('not_found');
    await endCodesAfterLast();
  });
  await notifyOwner(call, accountId, 'totpRemoved');
}

/** A code of an app that is set up. @throws `invalid` */
export async function checkCode(deps: Deps, owner: FactorOwner, code: string): Promise<void> {
  const kept = await readTotp(owner.tx, owner.accountId);
  if (!kept || kept.confirmed_at === null) throw fieldProblem('code', 'code_wrong');
  await acceptCode(deps, owner, { ...kept, code });
}

interface Shown {
  secret: string;
  last_step: number;
  code: string;
}

/** Accepts it once: the account is locked meanwhile. @throws `invalid` */
async function acceptCode({ settings, now }: Deps, { tx, accountId }: FactorOwner, shown: Shown): Promise<void> {
  const secret = unseal([settings.jwtSecret, ...settings.earlierSecrets], accountId, shown.secret);
  if (secret === null) throw fieldProblem('code', 'code_wrong');
  const step = stepOfCode(secret, shown.code, now(), shown.last_step);
  if (typeof step === 'string') throw fieldProblem('code', step);
  await tx
    .updateTable('totp')
    .set((column) => ({
      last_step: step,
      // Under the server's secret of today, which may have replaced the one of the set-up.
      secret: seal(settings.jwtSecret, accountId, secret),
      confirmed_at: column.fn.coalesce('confirmed_at', column.val(new Date(now()).toISOString())),
    }))
    .where('account_id', '=', accountId)
    .execute();
}

const readTotp = (tx: OutsideTx, accountId: string) =>
  tx
    .selectFrom('totp')
    .select(['secret', 'last_step', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
