import type { generation } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import type { Month } from '../../../lib/schedule/months.ts';

type Found = readonly generation.FoundShift[];

/** Milliseconds: a step that an eye can follow, and a light load for the server. */
const STEP_MS = 1000;
const none: Found = [];

/**
 * The shifts of the best schedule so far while the month is generated; afterwards until the generated draft is read, so
 * that the grid is never empty between them.
 * @param readAt when the stored shifts were read last
 */
export function useBestSoFar(month: Month, readAt: number): Found {
  // Both are loaded by `useGeneration`.
  const named = useQuery({ ...scheduleQueries.planning(month), enabled: false }).data;
  const id = named?.job_id ?? '';
  const job = useQuery({ ...scheduleQueries.generation(id), enabled: false }).data;
  const hasSome = id !== '' && job?.state === 'running' && job.best !== null;
  const { data } = useQuery({ ...scheduleQueries.best(id), enabled: hasSome, refetchInterval: STEP_MS });
  const found = (hasSome ? data?.shifts : undefined) ?? none;
  const [held, hold] = useState({ month, found, readAt });
  if (found.length > 0 && (held.found !== found || held.readAt !== readAt)) hold({ month, found, readAt });
  if (found.length > 0) return found;
  return held.month === month && held.readAt === readAt ? held.found : none;
}
