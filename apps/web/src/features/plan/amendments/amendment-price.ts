import { lateChanges } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

/** A price may rise at any minute. */
const PRICE_MS = 60_000;

/**
 * What publishing an amendment costs as late changes: more from hour to hour. Of no area, since it is gone once
 * published; read again whenever the list of amendments was. @param listedAt when that was; 0: it isn't there
 */
export const amendmentPrice = (id: string, listedAt: number) =>
  queryOptions({
    queryKey: ['amendment', id, 'price', listedAt],
    enabled: listedAt > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(lateChanges.priceAmendment, { query: { id }, signal }),
    staleTime: 0,
    refetchInterval: PRICE_MS,
  });
