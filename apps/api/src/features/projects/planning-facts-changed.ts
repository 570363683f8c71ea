import type { Tx } from '../../platform/database/database.ts';
import { createHook } from '../../platform/hook.ts';

/**
 * After a change of what schedules are judged by: employees, absences, holidays, settings. Called in its transaction.
 * @param who the employees concerned
 */
export const planningFactsChanged = createHook<[tx: Tx, who: readonly string[] | 'all']>('planningFactsChanged');
