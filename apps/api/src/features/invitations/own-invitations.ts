import { sql } from 'kysely';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { signedIn, type Call } from '../../platform/http/route.ts';

interface Door {
  project_id: string;
  id: string;
}

/** The caller's invitations: only the keys, as the caller is in no project yet. */
export async function invitationsOf(call: Call): Promise<Door[]> {
  const { accountId } = signedIn(call);
  const { rows } = await sql<Door>`select project_id, id from invitations_of(${accountId})`.execute(
    call.deps.database.direct,
  );
  return rows;
}

/** @throws `not_found` alike for none and for somebody else's */
export async function ownInvitation(call: Call, id: string): Promise<Door> {
  const door = (await invitationsOf(call)).find((one) => one.id === id);
  if (!door) throw new ProblemError('not_found');
  return door;
}
