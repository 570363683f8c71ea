import type { BodyOf, secondFactor } from '@pamaina/contract';
import type { Deps } from '../../../platform/deps.ts';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { notifyOwner } from './notify-owner.ts';
import { codesLeft, ownFactors, type FactorOwner } from './own-factors.ts';
import { checkPasskey } from './passkey-answers.ts';
import { hashRecoveryCode } from './secrets.ts';
import { checkCode } from './totp.ts';

type Proof = Omit<BodyOf<typeof secondFactor.signInSecondStep>, 'challenge'>;

/**
 * Checks a second factor of an account: a passkey, a code of the app, or a recovery code. Each is accepted once.
 * @throws `invalid` at the field, `passkey_refused`
 */
export async function checkFactor(
  call: Pick<Call, 'deps' | 'log' | 'caller'>,
  accountId: string,
  { code, recovery_code, passkey, purpose }: Proof & { purpose: 'second_step' | 'confirm' },
): Promise<void> {
  const { deps } = call;
  if (passkey) {
    await checkPasskey(deps, call.log, { ...passkey, purpose, accountId });
  } else if (recovery_code !== undefined) {
    const left = await ownFactors(deps, accountId, (owner) => useRecoveryCode(deps, owner, recovery_code));
    await notifyOwner(call, accountId, 'recoveryCodeUsed', { count: left });
  } else if (code === undefined) throw fieldProblem('code', 'required');
  else await ownFactors(deps, accountId, (owner) => checkCode(deps, owner, code));
}

/** @returns how many are left */
async function useRecoveryCode({ now }: Deps, { tx, accountId }: FactorOwner, code: string): Promise<number> {
  const used = await tx
    .updateTable('recovery_code')
    .set({ used_at: new Date(now()).toISOString() })
    .where('account_id', '=', accountId)
    .where('hash', '=', hashRecoveryCode(accountId, code))
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  if (!used) throw fieldProblem('recovery_code', 'recovery_code_wrong');
  return codesLeft(tx, accountId);
}
