import type { session, Language } from '@pamaina/contract';
import { sql } from 'kysely';
import { markGone, rememberLanguage } from '../../../platform/auth/accounts.ts';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import { identityKey, keysOf } from '../../../platform/auth/identity-key.ts';
import { verifyPassword, type HashPlace, isBusy } from '../../../platform/auth/passwords.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { type Call, signedIn } from '../../../platform/http/route.ts';
import type { OutsideTx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { formatOf } from '../../../platform/text/format-of.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import { requireSecondStep } from '../second-factor/index.ts';
import { askToVerifyOnce, notifyOwner } from '../../../platform/mail/account-mail.ts';
import { endSignIns } from './end-sessions.ts';
import { browserOf, giveTokens } from './give-tokens.ts';
import { openSession } from './open-session.ts';

/**
 * Username and password for a token. Honest sign-ins do not count against the limits.
 * @throws `login_failed` alike, and after the same time, for a wrong password and a user who does not exist;
 * `second_factor_required`; `employment_ended` after the last day of the employment; `too_many_requests`,
 * `proof_required`
 */
export async function signIn(call: Call<typeof session.signIn>) {
  const { body, deps, refresh } = call;
  const device = refresh.deviceName;
  const attempt = await countSignIn(call, identityKey(body.username));
  const { account, isRight } = await findRight(call, attempt.place).catch(async (error: unknown) => {
    await attempt.takeBack();
    throw error;
  });
  if (!account || !isRight) {
    call.log.warn({ address: call.address }, 'a sign-in failed');
    await recordSecurity(deps.database.direct, account?.id ?? null, 'sign_in_failed', { device });
    throw new ProblemError('login_failed');
  }
  await attempt.succeed();
  if (
    account.must_change_password &&
    account.temporary_until !== null &&
    Date.parse(account.temporary_until) < deps.now()
  )
    throw new ProblemError('password_expired');
  await requireSecondStep(deps, account);
  return enter(call, account);
}

interface Entering {
  id: string;
  role: 'manager' | 'employee';
  project_id: string | null;
  /** That the password was checked against. */
  password_hash: string;
  identity_key: string;
}

/**
 * Opens the session of who has proved who they are; they are notified of a device that is new to the account.
 * @throws `employment_ended` after the last day of the employment
 */
export async function enter(call: Call, { id: accountId, role, project_id: projectId, ...account }: Entering) {
  const { deps, language } = call;
  const { password_hash: passwordHash, identity_key: key } = account;
  await refuseFormer(deps, accountId, language);
  const isKnown = deps.devices.find(call.device.known, key) !== null;
  const opened = await deps.database.outside(async (tx) => {
    await rememberLanguage(tx, accountId, language);
    await askToVerifyOnce(tx, accountId);
    const browser = browserOf(call, isKnown);
    const opened = await openSession(tx, deps.tokens, { accountId, role, projectId, passwordHash, browser });
    await notifyNewDevice(tx, accountId, { isKnown, device: browser.name });
    return opened;
  });
  call.device.keep(deps.devices.remember(call.device.known, key));
  return giveTokens(call, opened);
}

/** Logged; the first sign-in of all is no news to the owner. */
async function notifyNewDevice(
  tx: OutsideTx,
  accountId: string,
  { isKnown, device }: { isKnown: boolean; device: string },
) {
  const before = await tx
    .selectFrom('security_event')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'signed_in')
    .limit(1)
    .executeTakeFirst();
  await recordSecurity(tx, accountId, 'signed_in', { device });
  if (!isKnown && before) await notifyOwner(tx, accountId, 'new_device', { device });
}

async function refuseFormer({ database }: Deps, accountId: string, language: Language): Promise<void> {
  const account = await database.direct
    .selectFrom('account')
    .select(sql<string | null>`employment_over(project_id, employee_id)`.as('left_on'))
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account && account.left_on !== null)
    throw new ProblemError('employment_ended', { values: { date: formatOf(language).date(account.left_on) } });
}

async function findRight({ body, deps }: Call<typeof session.signIn>, place: HashPlace) {
  const [kept, key] = keysOf(body.username);
  const accounts = await deps.database.direct
    .selectFrom('account')
    .select(['id', 'role', 'project_id', 'password_hash', 'identity_key', 'must_change_password', 'temporary_until'])
    .where('identity_key', 'in', [kept, key])
    .execute();
  const account = accounts.find(({ identity_key }) => identity_key === kept) ?? accounts[0];
  return { account, isRight: await verifyPassword(body.password, account?.password_hash ?? null, place) };
}

/**
 * Ten tries, then a minute, two, four, up to an hour: some 35 a day per network and account, or per known device and
 * account.
 */
const PACE = { free: 10, firstSeconds: 60, longestSeconds: 60 * 60, keptSeconds: 24 * 60 * 60 };
const STRANGERS = { network: { free: 150, most: 300 }, wide: 300 };
/** Wrong tries for one account from anywhere, before unknown devices need a proof of work. */
const ACCOUNT_FREE = 30;

interface Try {
  /** Its place in the queue for hashing. */
  place: HashPlace;
  /** It was right: it is not counted. */
  succeed(): Promise<void>;
  /** It was not answered: it is not counted either. */
  takeBack(): Promise<void>;
}

/**
 * Counts a try to sign in before it is known whether it is right. A device on which the account signed in before is
 * counted separately, unaffected by others (docs/decisions/024).
 * @throws `too_many_requests`, `proof_required`; neither is counted
 */
async function countSignIn(call: Call<typeof session.signIn>, key: string): Promise<Try> {
  const { limits, devices } = call.deps;
  const device = devices.find(call.device.known, key);
  if (device !== null) {
    const own = `sign-in-device:${device}`;
    await limits.step(own, PACE);
    return {
      place: { kind: 'known-device', share: device },
      succeed: () => limits.forget(own),
      takeBack: () => limits.refund(own),
    };
  }
  const pair = `sign-in-pair:${key}:${call.address}`;
  const other = { key: `sign-in-account:${key}`, free: ACCOUNT_FREE };
  const takeBack = await countStranger('sign-in', call, { ...STRANGERS, other, isBusy: isBusy('sign-in') });
  try {
    // The count of a name comes last: a rejected flood leaves no window for each name that it makes up.
    await limits.step(pair, PACE);
  } catch (error) {
    await takeBack();
    throw error;
  }
  return {
    place: { kind: 'sign-in', share: call.address },
    async succeed() {
      await limits.forget(pair);
      await takeBack();
    },
    async takeBack() {
      await limits.refund(pair);
      await takeBack();
    },
  };
}

/** Ends every session of the sign-in, and web push to its browser: the next user of the device must not read it. */
export async function signOut(call: Call<typeof session.signOut>): Promise<void> {
  const { accountId, signInId } = signedIn(call);
  await call.deps.database.outside(async (tx) => {
    await markGone(tx, accountId);
    // After the account, which a session being opened has locked: it ends with the others.
    await endSignIns(tx, accountId, { only: signInId });
  });
  const { known } = call.refresh;
  if (known !== undefined && call.deps.tokens.readRefresh(known)?.signInId === signInId) call.refresh.clear();
  // A payment can still be claimed, with the code that is sent to its payer.
  call.payer.clear();
}
