import { randomUUIDv7 } from 'node:crypto';
import { constants, type members } from '@pamaina/contract';
import { identityKey } from '../../../platform/auth/identity-key.ts';
import { createSignedLinks } from '../../../platform/auth/signed-link.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call, type ProjectCall } from '../../../platform/http/route.ts';
import { MailRefused } from '../../../platform/mail/create-mailer.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { refuseDemo } from '../../access/session/index.ts';
import { checkedRights, insertMember, lockMembers, refuseBeyond, refuseEmployed, rightsOf } from './members.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** How long somebody can answer. */
const WEEK_MS = 7 * DAY_SECONDS * 1000;
const EMAIL = /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]+$/u;

interface Asked {
  projectName: string;
  invitation: { id: string; login: string; role: members.MemberInvitation['role']; expires_at: string };
}

/**
 * Asks somebody to become a member. An email address gets a link; a username shows it to its owner when they sign in.
 * An employee of the project, whom the caller knows, is a member at once. For everybody else the answer is the same,
 * anyone who has the username: it reveals nothing about other accounts. Asking again replaces what was asked before,
 * and its link.
 * @throws `member_exists`, `member_beyond`, `account_employed`, `demo_account`, `too_many_requests`, `unavailable` when
 * no mail can be sent just now
 */
export async function inviteMember(call: Call<typeof members.inviteMember>) {
  const caller = member(call);
  const { deps, body } = call;
  await refuseDemo(deps.database, caller.accountId);
  const rights = checkedRights(body);
  refuseBeyond(caller, rights);
  const isEmail = body.login.includes('@');
  if (isEmail && !EMAIL.test(body.login)) throw fieldProblem('login', 'email_format');
  await deps.limits.take(`member-invitations:${caller.accountId}`, constants.invitationsPerDay, DAY_SECONDS);
  const key = isEmail ? body.login.toLowerCase() : identityKey(body.login);
  const expires_at = new Date(deps.now() + WEEK_MS).toISOString();
  const asked = { login: body.login, ...rights, invited_by: caller.accountId, expires_at };
  const { projectName, invitation } = await deps.database.inProject(caller.projectId, async (tx) => {
    await lockMembers(tx);
    const { name } = await findProject(tx);
    const account = isEmail ? null : await findAccount(tx, key);
    if (account?.isMember) throw new ProblemError('member_exists');
    if (account?.isColleague) {
      if (rights.role === 'owner') await refuseEmployed(tx, account.id);
      await insertMember(tx, account.id, rights);
      await record(tx, 'member.joined', { actor: caller.username, login: body.login, ...rights });
      return { projectName: name, invitation: { ...asked, id: account.id, state: 'joined' as const } };
    }
    const values = { ...asked, account_id: account?.canJoin ? account.id : null };
    const stored = await tx
      .insertInto('member_invitation')
      .values({ id: randomUUIDv7(), login_key: key, ...values })
      // A new id: the link of an earlier email no longer works.
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'login_key']).doUpdateSet({ id: randomUUIDv7(), ...values }),
      )
      .returning(['id', 'login', 'role', 'grants', 'expires_at'])
      .executeTakeFirstOrThrow();
    await record(tx, 'member.invited', { actor: caller.username, login: body.login, ...rights });
    return { projectName: name, invitation: { ...stored, state: 'pending' as const } };
  });
  if (isEmail) await mailLink(call, { projectName, invitation });
  return invitation;
}

interface Found {
  id: string;
  isMember: boolean;
  /** An employee of this project. */
  isColleague: boolean;
  /** Nobody's employee, so that it may become a member. */
  canJoin: boolean;
}

async function findAccount(tx: Tx, key: string): Promise<Found | null> {
  const found = await tx
    .selectFrom('account')
    .leftJoin('project_member', (join) =>
      join.onRef('project_member.account_id', '=', 'account.id').on('project_member.project_id', '=', tx.projectId),
    )
    .select(['account.id', 'account.project_id', 'account.is_demo', 'project_member.account_id as member'])
    .where('account.identity_key', '=', key)
    .executeTakeFirst();
  if (!found) return null;
  const { id, project_id, is_demo } = found;
  return {
    id,
    isMember: found.member !== null,
    isColleague: project_id === tx.projectId,
    canJoin: project_id === null && !is_demo,
  };
}

/** The email names the project and the role; the token is behind `#`, where no server logs it. */
async function mailLink(call: Call, { projectName, invitation }: Asked): Promise<void> {
  const { deps, language } = call;
  const { jwtSecret, publicUrl } = deps.settings;
  const { projectId } = member(call);
  const expiresAt = Date.parse(invitation.expires_at);
  const token = createSignedLinks(jwtSecret).sign('member', { projectId, subject: invitation.id, expiresAt });
  const url = `${publicUrl}/access#${token}`;
  const role = textOf(language, `members.role.${invitation.role}`);
  const text = textOf(language, 'members.mail.text', { project: projectName, role });
  const button = textOf(language, 'members.mail.open');
  const end = textOf(language, 'members.mail.end', { project: projectName });
  try {
    await deps.mailer.send({
      id: `member-invitation-${invitation.id}`,
      to: { name: '', address: invitation.login },
      subject: textOf(language, 'members.mail.subject', { project: projectName }),
      text: `${text}\n\n${button}: ${url}\n\n${end}\n`,
      html: `<!doctype html><html lang="${language}"><body style="font-family:sans-serif"><p>${escaped(text)}</p><p><a href="${url}">${escaped(button)}</a></p><p>${escaped(end)}</p></body></html>`,
      settingsUrl: publicUrl,
    });
  } catch (error) {
    // Refused for good reads like an address that nobody reads.
    if (error instanceof MailRefused) return;
    call.log.warn({ err: error }, 'an invitation of a member could not be mailed');
    throw new ProblemError('unavailable', { retryAfterSeconds: 60 });
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Those that can still be accepted, the newest first. */
export async function listMemberInvitations({ tx, now }: ProjectCall<typeof members.listMemberInvitations>) {
  const rows = await tx
    .selectFrom('member_invitation')
    .select(['id', 'login', 'role', 'grants', 'expires_at'])
    .where('expires_at', '>', new Date(now).toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({ ...row, state: 'pending' as const }));
}

/** @throws `not_found`, also when it was accepted meanwhile */
export async function withdrawInvitation(call: ProjectCall<typeof members.withdrawMemberInvitation>): Promise<void> {
  const { tx, caller, params } = call;
  const gone = await tx
    .deleteFrom('member_invitation')
    .where('id', '=', params.id)
    .returning(['login', 'role', 'grants'])
    .executeTakeFirst();
  if (!gone) throw new ProblemError('not_found');
  refuseBeyond(caller, gone);
  await record(tx, 'member.uninvited', { actor: caller.username, ...gone });
}

interface Trace {
  actor: string;
  login: string;
  role: members.Member['role'];
  grants: members.Member['grants'];
}

function record(tx: Tx, action_type: string, { actor, login, role, grants }: Trace): Promise<void> {
  return recordActivity(tx, { action_type, actor, details: { name: login, ...rightsOf({ role, grants }) } });
}
