import { schedule } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { addDays } from '../../../lib/dates/dates.ts';
import { call } from '../../../lib/http/api-client.ts';

/** How far ahead shifts can be offered: the published schedule rarely goes further. Days. */
const AHEAD = 62;

/** Of the schedule, for a request that is made or decided: a list of requests does without them. */
export const shiftQueries = {
  /** All employees as takers of a shift, with the rules that each would break. */
  judgement: (shiftId: string) =>
    queryOptions({
      queryKey: ['schedule', 'candidates', shiftId],
      queryFn: ({ signal }) => call(schedule.listCandidates, { params: { id: shiftId }, signal }),
      staleTime: 0,
    }),
  /** The published shifts of the coming weeks. @param today a local date */
  coming: (today: string) =>
    queryOptions({
      queryKey: ['schedule', 'coming', today],
      queryFn: ({ signal }) =>
        call(schedule.getSchedule, { query: { start: today, end: addDays(today, AHEAD) }, signal }),
      staleTime: 0,
    }),
};
