import { settings } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queries } from '../../lib/queries.ts';

export const settingsQueries = {
  project: queries.project,
  system: () =>
    queryOptions({
      queryKey: ['settings', 'system'],
      queryFn: ({ signal }) => call(settings.getSystemSettings, { signal }),
    }),
};
