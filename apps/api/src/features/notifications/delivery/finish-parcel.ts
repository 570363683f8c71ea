import type { Database } from '../../../platform/database/database.ts';
import type { Parcel } from './parcel.ts';

export type Outcome =
  | { state: 'sent' }
  /** There is no longer an address to send it to. */
  | { state: 'dropped' }
  /** It will never be accepted. */
  | { state: 'dead'; error: string }
  /** It may be accepted later. */
  | { state: 'failed'; error: string };

const ERROR_MAX = 300;

/** Stores the result of sending a parcel, unless another attempt has taken over. */
export async function finishParcel(
  database: Database,
  { projectId, items }: Parcel,
  { outcome, now }: { outcome: Outcome; now: number },
): Promise<void> {
  const at = new Date(now).toISOString();
  const error = 'error' in outcome ? outcome.error.slice(0, ERROR_MAX) : null;
  await database.inProject(projectId, async (tx) => {
    for (const attempts of new Set(items.map((item) => item.attempts))) {
      const state = stateAfter(outcome, attempts);
      const ids = items.filter((item) => item.attempts === attempts).map(({ deliveryId }) => deliveryId);
      await tx
        .updateTable('delivery')
        .set({
          state,
          error,
          lease_until: null,
          ...(state === 'waiting' ? { due_at: new Date(now + backoff(attempts)).toISOString() } : { settled_at: at }),
        })
        .where('id', 'in', ids)
        .where('attempts', '=', attempts)
        .where('state', '=', 'waiting')
        .execute();
    }
  });
}

function stateAfter({ state }: Outcome, attempts: number) {
  if (state !== 'failed') return state;
  return attempts >= ATTEMPTS_MAX ? 'dead' : 'waiting';
}

/** After this many attempts, some five hours, a delivery is marked as failed and shown to a manager. */
const ATTEMPTS_MAX = 8;

const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60_000;

/** The delay after a failed attempt, in milliseconds: four times longer each time, with jitter. */
function backoff(attempts: number, random = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 4 ** (attempts - 1)) * (0.5 + random / 2);
}
