import { lateChanges, writeHours } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../format/use-language.ts';
import { call } from '../http/api-client.ts';

/** What it costs to take a shift from its employee now. Under the key of all that depends on shifts. */
export const replacementPrice = (id: string) =>
  queryOptions({
    queryKey: ['schedule', 'price', 'replacement', id],
    queryFn: ({ signal }) => call(lateChanges.priceReplacement, { params: { id }, signal }),
    staleTime: 0,
  });

/** Minutes as "2 h 30 min", so that no one takes the half for 50 minutes. */
export function useLateTime(): (minutes: number) => string {
  const { hours } = writeHours(useLanguage(), 'minutes');
  return (minutes) => hours(minutes / 60);
}
