import { randomUUIDv7 } from 'node:crypto';
import { createFormat } from '@pamaina/contract';
import { recordSecurity, type SecurityKind } from '../../../platform/auth/security-log.ts';
import type { Call } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';

/** What can have happened: keys of the texts `secondFactor.mail`. */
export type Happening =
  | 'totpAdded'
  | 'totpRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'codesRenewed'
  | 'recoveryCodeUsed'
  | 'factorsRemoved'
  | 'codesGuessed';

/** How the security log calls it. */
const KINDS: Readonly<Record<Happening, SecurityKind>> = {
  totpAdded: 'factor_added',
  totpRemoved: 'factor_removed',
  passkeyAdded: 'factor_added',
  passkeyRemoved: 'factor_removed',
  codesRenewed: 'recovery_codes_renewed',
  recoveryCodeUsed: 'recovery_code_used',
  factorsRemoved: 'factor_removed',
  codesGuessed: 'codes_guessed',
};

/**
 * Writes into the security log what happened to the second factors of an account, and emails it to the owner: no
 * matter who did it, they should know. It is done when this is sent, so nobody waits for the mail server, and a failure
 * is only logged.
 */
export async function notifyOwner(
  call: Pick<Call, 'deps' | 'log' | 'caller'>,
  accountId: string,
  happening: Happening,
  values: Record<string, string | number> = {},
): Promise<void> {
  const by = call.caller !== null && call.caller.accountId !== accountId ? { by: call.caller.username } : {};
  await recordSecurity(call.deps.database.direct, accountId, KINDS[happening], by);
  send(call.deps, accountId, happening, values).catch((error: unknown) =>
    call.log.warn({ err: error, happening }, 'a notice about second factors could not be mailed'),
  );
}

async function send(
  { database, mailer, settings, now }: Call['deps'],
  accountId: string,
  happening: Happening,
  values: Record<string, string | number>,
): Promise<void> {
  const account = await database.direct
    .selectFrom('account')
    .select(['email', 'language', 'username', 'role', 'time_zone'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account || account.email === null) return;
  const { language, username } = account;
  const time = createFormat(language, account.time_zone ?? 'Europe/Vilnius').instant(new Date(now()).toISOString());
  const lines = [
    textOf(language, `secondFactor.mail.${happening}`, { ...values, username, time }),
    textOf(language, `secondFactor.mail.${happening === 'codesGuessed' ? 'guessed' : 'notYou'}`),
  ];
  const paragraphs = lines.map((line) => `<p>${escape(line)}</p>`).join('');
  const area = account.role === 'manager' ? 'manager' : 'worker';
  await mailer.send({
    id: `second-factor-${randomUUIDv7()}`,
    to: { name: '', address: account.email },
    subject: textOf(language, `secondFactor.subject.${happening}`),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font-family:sans-serif">${paragraphs}</body></html>`,
    settingsUrl: `${settings.publicUrl}/${area}/settings/security`,
  });
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
