import type { AnyEndpoint } from '@pamaina/contract';
import type { Area } from './reload.ts';

export const loadAffects = () => import('./affects.ts');

const MOST_MS = 5000;

/**
 * What a call of the endpoint changes (`affects.ts`). A page that is only looked at does without the list: it is loaded
 * when the page is used, or while the first call that writes is on its way. Without the list in time it is everything.
 */
export const affectedBy = (endpoint: AnyEndpoint): Promise<readonly Area[]> =>
  Promise.race([
    loadAffects().then(({ affects }) => affects(endpoint)),
    new Promise<never>((_, late) => setTimeout(late, MOST_MS)),
  ]).catch((): readonly Area[] => ['everything']);
