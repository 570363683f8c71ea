import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import {
  claimAccountMail,
  type DueMail,
  postponeAccountMail,
  removeAccountMail,
} from '../../../platform/mail/account-mail.ts';
import { oneTimeSecrets } from '../../../platform/auth/one-time-secrets.ts';
import type { Deps } from '../../../platform/deps.ts';
import { repeatWhenDue, type Repeated } from '../../../platform/ground/repeat.ts';
import { within } from '../../../platform/ground/within.ts';
import { type Mail, MailRefused } from '../../../platform/mail/create-mailer.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { continueTrace } from '../../../platform/tracing/tracing.ts';
import type { AccountMailKind } from '../../../platform/database/stored-types.ts';
import { answerRequests } from './forgot-password.ts';

type Means = Pick<Deps, 'database' | 'mailer' | 'settings' | 'log' | 'now'>;

/** The shortest pause between two looks; a signal arrives immediately. */
const LOOK_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;
/** After some two hours nobody expects it any more. */
const ATTEMPTS_MAX = 7;
/** Longer than an attempt takes: no other process sends it meanwhile. */
const LEASE_MS = MINUTE_MS;
/** A hanging attempt is given up before another process may send the same. */
const SENT_WITHIN_MS = LEASE_MS - 5_000;
const RESET_MINUTES = 30;
const VERIFY_DAYS = 3;
const INVITATION_DAYS = 7;

/** Sends the emails to accounts; any number of processes can run it. */
export function startMailing(means: Means): Pick<Repeated, 'stop'> {
  const job = repeatWhenDue(
    async (end) => {
      while (!end.aborted && (await answerRequests(means.database)));
      while (!end.aborted && (await sendDue(means)));
      const next = means.database.direct.selectFrom('account_mail').select('due_at').orderBy('due_at').limit(1);
      return (await next.executeTakeFirst())?.due_at ?? null;
    },
    { leastMs: LOOK_EVERY_MS, now: means.now },
    means.log,
  );
  const stopHearing = means.database.signals.on('account_mail', () => job.wake());
  return {
    async stop() {
      stopHearing();
      await job.stop();
    },
  };
}

/** Somebody is looking at a page for it: hundreds of invitations that a manager sends don't come first. */
const AWAITED: readonly AccountMailKind[] = ['reset_password', 'verify_email'];

/** @returns whether there may be more */
async function sendDue(means: Means): Promise<boolean> {
  const [now, until] = [iso(means.now()), iso(means.now() + LEASE_MS)];
  const due = await claimAccountMail(means.database.direct, { first: AWAITED, now, until });
  if (due) await sendOne(means, due);
  return due !== undefined;
}

async function sendOne(means: Means, due: DueMail): Promise<void> {
  const { database, mailer, log, now } = means;
  const done = () => removeAccountMail(database.direct, due.id);
  try {
    const mail = await write(means, due);
    if (mail !== null) {
      const send = () => within(SENT_WITHIN_MS, mailer.send(mail));
      await continueTrace(due.trace, 'send email', { kind: 'client' }, send);
    }
    await done();
  } catch (error) {
    log.warn({ err: error, kind: due.kind }, 'an email to an account could not be sent');
    if (error instanceof MailRefused || due.attempts >= ATTEMPTS_MAX) await done();
    else await postponeAccountMail(database.direct, due.id, iso(now() + MINUTE_MS * 2 ** (due.attempts - 1)));
  }
}

/** The email with its link, in the owner's language. Null: nobody is to get it any more, as who has left. */
async function write(means: Means, due: DueMail): Promise<Mail | null> {
  const { database, settings } = means;
  const account = await database.direct
    .selectFrom('account')
    .select(['username', 'language', 'verified_email', 'first_name', 'role'])
    .where('id', '=', due.account_id)
    .where(sql<boolean>`employment_over(project_id, employee_id) is null`)
    .executeTakeFirst();
  const address = due.address ?? account?.verified_email ?? null;
  if (!account || address === null) return null;
  const { language, username } = account;
  const values = { ...due.facts, username, minutes: RESET_MINUTES, days: VERIFY_DAYS, invitationDays: INVITATION_DAYS };
  const said = (part: string) => textOf(language, `accountMails.${due.kind}.${part}`, values);
  const url = settings.publicUrl + (await linkOf(means, due, address));
  const paragraphs = said('text').split('\n\n');
  return {
    id: `account-${due.id}`,
    to: { name: account.first_name ?? username, address },
    subject: said('subject'),
    text: `${[...paragraphs.slice(0, 1), url, ...paragraphs.slice(1)].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5;color:#1f1c19;max-width:36em">`,
      ...paragraphs.slice(0, 1).map((one) => `<p>${escape(one)}</p>`),
      `<p><a href="${escape(url)}">${escape(said('link'))}</a></p>`,
      ...paragraphs.slice(1).map((one) => `<p>${escape(one)}</p>`),
      '</body></html>',
    ].join('\n'),
    settingsUrl: `${settings.publicUrl}/${account.role === 'manager' ? 'manager' : 'worker'}/settings/security`,
  };
}

/** What follows the `#` stays in the browser: in no log of a server, in no Referer. */
async function linkOf({ database, settings, now }: Means, { account_id: accountId, kind }: DueMail, address: string) {
  if (kind === 'reset_password') {
    const secret = await oneTimeSecrets.create(database.direct, settings.jwtSecret, {
      accountId,
      purpose: 'password_reset',
      expiresAt: now() + RESET_MINUTES * MINUTE_MS,
    });
    return `/reset-password#${secret}`;
  }
  if (kind === 'invitation') {
    const expiresAt = now() + INVITATION_DAYS * 24 * 60 * MINUTE_MS;
    const purpose = 'sign_in_code';
    return `/sign-in-code#${await oneTimeSecrets.create(database.direct, settings.jwtSecret, { accountId, purpose, expiresAt, secret: randomBytes(20).toString('hex') })}`;
  }
  if (kind !== 'verify_email') return '/forgot-password';
  const secret = await oneTimeSecrets.create(database.direct, settings.jwtSecret, {
    accountId,
    purpose: 'email_verification',
    email: address,
    expiresAt: now() + VERIFY_DAYS * 24 * 60 * MINUTE_MS,
  });
  return `/verify-email#${secret}`;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
