import { randomUUIDv7 } from 'node:crypto';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';

/** As long as a person may look for their phone. */
const VALID_MS = 5 * 60_000;

/** What an answer is for: it serves no other purpose. */
export type Purpose = 'sign_in' | 'second_step' | 'confirm' | 'register';

interface Challenge {
  purpose: Purpose;
  /** Whose passkey must answer; null: anybody's. */
  accountId: string | null;
}

/** For one account in an hour: each is a row for some minutes. */
const OWN_AN_HOUR = 60;

/** Stores a challenge that was sent. @returns its ID @throws `too_many_requests` */
export async function keepChallenge(
  { database, limits, now }: Pick<Deps, 'database' | 'limits' | 'now'>,
  { purpose, accountId, challenge }: Challenge & { challenge: string },
): Promise<string> {
  if (accountId !== null) await limits.take(`passkey-challenges:${purpose}:${accountId}`, OWN_AN_HOUR, 60 * 60);
  const id = randomUUIDv7();
  const expires_at = new Date(now() + VALID_MS).toISOString();
  await database.direct
    .insertInto('passkey_challenge')
    .values({ id, purpose, account_id: accountId, challenge, expires_at })
    .execute();
  return id;
}

/** Takes it back for its answer, right or wrong: there is no second one. @throws `passkey_refused` */
export async function takeChallenge(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { id, purpose, accountId }: Challenge & { id: string },
): Promise<{ challenge: string }> {
  const taken = await database.direct
    .deleteFrom('passkey_challenge')
    .where('id', '=', id.toLowerCase())
    .where('purpose', '=', purpose)
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', new Date(now()).toISOString())
    .returning('challenge')
    .executeTakeFirst();
  if (!taken) throw new ProblemError('passkey_refused');
  return taken;
}
