import { createHmac, randomUUIDv7 } from 'node:crypto';
import type { invitations } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import { addAccount, claimIdentities } from '../../../platform/auth/accounts.ts';
import { identityKey } from '../../../platform/auth/identity-key.ts';
import { isCommonPassword } from '@pamaina/contract/common-passwords';
import { hashPassword, isBusy } from '../../../platform/auth/passwords.ts';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import { bindTo, type Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call, ProjectCall } from '../../../platform/http/route.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import { askToVerifyOnce } from '../../../platform/mail/account-mail.ts';
import { recordActivities, recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { browserOf, giveTokens, keepConsents, openSession } from '../../access/session/index.ts';
import { projectOfLink } from './join-link.ts';
import { readInvited } from './invited-fields.ts';
import { admit, answered } from './join-team.ts';

/** What a manager would have to look through; beyond it the network with the most of them gives way. */
const ASKED_MAX = 100;
const STRANGERS = { network: { free: 60, most: 200 }, wide: 300 };

/** What a link is for. @throws `link_used` */
export async function readJoinLink(call: Call<typeof invitations.readJoinLink>) {
  const { name } = await projectOfLink(call, call.params.token);
  return { project: name, name };
}

/**
 * Signs up by the link of a team: an account of one's own that waits for a manager to approve it.
 * @throws `link_used`, `username_taken`, `invalid`, `too_many_requests`, `proof_required`
 */
export async function askToJoin(call: Call<typeof invitations.askToJoin>) {
  const { body, deps, address, language } = call;
  const project = await projectOfLink(call, call.params.token);
  const takeBack = await countStranger('join', call, { ...STRANGERS, isBusy: isBusy('register') });
  if (isCommonPassword(body.password, body.username)) throw fieldProblem('password', 'password_common');
  const key = identityKey(body.username);
  const place = { kind: 'register', share: address } as const;
  const password_hash = await hashPassword(body.password, place).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  const opened = await deps.database.outside(async (outside) => {
    if ((await claimIdentities(outside, [key])) === 0) throw new ProblemError('username_taken');
    const [firstName, ...rest] = body.name.split(/\s+/);
    const { username, email = null } = body;
    const accountId = await addAccount(outside, {
      identity_key: key,
      username,
      password_hash,
      role: 'employee',
      language,
      registration_method: 'open',
      first_name: firstName ?? null,
      last_name: rest.join(' ') || null,
      email,
    });
    await keepConsents(outside, accountId, body);
    await askToVerifyOnce(outside, accountId);
    const browser = browserOf(call, true);
    await recordSecurity(outside, accountId, 'signed_in', { device: browser.name });
    const session = await openSession(outside, deps.tokens, { accountId, role: 'employee', projectId: null, browser });
    const tx = await bindTo(outside, project.id);
    const network = createHmac('sha256', deps.settings.jwtSecret).update(`join\n${address}`).digest('base64url');
    await makeRoom(tx, network);
    const id = randomUUIDv7();
    const fields = JSON.stringify({ id: username, name: body.name, ...(email !== null && { email }) });
    await tx
      .insertInto('invitation')
      .values({
        id,
        identity_key: key,
        account_id: accountId,
        name: body.name,
        fields,
        state: 'asked',
        asked_network: network,
      })
      .execute();
    await recordActivity(tx, {
      action_type: 'employee.asked',
      actor: username,
      details: { id: username, name: body.name },
    });
    await notify(tx, [answered('asked', { id, name: body.name, invited_by: null })]);
    return session;
  });
  call.device.keep(deps.devices.remember(call.device.known, key));
  return giveTokens(call, opened);
}

/** How many people wait to be let in, as part of a statement. */
export const pendingJoinCount = (tx: Tx): RawBuilder<number> =>
  sql<number>`(select count(*) from invitation where project_id = ${tx.projectId} and state = 'asked')`;

/** Who waits to be let in, and since which day, as part of a statement. */
export const pendingJoins = (tx: Tx, zone: string): RawBuilder<unknown> => sql`
  select name, local_time(created_at, ${zone})::date as date from invitation
  where project_id = ${tx.projectId} and state = 'asked'`;

/** @throws `too_many_requests` where as many wait as may, and no network has more of them than this one would have */
async function makeRoom(tx: Tx, network: string): Promise<void> {
  const { rows } = await sql<{ all: number; gives: string | null }>`
    with asked as (
      select id, asked_network, created_at, count(*) over (partition by asked_network) as share
      from invitation where project_id = ${tx.projectId} and state = 'asked'
    )
    select count(*)::int as all,
      (select id from asked where asked_network is not null
        and share > 1 + (select count(*) from asked where asked_network = ${network})
        order by share desc, created_at limit 1) as gives
    from asked`.execute(tx);
  const [{ all, gives } = { all: 0, gives: null }] = rows;
  if (all < ASKED_MAX) return;
  if (gives === null) throw new ProblemError('too_many_requests', { retryAfterSeconds: 60 * 60 });
  await tx.deleteFrom('invitation').where('id', '=', gives).where('state', '=', 'asked').execute();
}

/** A manager rejects everybody who asked: a flood of sign-ups is one decision. */
export async function rejectJoins({ tx, caller }: ProjectCall<typeof invitations.rejectJoins>): Promise<void> {
  const gone = await tx
    .deleteFrom('invitation')
    .where('state', '=', 'asked')
    .returning(['name', sql<string>`coalesce(fields ->> 'id', identity_key)`.as('id')])
    .execute();
  await recordActivities(
    tx,
    gone.map((details) => ({ action_type: 'employee.uninvited', actor: caller.username, details })),
  );
}

/** A manager takes in who asked, with the roles that they work in. @throws `not_found`, `conflict`, `invalid` */
export async function approveJoin({ tx, params, body, caller }: ProjectCall<typeof invitations.approveJoin>) {
  const asked = await tx
    .deleteFrom('invitation')
    .where('id', '=', params.id)
    .where('state', '=', 'asked')
    .returning(['fields', 'identity_key', 'account_id'])
    .executeTakeFirst();
  if (!asked || asked.account_id === null) throw new ProblemError('not_found');
  const account = await tx
    .selectFrom('account')
    .select(['id', 'username'])
    .where('id', '=', asked.account_id)
    .executeTakeFirst();
  if (!account) throw new ProblemError('not_found');
  const person = readInvited(asked.fields, { roles: body.roles });
  if (person === null) throw new ProblemError('not_found');
  const { id: _, ...fields } = person;
  await admit(tx, { account, identityKey: asked.identity_key, fields, actor: caller.username });
}
