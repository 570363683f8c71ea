import type { profile } from '@pamaina/contract';
import { setProfile, setVerifiedEmail } from '../../../platform/auth/accounts.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { requireFresh } from '../../../platform/auth/freshness.ts';
import { isInProject, type OutsideTx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import { storedZone } from '../../../platform/time/stored-zone.ts';
import { askToVerify, queueAccountMail } from '../../../platform/mail/account-mail.ts';
import { inOwn, isInTeam, readProfile } from './read-profile.ts';

type Body = Call<typeof profile.updateProfile>['body'];

/**
 * Changes the caller's profile; an employee's contact details are those that the manager reads.
 * @throws `invalid` for a field that the manager keeps, `reauthentication_required` for another email
 */
export async function updateProfile(call: Call<typeof profile.updateProfile>) {
  const caller = signedIn(call);
  const { timezone, ...rest } = call.body;
  const body = emptyAsNull(rest);
  return inOwn(call.deps.database, caller, async (tx) => {
    const before = await readProfile(tx, caller);
    refuseKept(body, before.fixed);
    // Who reads the mail of an account gets into it.
    if (body.email !== undefined && body.email !== before.email) requireFresh(caller);
    const zone = timezone === undefined ? {} : { time_zone: timezone && storedZone('timezone', timezone) };
    const written = { ...body, ...zone };
    if (Object.keys(written).length === 0) return before;
    await setProfile(tx, caller.accountId, written);
    if (isInTeam(caller)) await writeReach(tx, caller, body);
    if (body.email !== undefined && body.email?.toLowerCase() !== before.email?.toLowerCase())
      await changeAddress(tx, caller, { before: before.email, after: body.email });
    const after = await readProfile(tx, caller);
    await record(tx, caller, { before, after, changed: Object.keys(call.body) });
    return after;
  });
}

function emptyAsNull(body: Omit<Body, 'timezone'>): Omit<Body, 'timezone'> {
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, value === '' ? null : value]));
}

/** A field sent unchanged is not a change. */
function refuseKept(body: Omit<Body, 'timezone'>, fixed: profile.Profile['fixed']): void {
  const kept = fixed.filter((field) => body[field] !== undefined);
  if (kept.length > 0)
    throw new ProblemError('invalid', { fields: Object.fromEntries(kept.map((field) => [field, ['manager_keeps']])) });
}

async function writeReach(tx: OutsideTx, { projectId, employeeId }: Caller, { email, phone }: Body): Promise<void> {
  if (email === undefined && phone === undefined) return;
  await tx
    .updateTable('employee')
    .set((column) => ({
      version: column('version', '+', 1),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
    }))
    .where('project_id', '=', projectId)
    .where('id', '=', employeeId)
    .execute();
}

/**
 * The old address is told, and the new one asked. Until its owner answers, the verified one before serves for a
 * forgotten password; without any address nothing does.
 */
async function changeAddress(
  tx: OutsideTx,
  { accountId }: Caller,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select(['verified_email', 'is_demo'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (account.is_demo) return;
  const known = account.verified_email ?? before;
  if (known !== null) await queueAccountMail(tx, { accountId, kind: 'email_changed', address: known });
  if (after === null) await setVerifiedEmail(tx, accountId, null);
  else if (after.toLowerCase() !== account.verified_email?.toLowerCase()) await askToVerify(tx, accountId, after);
  await recordSecurity(tx, accountId, 'email_changed');
}

interface Change {
  before: profile.Profile;
  after: profile.Profile;
  changed: string[];
}

/** Recorded in the team's history; an account without a project has none. */
async function record(tx: OutsideTx, caller: Caller, { before, after, changed }: Change): Promise<void> {
  if (!isInProject(tx)) return;
  const only = (whole: profile.Profile) =>
    Object.fromEntries(changed.map((field) => [field, whole[field as keyof profile.Profile]]));
  await recordActivity(tx, {
    action_type: 'profile.updated',
    actor: caller.username,
    details: { name: after.name, before: only(before), after: only(after) },
  });
}
