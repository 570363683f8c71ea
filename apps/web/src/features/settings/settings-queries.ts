import { settings } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const settingsQueries = {
  project: () =>
    queryOptions({
      queryKey: ['settings', 'project'],
      queryFn: ({ signal }) => call(settings.getProjectSettings, { signal }),
    }),
  system: () =>
    queryOptions({
      queryKey: ['settings', 'system'],
      queryFn: ({ signal }) => call(settings.getSystemSettings, { signal }),
    }),
};
