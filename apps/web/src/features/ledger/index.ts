import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';

export const LedgerWarning = lazy(async () => ({ default: (await import('./ledger-warning.tsx')).LedgerWarning }));
export const OwnFairness = lazy(async () => ({ default: (await import('./own-fairness.tsx')).OwnFairness }));

/**
 * Hours above (+) or below (-) the norm at the accounting period's end, by person; empty until they are known, which no page waits for.
 * @param date of the month that is looked at
 */
export function useBalances(date: string): Map<string, number> {
  const { data } = useQuery({
    queryKey: ['schedule', 'ledger', date],
    queryFn: async ({ signal }) => (await import('./read-balances.ts')).readBalances(date, signal),
  });
  return useMemo(() => new Map(data), [data]);
}
