import type { members } from '@pamaina/contract';
import { sql } from 'kysely';
import { addAccount, claimIdentities, makeManager } from '../../../platform/auth/accounts.ts';
import { identityKey } from '../../../platform/auth/identity-key.ts';
import { isCommonPassword } from '@pamaina/contract/common-passwords';
import { hashPassword, isBusy } from '../../../platform/auth/passwords.ts';
import { createSignedLinks, type LinkClaims } from '../../../platform/auth/signed-link.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { browserOf, giveTokens, openSession, refuseDemo } from '../../access/session/index.ts';
import { insertMember, lockMembers, refuseEmployed, rightsOf } from './members.ts';

/** Wrong links are counted by network: those of an honest one work all the same. */
const MISSES = { most: 30, seconds: 15 * 60 };
const STRANGERS = { network: { free: 60, most: 300 }, wide: 300 };

interface Door {
  project_id: string;
  id: string;
}

/** Only the keys: the caller is not in these projects yet. */
async function doorsOf(call: Call): Promise<Door[]> {
  const { accountId } = signedIn(call);
  const { rows } = await sql<Door>`select project_id, id from member_invitations_of(${accountId})`.execute(
    call.deps.database.direct,
  );
  return rows;
}

/** @throws `not_found` alike for none and for somebody else's */
async function doorOf(call: Call, id: string): Promise<Door> {
  const door = (await doorsOf(call)).find((one) => one.id === id.toLowerCase());
  if (!door) throw new ProblemError('not_found');
  return door;
}

/** The projects that ask the caller. */
export async function listOffers(call: Call<typeof members.listOffers>) {
  const offers = [];
  for (const { project_id, id } of await doorsOf(call)) {
    const offer = await call.deps.database.inProject(project_id, (tx) => readOffer(tx, id));
    if (offer) offers.push(offer);
  }
  return offers;
}

function readOffer(tx: Tx, id: string) {
  return tx
    .selectFrom('member_invitation')
    .innerJoin('project', 'project.id', 'member_invitation.project_id')
    .select(['member_invitation.id', 'project.name as project_name', 'member_invitation.role', 'expires_at'])
    .where('member_invitation.id', '=', id)
    .executeTakeFirst();
}

/** @throws `not_found`, also when it was taken back meanwhile; `account_employed`, `conflict` for a member */
export async function acceptOffer(call: Call<typeof members.acceptOffer>) {
  const { project_id, id } = await doorOf(call, call.params.id);
  return call.deps.database.inProject(project_id, (tx) => accept(tx, call, { id, otherwise: 'not_found' }));
}

export async function declineOffer(call: Call<typeof members.declineOffer>): Promise<void> {
  const { username } = signedIn(call);
  const { project_id, id } = await doorOf(call, call.params.id);
  await call.deps.database.inProject(project_id, async (tx) => {
    const { login, role, grants } = await take(tx, id, 'not_found');
    await recordActivity(tx, {
      action_type: 'member.declined',
      actor: username,
      details: { name: login, ...rightsOf({ role, grants }) },
    });
  });
}

/** The caller's own account becomes a member's. */
async function accept(tx: Tx, call: Call, { id, otherwise }: { id: string; otherwise: 'not_found' | 'link_wrong' }) {
  const { accountId, username, signInId } = signedIn(call);
  await lockMembers(tx);
  const invitation = await take(tx, id, otherwise);
  // A login belongs to one person; that of an employee elsewhere is the employer's.
  await refuseEmployed(tx, accountId);
  await makeManager(tx, accountId);
  await admit(tx, { accountId, username, invitation });
  const opening = { accountId, role: 'manager', projectId: tx.projectId, signInId } as const;
  return openSession(tx, call.deps.tokens, opening);
}

type Invitation = Awaited<ReturnType<typeof take>>;

/** Once: the one who comes second finds nothing. */
async function take(tx: Tx, id: string, otherwise: 'not_found' | 'link_wrong') {
  const taken = await tx
    .deleteFrom('member_invitation')
    .where('id', '=', id)
    .returning(['login', 'role', 'grants'])
    .executeTakeFirst();
  if (!taken) throw new ProblemError(otherwise);
  return taken;
}

async function admit(
  tx: Tx,
  { accountId, username, invitation }: { accountId: string; username: string; invitation: Invitation },
): Promise<void> {
  const { login, role, grants } = invitation;
  await insertMember(tx, accountId, { role, grants });
  await recordActivity(tx, {
    action_type: 'member.joined',
    actor: username,
    details: { name: username, ...(login.includes('@') && { email: login }), ...rightsOf({ role, grants }) },
  });
}

/** Opening a link accepts nothing: programs that check emails open links too. @throws `link_wrong`, `link_expired` */
export async function readMemberLink(call: Call<typeof members.readMemberLink>) {
  const { projectId, subject } = await claimsOf(call);
  const offer = await call.deps.database.inProject(projectId, (tx) => readOffer(tx, subject));
  if (!offer) throw new ProblemError('link_wrong');
  return offer;
}

/** @throws `link_wrong`, also when it was used or taken back; `link_expired`, `account_employed`, `conflict` */
export async function acceptMemberLink(call: Call<typeof members.acceptMemberLink>) {
  await refuseDemo(call.deps.database, signedIn(call).accountId);
  const { projectId, subject } = await claimsOf(call);
  return call.deps.database.inProject(projectId, (tx) => accept(tx, call, { id: subject, otherwise: 'link_wrong' }));
}

/** A new account, which is a member from its first moment. @throws `link_wrong`, `link_expired`, `username_taken` */
export async function joinByMemberLink(call: Call<typeof members.joinByMemberLink>) {
  const { body, deps, address, language } = call;
  const { projectId, subject } = await claimsOf(call);
  await countStranger('member-join', call, { ...STRANGERS, isBusy: isBusy('register') });
  if (isCommonPassword(body.password, body.username)) throw fieldProblem('password', 'password_common');
  const password_hash = await hashPassword(body.password, { kind: 'register', share: address });
  const key = identityKey(body.username);
  const opened = await deps.database.inProject(projectId, async (tx) => {
    await lockMembers(tx);
    const invitation = await take(tx, subject, 'link_wrong');
    if ((await claimIdentities(tx, [key])) === 0) throw new ProblemError('username_taken');
    const { username, first_name = null, last_name = null } = body;
    const own = { identity_key: key, username, password_hash, first_name, last_name, language };
    // Only who reads that mailbox has the link: the address is verified.
    const { login } = invitation;
    const kind = { role: 'manager', registration_method: 'open', email: login, verified_email: login } as const;
    const accountId = await addAccount(tx, { ...own, ...kind });
    await admit(tx, { accountId, username, invitation });
    return openSession(tx, deps.tokens, { accountId, role: 'manager', projectId, browser: browserOf(call, true) });
  });
  call.device.keep(deps.devices.remember(call.device.known, key));
  return giveTokens(call, opened);
}

async function claimsOf({ deps, address, body }: Call & { body: { link: string } }): Promise<LinkClaims> {
  const link = createSignedLinks(deps.settings.jwtSecret).read('member', body.link);
  if (link === null) {
    await deps.limits.take(`member-link-wrong:${address}`, MISSES.most, MISSES.seconds);
    throw new ProblemError('link_wrong');
  }
  if (link.expiresAt <= deps.now()) throw new ProblemError('link_expired');
  return link;
}

/** Back from the manager's area, for an employee who is also a member. @throws `not_found` for anybody else */
export async function openOwnShifts(call: Call<typeof members.openOwnShifts>) {
  const { accountId, signInId } = signedIn(call);
  return call.deps.database.outside(async (tx) => {
    const own = await tx
      .selectFrom('account')
      .select('project_id')
      .where('id', '=', accountId)
      .where('employee_id', 'is not', null)
      .executeTakeFirst();
    if (!own) throw new ProblemError('not_found');
    const opening = { accountId, role: 'employee', projectId: own.project_id, signInId } as const;
    return openSession(tx, call.deps.tokens, opening);
  });
}
