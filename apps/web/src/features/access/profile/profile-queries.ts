import { profile } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const profileQueries = {
  profile: () => queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => call(profile.getProfile, { signal }) }),
  preferences: () =>
    queryOptions({
      queryKey: ['preferences'],
      queryFn: ({ signal }) => call(profile.getPreferences, { signal }),
      staleTime: Infinity,
    }),
};
