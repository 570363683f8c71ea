import { explanations } from '@pamaina/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import i18n from 'i18next';
import { ApiError } from '../http/api-error.ts';
import { callEvents } from '../http/call-events.ts';
import { readEvents } from '../http/event-stream.ts';
import type { DateRange } from './months.ts';
import { needId } from './verdicts.ts';

/** A search for ways to fill shifts, with the results so far. */
export interface RemedySearch {
  /** The results of an earlier search stay until this one reaches their needs. */
  needs: explanations.NeedRemedies[];
  done: number;
  /** The number of needs that are searched; null: not known yet. */
  of: number | null;
  isOver: boolean;
}

interface Context {
  client: QueryClient;
  queryKey: QueryKey;
  signal: AbortSignal;
}

/** Reads results as they are found and shows each immediately; aborting also ends the search on the server. */
export async function searchRemedies(query: DateRange, { client, queryKey, signal }: Context): Promise<RemedySearch> {
  const earlier = client.getQueryData<RemedySearch>(queryKey)?.needs ?? [];
  const found = new Map<string, explanations.NeedRemedies>();
  const show = (done: number, of: number | null) => {
    const needs = [...found.values(), ...earlier.filter((need) => !found.has(needId(need)))];
    client.setQueryData<RemedySearch>(queryKey, { needs, done, of, isOver: false });
  };
  const stream = await callEvents(explanations.streamRemedies, { query, signal });
  for await (const { data } of readEvents(stream)) {
    const event = explanations.RemedyEvent.parse(JSON.parse(data));
    if (event.type === 'done') return { needs: [...found.values()], done: found.size, of: found.size, isOver: true };
    if (event.type === 'failed') break;
    found.set(needId(event.need), event.need);
    show(event.done, event.of);
  }
  signal.throwIfAborted();
  throw new ApiError({ status: 0, code: 'no_response', detail: i18n.t('explanations:remedies.failed') });
}
