import { answers } from '@pamaina/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import i18n from 'i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { callEvents } from '../../../lib/call-events.ts';
import { readEvents } from '../../../lib/event-stream.ts';
import type { DateRange } from '../model/date-range.ts';

/** A search for remedies as far as it is. */
export interface RemedySearch {
  /** Those of an earlier search stand until this one comes to their needs. */
  needs: answers.NeedRemedies[];
  done: number;
  /** How many needs are looked at; null: not known yet. */
  of: number | null;
  isOver: boolean;
}

interface Context {
  client: QueryClient;
  queryKey: QueryKey;
  signal: AbortSignal;
}

/** Reads remedies as they are found and shows each at once; aborting ends the search on the server too. */
export async function searchRemedies(query: DateRange, { client, queryKey, signal }: Context): Promise<RemedySearch> {
  const earlier = client.getQueryData<RemedySearch>(queryKey)?.needs ?? [];
  const found = new Map<string, answers.NeedRemedies>();
  const show = (done: number, of: number | null) => {
    const needs = [...found.values(), ...earlier.filter((need) => !found.has(keyOf(need)))];
    client.setQueryData<RemedySearch>(queryKey, { needs, done, of, isOver: false });
  };
  const stream = await callEvents(answers.streamRemedies, { query, signal });
  for await (const { data } of readEvents(stream)) {
    const event = answers.RemedyEvent.parse(JSON.parse(data));
    if (event.type === 'done') return { needs: [...found.values()], done: found.size, of: found.size, isOver: true };
    if (event.type === 'failed') break;
    found.set(keyOf(event.need), event.need);
    show(event.done, event.of);
  }
  signal.throwIfAborted();
  throw new ApiError({ status: 0, code: 'no_response', detail: i18n.t('answers:remedies.failed') });
}

const keyOf = ({ date, template, role }: answers.NeedRemedies) => JSON.stringify([date, template, role]);
