import type { Deps } from '../../../platform/deps.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { noticeText } from '../notice-text.ts';
import { inProject, pathOf } from '../path-of.ts';
import { answersOf } from './answers-of.ts';
import type { Parcel } from './parcel.ts';
import type { Outcome } from './finish-parcel.ts';

/** A phone that is offline for longer shows it when the app is opened. */
const KEPT_SECONDS = 24 * 60 * 60;

/**
 * Sends a parcel to every browser of its receiver. Its text can appear on a locked screen: only what kind of thing
 * happened, in which project, and where to look. It counts as sent when one browser took it: another attempt would show
 * it there again. Expired subscriptions are deleted.
 * @throws when none took it and a push service could not be reached
 */
export async function sendPush(
  { database, pusher, log, secret }: Pick<Deps, 'database' | 'pusher' | 'log'> & { secret: string },
  parcel: Parcel,
): Promise<Outcome> {
  const targets = await database.direct
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('account_id', '=', parcel.accountId)
    .execute();
  const message = { payload: payloadOf(parcel, secret), topic: parcel.id, keptSeconds: KEPT_SECONDS };
  const answers = await Promise.allSettled(targets.map((target) => pusher.push(target, message)));
  const gone = targets.filter((_, index) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' && answer.value === 'gone';
  });
  if (gone.length > 0)
    await database.direct
      .deleteFrom('push_subscription')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  const failed = answers.filter((answer) => answer.status === 'rejected');
  const [first] = failed;
  if (first === undefined) return { state: gone.length === targets.length ? 'dropped' : 'sent' };
  if (gone.length + failed.length === targets.length) throw first.reason;
  for (const { reason } of failed) log.warn({ err: reason }, 'one browser of several could not be reached');
  return { state: 'sent' };
}

/** Push services can't read it: it is encrypted for the browser (RFC 8291). */
function payloadOf(parcel: Parcel, secret: string): string {
  const { id, language, projectId, projectName, role, items } = parcel;
  const [first] = items;
  const isOne = first !== undefined && items.length === 1;
  const title = isOne
    ? noticeText(language, first.kind, first.facts).title
    : textOf(language, 'notices.mail.subject', { count: items.length });
  const path = isOne ? pathOf(first.kind, first.facts) : role === 'manager' ? '/manager' : '/worker';
  const answers = isOne ? answersOf(secret, parcel, first).map(({ label, path }) => ({ label, path })) : [];
  const message = { title, body: projectName, path: inProject(path, projectId), tag: id, language };
  return JSON.stringify({ ...message, ...(answers.length > 0 && { answers }) });
}
