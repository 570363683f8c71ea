import { members } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const memberQueries = {
  list: () =>
    queryOptions({
      queryKey: ['members', 'list'],
      queryFn: ({ signal }) => call(members.listMembers, { signal }),
    }),
  invitations: () =>
    queryOptions({
      queryKey: ['members', 'invitations'],
      queryFn: ({ signal }) => call(members.listMemberInvitations, { signal }),
    }),
};
