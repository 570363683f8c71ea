import { settings } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client.ts';
import { queries } from '../../lib/http/queries.ts';

export const settingsQueries = {
  project: queries.project,
  system: () =>
    queryOptions({
      queryKey: ['settings', 'system'],
      queryFn: ({ signal }) => call(settings.getSystemSettings, { signal }),
    }),
};
