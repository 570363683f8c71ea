import { certificates } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const certificateQueries = {
  list: () =>
    queryOptions({
      queryKey: ['certificates', 'list'],
      queryFn: ({ signal }) => call(certificates.listCertificates, { signal }),
    }),
  kinds: () =>
    queryOptions({
      queryKey: ['certificates', 'kinds'],
      queryFn: ({ signal }) => call(certificates.listKinds, { signal }),
    }),
};
