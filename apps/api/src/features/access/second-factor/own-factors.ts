import { type secondFactor } from '@pamaina/contract';
import type { Database, OutsideTx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { notifyOwner } from './notify-owner.ts';
import { hasPasskeys } from './relying-party.ts';
import { hashRecoveryCode, newRecoveryCodes } from './secrets.ts';

type Read = Pick<Database['direct'], 'selectFrom'>;

/** Whether the password alone does not sign in. */
export const hasFactor = async (read: Read, accountId: string): Promise<boolean> =>
  (await waysOf(read, accountId)).length > 0;

/** The second steps that an account has; none without a second factor. */
export async function waysOf(read: Read, accountId: string): Promise<secondFactor.Way[]> {
  const ways: secondFactor.Way[] = [];
  if ((await passkeysOf(read, accountId)).length > 0) ways.push('passkey');
  if ((await totpSince(read, accountId)) !== null) ways.push('code');
  if (ways.length > 0 && (await codesLeft(read, accountId)) > 0) ways.push('recovery_code');
  return ways;
}

/** A transaction in which nobody else changes or uses the factors of the account. */
export interface FactorOwner {
  tx: OutsideTx;
  accountId: string;
  /** Ten recovery codes, if the account has none: its first factor has just been added. */
  codesForFirst: () => Promise<string[]>;
  newCodes: () => Promise<string[]>;
  /** Recovery codes stand in for a factor: without one they end. */
  endCodesAfterLast: () => Promise<void>;
}

/** @throws `unauthenticated` when the account is gone */
export function ownFactors<T>(
  { database }: Pick<Deps, 'database'>,
  accountId: string,
  work: (owner: FactorOwner) => Promise<T>,
): Promise<T> {
  return database.outside(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) throw new ProblemError('unauthenticated');
    const endCodes = () => tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
    const newCodes = async () => {
      await endCodes();
      const codes = newRecoveryCodes();
      const rows = codes.map((code) => ({
        account_id: accountId,
        hash: hashRecoveryCode(accountId, code),
      }));
      await tx.insertInto('recovery_code').values(rows).execute();
      return codes;
    };
    return work({
      tx,
      accountId,
      newCodes,
      codesForFirst: async () => ((await codesLeft(tx, accountId)) > 0 ? [] : newCodes()),
      endCodesAfterLast: async () => void ((await hasFactor(tx, accountId)) || (await endCodes())),
    });
  });
}

/**
 * Removes every factor of a login that a business made and whose password it sets again: the employee has lost what
 * they signed in with.
 * @returns whether there were any
 */
export async function removeFactors(tx: OutsideTx, accountId: string): Promise<boolean> {
  const had = await hasFactor(tx, accountId);
  for (const table of ['totp', 'passkey', 'recovery_code', 'passkey_challenge'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  return had;
}

/** Anyone signs in to the demo: a factor would shut out all others. @throws `demo_account` */
export function refuseDemo(call: Call): void {
  if (signedIn(call).isDemo) throw new ProblemError('demo_account');
}

/** What the caller has set up. */
export async function getSecondFactor(call: Call<typeof secondFactor.getSecondFactor>) {
  const { accountId, projectId, role } = signedIn(call);
  const { direct } = call.deps.database;
  const ways = await waysOf(direct, accountId);
  const project =
    role === 'manager' && projectId !== null
      ? await direct
          .selectFrom('project')
          .select('managers_need_second_factor')
          .where('id', '=', projectId)
          .executeTakeFirst()
      : undefined;
  return {
    totp_since: await totpSince(direct, accountId),
    passkeys: await passkeysOf(direct, accountId),
    recovery_codes_left: await codesLeft(direct, accountId),
    is_required: project?.managers_need_second_factor ?? false,
    has_passkeys: hasPasskeys(call.deps.settings),
    confirm_with: ways.length > 0 ? ways : (['password'] as const).slice(),
  };
}

/** Ten new ones. @throws `no_second_factor` */
export async function renewRecoveryCodes(call: Call<typeof secondFactor.renewRecoveryCodes>) {
  const { accountId } = signedIn(call);
  refuseDemo(call);
  const recovery_codes = await ownFactors(call.deps, accountId, async ({ tx, newCodes }) => {
    if (!(await hasFactor(tx, accountId))) throw new ProblemError('no_second_factor');
    return newCodes();
  });
  await notifyOwner(call, accountId, 'codesRenewed');
  return { recovery_codes };
}

async function totpSince(read: Read, accountId: string): Promise<string | null> {
  const row = await read
    .selectFrom('totp')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.confirmed_at ?? null;
}

const passkeysOf = (read: Read, accountId: string) =>
  read
    .selectFrom('passkey')
    .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

export async function codesLeft(read: Read, accountId: string): Promise<number> {
  const rows = await read
    .selectFrom('recovery_code')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}
