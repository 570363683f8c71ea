import { announcements } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const announcementQueries = {
  list: () =>
    queryOptions({
      queryKey: ['announcements', 'list'],
      queryFn: ({ signal }) => call(announcements.listAnnouncements, { signal }),
    }),
  own: () =>
    queryOptions({
      queryKey: ['announcements', 'own'],
      queryFn: ({ signal }) => call(announcements.listOwnAnnouncements, { signal }),
    }),
};
