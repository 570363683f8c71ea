import { scenarios } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { ApiError } from '../../../lib/http/api-error.ts';

/** A step that an eye can follow, and a light load for the server. Milliseconds. */
const STEP_MS = 1000;

export const isRunning = ({ state }: Pick<scenarios.ScenarioSummary, 'state'>): boolean =>
  state === 'waiting' || state === 'planning';

/** Somebody else deleted it, maybe while it was calculated. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const scenarioQueries = {
  /** Not repeated while one runs: whether the others are outdated takes reading their months. */
  list: () =>
    queryOptions({
      queryKey: ['scenarios', 'list'],
      queryFn: ({ signal }) => call(scenarios.listScenarios, { query: {}, signal }),
      staleTime: 0,
    }),
  /** Asked for again until both schedules are there. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['scenarios', 'one', id],
      queryFn: ({ signal }) => call(scenarios.getScenario, { params: { id }, signal }),
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) =>
        data !== undefined && isRunning(data) && !isGone(error) ? STEP_MS : false,
    }),
};
