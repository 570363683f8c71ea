import { generation, snapshots } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { callAsync } from '../../../lib/http/api-client.ts';
import { ApiError, StaleAnswer } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';
import { toastError } from '../../../lib/toasts.ts';
import { monthQuery, type Month } from '../../../lib/schedule/months.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { affectedBy } from '../../../lib/http/affected-by.ts';
import { reload } from '../../../lib/http/reload.ts';
import { useSeesAllWeeks } from '../../../lib/session/use-can.ts';
import { useAction } from '../../../lib/http/use-action.ts';

/** The manager's choice; null: the server decides how long. */
export interface GenerateOptions {
  seconds: number | null;
  part: { from?: string; to?: string; roles?: string[] };
  /** What stays in addition to pinned shifts; absent: manual edits too. */
  keep?: 'hand' | 'pins';
}

const POLL_MS = 500;
const isLive = (job: generation.Generation | undefined) => job?.state === 'queued' || job?.state === 'running';

/**
 * The snapshot that undoes the month's latest generated schedule, also in a page that did not start it or was reloaded;
 * null if there is none.
 */
export function usePlanUndo(month: Month): string | null {
  // Loaded by `useGeneration`.
  return useQuery({ ...scheduleQueries.planning(month), enabled: false }).data?.undo_id ?? null;
}

/**
 * The generation of a month: start, follow, stop with the best so far; a reloaded page, or one open elsewhere, finds
 * the running job.
 * @param isDrawn the month is on the page: a running job is looked for only then
 */
export function useGeneration(
  month: Month,
  isDrawn: boolean,
  onDone: (job: generation.Generation, isBegunHere: boolean) => void,
) {
  const { t } = useTranslation('schedule');
  const client = useQueryClient();
  const planning = useMemo(() => scheduleQueries.planning(month), [month]);
  const named = useNamedJob(planning, isDrawn);
  const jobId = named?.job_id ?? null;
  /**
   * The job that was started here: only this page opens its result. Undo is offered on every page that sees its end.
   */
  const begun = useRef<string | null>(null);
  const end = useCallback(() => {
    client.setQueryData(planning.queryKey, (known) => known && { ...known, job_id: null });
    void reload(client, ['generation']);
  }, [client, planning]);

  const start = useAction<GenerateOptions, void>(
    async ({ seconds, part, keep }) => {
      const body = { ...(seconds !== null && { seconds }), ...(keep && { keep }), ...part };
      const { job_id } = await callAsync(generation.generateSchedule, { query: monthQuery(month), body });
      // A request sent before doesn't know of the job; and by now another month may be open.
      await client.cancelQueries(planning);
      client.setQueryData(planning.queryKey, (known) => ({ by_hand: known?.by_hand ?? 0, job_id, undo_id: null }));
      begun.current = job_id;
    },
    {
      failed: t('generate.failed'),
      onRefused: () => {
        // Another user may have started one.
        void reload(client, ['generation']);
        return false;
      },
    },
  );
  const job = useFollowedJob(jobId, end);
  const stop = useAction(generation.stopGeneration, {
    onDone: (stopped) => client.setQueryData(scheduleQueries.generation(stopped.job_id).queryKey, stopped),
    failed: t('generate.stopFailed'),
  });

  const ended = job.data !== undefined && jobId === job.data.job_id && !isLive(job.data) ? job.data : null;
  useEffect(() => {
    if (ended === null) return;
    end();
    if (ended.state === 'failed') toastError(t('generate.failed'));
    void affectedBy(snapshots.restoreSnapshot).then((areas) => reload(client, areas));
    onDone(ended, begun.current === ended.job_id);
  }, [client, end, ended, onDone, t]);

  return {
    start: start.run,
    stop: () => stop.run({ params: { job_id: jobId ?? '' } }),
    isStopping: stop.isBusy,
    /** For a job that doesn't move: whether the server knows more by now. */
    askAgain: () => void job.refetch(),
    /** Null when no generation is running for this month. */
    job: jobId !== null || start.isBusy ? (isLive(job.data) ? (job.data ?? null) : null) : null,
    isRunning: start.isBusy || jobId !== null,
    /** The number of shifts that were added, edited or deleted by hand: the next generation keeps them. */
    byHand: named?.by_hand ?? 0,
  };
}

/** What the server says of the month's generation: the running job, how many shifts were changed by hand. */
function useNamedJob(planning: ReturnType<typeof scheduleQueries.planning>, isDrawn: boolean) {
  const seesAll = useSeesAllWeeks();
  return useQuery({
    ...planning,
    // While a job is followed only that job is polled, or its end would be missed.
    enabled: ({ state }) => isDrawn && seesAll && (state.data?.job_id ?? null) === null,
    refetchInterval: LIVE_MS,
  }).data;
}

/** The job while it runs, asked again and again. @param onGone the server doesn't know it any more */
function useFollowedJob(jobId: string | null, onGone: () => void) {
  const { t } = useTranslation('schedule');
  const job = useQuery({
    ...scheduleQueries.generation(jobId ?? ''),
    enabled: jobId !== null,
    refetchInterval: (query) => (isLive(query.state.data) || query.state.data === undefined ? POLL_MS : false),
    staleTime: 0,
    retry: (failures, error) => !(error instanceof ApiError && error.status === 404) && failures < 5,
  });
  const lost = job.error !== null && !(job.error instanceof StaleAnswer) ? job.error : null;
  useEffect(() => {
    if (lost === null || jobId === null) return;
    if (lost instanceof ApiError && lost.status === 404) onGone();
    // Polling continues until the connection is back.
    else toastError(errorText(lost, t('generate.failed')));
  }, [jobId, lost, onGone, t]);
  return job;
}

/** Whether it was stopped before it had a schedule: while it waited for its turn. */
export const isUnbegun = ({ state, result }: generation.Generation) => state === 'stopped' && result === undefined;

/** The message for the end of a generation. */
export function doneText(job: generation.Generation) {
  if (isUnbegun(job)) return 'schedule:generate.unbegun' as const;
  return job.state === 'stopped' ? ('schedule:generate.stopped' as const) : ('schedule:generate.done' as const);
}
