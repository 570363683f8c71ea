import type { AnyEndpoint } from '@pamaina/contract';
import type { Area } from './reload.ts';

export const loadAffects = () => import('./affects.ts');

/**
 * What a call of the endpoint changes (`affects.ts`). A page that is only looked at does without the list: it is loaded
 * when the page is used, or while the first call that writes is on its way. Without the list it is everything.
 */
export const affectedBy = (endpoint: AnyEndpoint): Promise<readonly Area[]> =>
  loadAffects()
    .then(({ affects }) => affects(endpoint))
    .catch((): readonly Area[] => ['everything']);

const MOST_MS = 3000;

/** What a call that is done changed: it waits only so long for the list, and then takes everything. */
export const inTime = (affected: Promise<readonly Area[]>): Promise<readonly Area[]> =>
  Promise.race([affected, new Promise<readonly Area[]>((take) => setTimeout(take, MOST_MS, ['everything']))]);
