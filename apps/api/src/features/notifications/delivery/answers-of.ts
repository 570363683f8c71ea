import { notifications } from '@pamaina/contract';
import { createSignedLinks } from '../../../platform/auth/signed-link.ts';
import { textOf } from '../../../platform/text/texts.ts';
import type { Parcel } from './parcel.ts';

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
