import { notifications } from '@pamaina/contract';
import type { Mail } from '../../../../platform/mail/create-mailer.ts';
import { textOf } from '../../../../platform/text/texts.ts';
import { createSignedLinks, RECEIPT_LINK_MS } from '../../../../platform/auth/signed-link.ts';
import { noticeText, inProject, pathOf } from '../notice.ts';
import type { Parcel } from './parcel.ts';

/** The maximum in an email; the app has the rest. */
const SHOWN_MAX = 20;

/** The fact with the id of what can be confirmed by a link, and the public page for it. */
const CONFIRMED = [
  ['receipt', 'receipt', '/confirm'],
  ['announced', 'announcement', '/confirm-announcement'],
] as const;

interface Links {
  publicUrl: string;
  /** Signs links that need no sign-in. */
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * A parcel as an email in its receiver's language: plain text, and the same as simple HTML. A question has its answers
 * in it.
 */
export function writeMail(parcel: Parcel, address: string, { publicUrl, secret, now }: Links): Mail {
  const { id, language, projectId, projectName, role, name, items } = parcel;
  const confirmUrlOf = (facts: Parcel['items'][number]['facts']) => {
    for (const [fact, purpose, page] of CONFIRMED) {
      const subject = facts[fact];
      // What follows the # stays in the browser: in no log of a server, in no Referer.
      if (typeof subject === 'string')
        return `${publicUrl}${page}#${createSignedLinks(secret).sign(purpose, { projectId, subject, expiresAt: now + RECEIPT_LINK_MS })}`;
    }
    return null;
  };
  const shown = items.slice(0, SHOWN_MAX).map(({ kind, facts }) => ({
    ...noticeText(language, kind, facts),
    url: publicUrl + inProject(pathOf(kind, facts), projectId),
    answers: answersOf(secret, parcel, { kind, facts }).map((one) => ({ ...one, url: publicUrl + one.path })),
    confirmUrl: confirmUrlOf(facts),
  }));
  const count = items.length;
  const left = count - shown.length;
  const more = left === 0 ? [] : [textOf(language, 'notices.mail.more', { count: left })];
  const subject = count === 1 ? (shown[0]?.title ?? '') : textOf(language, 'notices.mail.subject', { count });
  const settingsUrl = `${publicUrl}/${role === 'manager' ? 'manager' : 'worker'}/settings/notifications`;
  const open = textOf(language, 'notices.mail.open');
  const confirm = textOf(language, 'notices.mail.confirm');
  const why = textOf(language, 'notices.mail.why', { project: projectName });
  const text = [
    ...shown.map((one) =>
      [
        one.title,
        one.text,
        ...one.answers.map(({ label, url }) => `${label}: ${url}`),
        one.url,
        ...(one.confirmUrl === null ? [] : [`${confirm}: ${one.confirmUrl}`]),
      ].join('\n'),
    ),
    ...more,
    `--\n${why}\n${textOf(language, 'notices.mail.choose')}: ${settingsUrl}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5;color:#1f1c19;max-width:36em">`,
    ...shown.map(
      (one) =>
        `<p><strong>${escape(one.title)}</strong><br>${escape(one.text).replaceAll('\n', '<br>')}<br>` +
        one.answers.map(buttonOf).join(' ') +
        `<a href="${escape(one.url)}">${escape(open)}</a>` +
        (one.confirmUrl === null ? '' : ` · <a href="${escape(one.confirmUrl)}">${escape(confirm)}</a>`) +
        `</p>`,
    ),
    ...more.map((sentence) => `<p>${escape(sentence)}</p>`),
    `<hr><p style="font-size:0.85em;color:#6b665d">${escape(why)}<br>` +
      `<a href="${escape(settingsUrl)}">${escape(textOf(language, 'notices.mail.choose'))}</a></p></body></html>`,
  ].join('\n');
  return { id, to: { name, address }, subject: `${subject} · ${projectName}`, text, html, settingsUrl };
}

const buttonOf = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escape(url)}" style="display:inline-block;padding:0.5em 1em;margin:0.5em 0;border:1px solid #1f1c19;` +
  `border-radius:0.4em;color:#1f1c19;text-decoration:none">${escape(label)}</a> `;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * The answers to the question of a notification, as links that need no sign-in; none for other notifications. The
 * token is behind `#`: browsers send it to no server by opening the page. The page asks once more, because programs
 * that check mails open every link.
 */
export function answersOf(
  secret: string,
  { language, projectId }: Pick<Parcel, 'language' | 'projectId'>,
  { kind, facts }: Pick<Parcel['items'][number], 'kind' | 'facts'>,
): { label: string; path: string }[] {
  const described = notifications.kinds[kind];
  if (!('answer' in described) || facts['variant'] !== described.answer.variant) return [];
  const { purpose, subject, until, page, choices } = described.answer;
  const expiresAt = Date.parse(String(facts[until]));
  const token = createSignedLinks(secret).sign(purpose, { projectId, subject: String(facts[subject]), expiresAt });
  return choices.map((choice) => ({
    label: textOf(language, `notices.mail.${choice}`),
    path: `${page}#${choice}.${token}`,
  }));
}
