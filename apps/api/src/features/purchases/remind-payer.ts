import { constants, type Language } from '@pamaina/contract';
import type { Deps } from '../../platform/deps.ts';
import { MailRefused } from '../../platform/mail/create-mailer.ts';
import { textOf } from '../../platform/text/texts.ts';
import type { Purchase } from './purchase-row.ts';

const AGAIN_MS = 5 * 60 * 1000;

/**
 * Reminds a payer who never registered where to do so, so that no payer is left without a project. The language is
 * unknown before there is an account, so the email is in each. The sandbox sends none: its payments cost nothing, so
 * anyone could have emails sent to strangers.
 */
export async function remindPayer(
  { mailer, settings, payments, database, now }: Deps,
  purchase: Purchase,
): Promise<void> {
  const { id, email, provider_id } = purchase;
  if (payments.name === 'sandbox' || provider_id === null) return;
  const query = new URLSearchParams({ payment_intent: provider_id, email }).toString();
  const link = `${settings.publicUrl}/register?${query}`;
  const said = (key: string) => constants.languages.map((language: Language) => textOf(language, `payments.${key}`));
  const paragraphs = said('registerText').flatMap((text) => [text, link]);
  try {
    await mailer.send({
      id: `purchase-${id}`,
      to: { name: '', address: email },
      subject: said('registerSubject').join(' · '),
      text: `${paragraphs.join('\n\n')}\n`,
      html: htmlOf(paragraphs, link),
      settingsUrl: settings.publicUrl,
    });
  } catch (error) {
    if (error instanceof MailRefused) return;
    const due_at = new Date(now() + AGAIN_MS).toISOString();
    await database.direct.updateTable('purchase').set({ due_at }).where('id', '=', id).execute();
    throw error;
  }
}

function htmlOf(paragraphs: readonly string[], link: string): string {
  const escaped = link.replaceAll('&', '&amp;');
  const body = paragraphs.map((text) =>
    text === link ? `<p><a href="${escaped}">${escaped}</a></p>` : `<p>${text}</p>`,
  );
  return `<!doctype html><html><body style="font-family:sans-serif;line-height:1.5">${body.join('')}</body></html>`;
}
