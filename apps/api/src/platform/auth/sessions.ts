import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { currentInstant } from '../time/clock.ts';

// What can happen to sign-ins and the sessions that continue them: nothing else writes the two tables.

/** The executor of statements: a transaction, or the database for one alone. */
type Run = Kysely<Tables>;

/** A browser or program in which somebody signs in. */
export async function addSignIn(tx: Run, signIn: Pick<Insertable<Tables['sign_in']>, SignInColumns>): Promise<void> {
  await tx.insertInto('sign_in').values(signIn).execute();
}
type SignInColumns = 'id' | 'account_id' | 'device' | 'is_known';

/** One for each project that a sign-in selects. */
export async function addSession(tx: Run, session: Pick<Insertable<Tables['session']>, SessionColumns>): Promise<void> {
  await tx.insertInto('session').values(session).execute();
}
type SessionColumns = 'id' | 'sign_in_id' | 'account_id' | 'project_id' | 'expires_at' | 'authenticated_at';

interface Renewal {
  generation: number;
  /** Whether the refresh token is another one now. */
  isRotated: boolean;
  /** Instants. */
  at: string;
  endsAt: string;
}

/** A sign-in goes on, with all its sessions. */
export async function renewSignIn(tx: Run, id: string, { generation, isRotated, at, endsAt }: Renewal): Promise<void> {
  await tx
    .updateTable('sign_in')
    .set({ generation, last_used_at: at, ...(isRotated && { rotated_at: at }) })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('session').set({ expires_at: endsAt }).where('sign_in_id', '=', id).execute();
}

/** The browser has what came with this access token: the refresh token before is no longer needed (`refreshToken`). */
export async function confirmSignIn(tx: Run, id: string, generation: number): Promise<void> {
  await tx
    .updateTable('sign_in')
    .set({ confirmed: generation, last_used_at: currentInstant() })
    .where('id', '=', id)
    .where('confirmed', '<', generation)
    .execute();
}

interface Shown {
  accountId: string;
  signInId: string;
  /** The session whose earlier access tokens end. */
  sessionId: string;
  /** An instant. */
  at: string;
}

/** Somebody has shown again who is at the device. @returns when the session ends; nothing when it has */
export async function authenticateAgain(tx: Run, { accountId, signInId, sessionId, at }: Shown) {
  const confirmed = await tx
    .updateTable('session')
    .set({
      authenticated_at: at,
      tokens_since: sql`case when id = ${sessionId} then ${at}::timestamptz else tokens_since end`,
    })
    .where('sign_in_id', '=', signInId)
    .where('account_id', '=', accountId)
    .returning(['id', 'expires_at'])
    .execute();
  return confirmed.find(({ id }) => id === sessionId)?.expires_at;
}

interface Which {
  /** One sign-in alone. */
  only?: string | undefined;
  /** All but this one. */
  except?: string | undefined;
}

/** Deletes sign-ins with their sessions, all of the accounts by default. @returns how many */
export async function deleteSignIns(
  tx: Run,
  accountIds: readonly string[],
  { only, except }: Which = {},
): Promise<number> {
  let ended = tx.deleteFrom('sign_in').where('account_id', 'in', accountIds);
  if (only !== undefined) ended = ended.where('id', '=', only);
  if (except !== undefined) ended = ended.where('id', '<>', except);
  return (await ended.returning('id').execute()).length;
}

/** Before a project is deleted: sessions that selected it select again, and stay signed in. */
export async function deselectProject(tx: Run, projectId: string): Promise<void> {
  await tx.updateTable('session').set({ project_id: null }).where('project_id', '=', projectId).execute();
}
