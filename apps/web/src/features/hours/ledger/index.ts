import { useQuery } from '@tanstack/react-query';
import { useSeesAllWeeks } from '../../../lib/session/use-can.ts';
import { lazy, useMemo } from 'react';

export { balanceOf, ledgerQueries } from './ledger-queries.ts';
export { LedgerWarning } from './ledger-warning.tsx';
export const OwnFairness = lazy(async () => ({ default: (await import('./own-fairness.tsx')).OwnFairness }));

/**
 * Hours above (+) or below (-) the norm at the end of the accounting period, by employee; empty until loaded; no page
 * waits for it.
 * @param date of the viewed month
 */
export function useBalances(date: string, isWanted: boolean): Map<string, number> {
  const seesAll = useSeesAllWeeks();
  const { data } = useQuery({
    queryKey: ['schedule', 'ledger', date],
    queryFn: async ({ signal }) => (await import('./read-balances.ts')).readBalances(date, signal),
    enabled: seesAll && isWanted,
  });
  return useMemo(() => new Map(data), [data]);
}
