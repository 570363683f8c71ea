import { useCan, useSeesAllWeeks } from '../../lib/session/use-can.ts';
import type { PageRow } from './area.ts';

/** Whether the user may open a page of an area. */
export function useCanOpen(): (row: Pick<PageRow, 'needs' | 'isOfMonths'>) => boolean {
  const can = useCan();
  const seesAll = useSeesAllWeeks();
  return ({ needs, isOfMonths = false }) => can(needs) && (seesAll || !isOfMonths);
}
