import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LIVE_MS } from '../../../lib/http/live.ts';
import { EDITS } from '../edit/use-shift-edits.ts';
import type { DateRange } from '../model/date-range.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { reload } from '../../../lib/http/affects.ts';
import { isQueued } from '../../../lib/http/use-action.ts';

/**
 * The shifts of a range, polled while the page is visible, so that another manager's changes appear by themselves.
 * Edits that are being sent are never overwritten; the rule check of the month is requested again only when a shift has
 * changed.
 */
export function useLiveRange(range: DateRange) {
  const client = useQueryClient();
  const isSending = () => isQueued(client, EDITS);
  const query = useQuery({
    ...scheduleQueries.range(range),
    refetchInterval: () => (isSending() ? false : LIVE_MS),
    refetchOnWindowFocus: () => !isSending(),
  });

  const seen = useRef({ range, data: query.data });
  useEffect(() => {
    const before = seen.current;
    seen.current = { range, data: query.data };
    const isNew = before.range === range && before.data !== undefined && before.data !== query.data;
    const isAsked = client.isFetching({ queryKey: ['schedule', 'summary'] }) > 0;
    if (!isNew || isAsked || isQueued(client, EDITS)) return;
    void reload(client, ['schedule'], 'range');
  }, [client, query.data, range]);
  return query;
}
