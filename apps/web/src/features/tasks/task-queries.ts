import { tasks } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client.ts';

export const taskQueries = {
  /** The notes and tasks of a day; undefined inside: none that the user sees. */
  day: (date: string) =>
    queryOptions({
      queryKey: ['tasks', date],
      queryFn: async ({ signal }) => {
        const days = await call(tasks.listTaskDays, { query: { start: date, end: date }, signal });
        return days[0] ?? { date, notes: [], tasks: [] };
      },
    }),
};
