import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';

export interface Mail {
  /** The same when it is sent again, so that the receiver's side can detect it. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Where the receiver chooses what is sent. */
  settingsUrl: string;
}

/** Sends email. */
export interface Mailer {
  /** @throws `MailRefused` when it will never be accepted, anything else when it may be later */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The receiver's server rejected it permanently: no such mailbox, not wanted. */
export class MailRefused extends Error {}

/** Together less than the lease of a delivery: while it may still be sent no other process sends it. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/**
 * Over SMTP when `SMTP_URL` is set; else into a folder where people and programs can read them, and a line in the log.
 */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Logger,
): Mailer {
  return smtpUrl === null ? folderMailer(join(dataDir, 'outbox'), mailFrom, log) : smtpMailer(smtpUrl, mailFrom);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(message(mail, from));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

function folderMailer(folder: string, from: string, log: Logger): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: content } = await transport.sendMail(message(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Named by its id: sent again, it replaces itself.
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(file, content as Buffer, { mode: 0o600 }).catch(async (error: unknown) => {
        // A full disk takes half of it; it is written when there is space again.
        await rm(file, { force: true });
        throw error;
      });
      log.info({ file }, 'email written to a file: no SMTP_URL is set');
    },
    close: () => transport.close(),
  };
}

function message({ id, to, subject, text, html, settingsUrl }: Mail, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: oneLine(to.name), address: to.address },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${domain}>`,
    headers: { 'List-Unsubscribe': `<${settingsUrl}>`, 'Auto-Submitted': 'auto-generated' },
  };
}

/** A line break in a header would start another one. */
const oneLine = (value: string) => value.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ');

/** Replies to any command: sign in first, or by another way (RFC 4954). */
const SIGN_IN_REPLIES: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/**
 * Permanent replies (RFC 5321: 5yz) about the receiver or the message; a rejected sign-in or sender is for the operator
 * to fix.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  if (command === 'MAIL FROM') return false;
  if (responseCode === undefined || SIGN_IN_REPLIES.has(responseCode)) return false;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
