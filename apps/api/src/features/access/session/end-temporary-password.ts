import { endTemporary } from '../../../platform/auth/accounts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { endSignIns } from './end-sessions.ts';

/** The end of a temporary password that holds no longer: as if it had expired long ago. */
const ENDED = new Date(0).toISOString();

/**
 * Ends a temporary password that its owner hasn't replaced, with what is signed in by it. Who set it knows it, and so
 * could act as the account.
 */
export async function endTemporaryPassword(tx: Tx, accountId: string): Promise<void> {
  if (await endTemporary(tx, accountId, ENDED)) await endSignIns(tx, accountId);
}

interface Temporary {
  must_change_password: boolean;
  temporary_until: string | null;
}

/** Whether a temporary password was ended, as opposed to being too old. */
export const isEnded = ({ must_change_password, temporary_until }: Temporary): boolean =>
  must_change_password && temporary_until !== null && Date.parse(temporary_until) === 0;
