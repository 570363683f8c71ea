import { costTerms } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const costTermsQueries = {
  stored: () =>
    queryOptions({
      queryKey: ['cost-terms'],
      queryFn: ({ signal }) => call(costTerms.getCostTerms, { signal }),
    }),
};
