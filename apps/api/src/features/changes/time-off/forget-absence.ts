import type { Tx } from '../../../platform/database/database.ts';
import type { NotedAbsence } from './note-absence.ts';

/** Undoes `noteAbsence`, as far as its rows still exist. The caller checks the shifts again. */
export async function forgetAbsence(tx: Tx, { timeOff, unavailability }: NotedAbsence): Promise<void> {
  // Its unavailability is deleted with it.
  if (timeOff.length > 0)
    await tx.deleteFrom('time_off').where('id', 'in', timeOff).where('status', '=', 'approved').execute();
  if (unavailability.length > 0) await tx.deleteFrom('unavailability').where('id', 'in', unavailability).execute();
}
