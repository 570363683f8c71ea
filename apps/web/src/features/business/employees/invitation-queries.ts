import { invitations } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const invitationQueries = {
  list: () =>
    queryOptions({
      queryKey: ['invitations'],
      queryFn: ({ signal }) => call(invitations.listInvitations, { signal }),
    }),
};
