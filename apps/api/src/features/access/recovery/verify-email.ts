import type { recovery } from '@pamaina/contract';
import { setVerifiedEmail } from '../../../platform/auth/accounts.ts';
import { oneTimeSecrets } from '../../../platform/auth/one-time-secrets.ts';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { OutsideTx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { askToVerify } from '../../../platform/mail/account-mail.ts';
import { refuseDemo } from '../session/index.ts';
import { findLink } from './reset-password.ts';

/**
 * From here on the address serves for a forgotten password, and the one before it no longer does.
 * @throws `link_used` alike for a used, an old and an altered link
 */
export async function verifyEmail(call: Call<typeof recovery.verifyEmail>) {
  const { id, account_id: accountId, email } = await findLink(call, 'email_verification', call.body.token);
  if (email === null) throw new ProblemError('link_used');
  await call.deps.database.outside(async (tx) => {
    if (!(await oneTimeSecrets.use(tx, { id, accountId, purpose: 'email_verification' })))
      throw new ProblemError('link_used');
    await setVerifiedEmail(tx, accountId, email);
    // What was sent to the address before must not outlive it.
    await oneTimeSecrets.endAll(tx, accountId, 'password_reset');
    await recordSecurity(tx, accountId, 'email_verified');
  });
  return { email };
}

export async function getEmail(call: Call<typeof recovery.getEmail>) {
  const caller = signedIn(call);
  return inOwnProject(call, caller, (tx) => readEmail(tx, caller));
}

const SENT_AT_ONCE = { most: 5, seconds: 60 * 60 };

/** @throws `email_missing`, `demo_account`, `too_many_requests` */
export async function sendVerification(call: Call<typeof recovery.sendVerification>): Promise<void> {
  const caller = signedIn(call);
  const { accountId } = caller;
  await refuseDemo(call.deps.database, accountId);
  await call.deps.limits.take(`verification:${accountId}`, SENT_AT_ONCE.most, SENT_AT_ONCE.seconds);
  await inOwnProject(call, caller, async (tx) => {
    const { email } = await readEmail(tx, caller);
    if (email === null) throw new ProblemError('email_missing');
    if (!(await askToVerify(tx, accountId, email)))
      throw new ProblemError('too_many_requests', { retryAfterSeconds: 24 * 60 * 60 });
  });
}

/** An employee's address is in the employee record, which only their project reads. */
function inOwnProject<T>({ deps }: Call, { projectId }: Caller, work: (tx: OutsideTx) => Promise<T>): Promise<T> {
  return projectId === null ? deps.database.outside(work) : deps.database.inProject(projectId, work);
}

async function readEmail(tx: OutsideTx, { accountId, projectId, employeeId }: Caller) {
  const account = await tx
    .selectFrom('account')
    .select(['email', 'verified_email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new ProblemError('unauthenticated');
  if (projectId === null || employeeId === null) return account;
  const employee = await tx
    .selectFrom('employee')
    .select('email')
    .where('project_id', '=', projectId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return { ...account, email: employee?.email || account.email };
}
