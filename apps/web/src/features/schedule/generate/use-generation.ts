import { generation } from '@pamaina/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call, callAsync } from '../../../lib/api-client.ts';
import { ApiError, StaleAnswer } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { LIVE_MS } from '../../../lib/live.ts';
import { toastError } from '../../../lib/toasts.ts';
import { monthQuery } from '../model/months.ts';
import { scheduleQueries } from '../schedule-queries.ts';

/** What the manager chose; null: as long as the server thinks right. */
export interface GenerateOptions {
  seconds: number | null;
  part: { from?: string; to?: string; roles?: string[] };
  /** What stays beside pins; absent: what was done by hand too. */
  keep?: 'hand' | 'pins';
}

const POLL_MS = 500;
const isLive = (job: generation.Generation | undefined) => job?.state === 'queued' || job?.state === 'running';

/** What takes the month's latest plan back, also in a page that did not begin it or was loaded anew; null where nothing would. */
export function usePlanUndo(month: string): string | null {
  // Asked for by `useGeneration`.
  return useQuery({ ...scheduleQueries.planning(month), enabled: false }).data?.undo_id ?? null;
}

/** Planning of a month: start, follow, stop with the best so far; a page loaded anew, or open elsewhere, finds the job that runs. */
export function useGeneration(month: string, onDone: (job: generation.Generation, isBegunHere: boolean) => void) {
  const { t } = useTranslation('schedule');
  const client = useQueryClient();
  const planning = useMemo(() => scheduleQueries.planning(month), [month]);
  const { data: named } = useQuery({
    ...planning,
    // Whoever follows a job asks that one, or its end would be missed.
    enabled: ({ state }) => (state.data?.job_id ?? null) === null,
    refetchInterval: LIVE_MS,
  });
  const jobId = named?.job_id ?? null;
  /** The job that was begun here: its result is opened here alone. Undo is offered wherever its end is seen. */
  const begun = useRef<string | null>(null);
  const end = useCallback(() => {
    client.setQueryData(planning.queryKey, (known) => known && { ...known, job_id: null });
    void client.invalidateQueries(planning);
  }, [client, planning]);

  const start = useMutation({
    mutationFn: async ({ seconds, part, keep }: GenerateOptions) => {
      const body = { ...(seconds !== null && { seconds }), ...(keep && { keep }), ...part };
      const { job_id } = await callAsync(generation.generateSchedule, { query: monthQuery(month), body });
      // A question sent before knows of no job; and by now another month may be open.
      await client.cancelQueries(planning);
      client.setQueryData(planning.queryKey, (known) => ({ by_hand: known?.by_hand ?? 0, job_id, undo_id: null }));
      begun.current = job_id;
    },
    onError: (error) => {
      toastError(errorText(error, t('generate.failed')));
      // Somebody else may have begun one.
      void client.invalidateQueries(planning);
    },
  });
  const job = useQuery({
    ...scheduleQueries.generation(jobId ?? ''),
    enabled: jobId !== null,
    refetchInterval: (query) => (isLive(query.state.data) || query.state.data === undefined ? POLL_MS : false),
    staleTime: 0,
    retry: (failures, error) => !(error instanceof ApiError && error.status === 404) && failures < 5,
  });
  const stop = useMutation({
    mutationFn: () => call(generation.stopGeneration, { params: { job_id: jobId ?? '' } }),
    onSuccess: (stopped) => client.setQueryData(scheduleQueries.generation(stopped.job_id).queryKey, stopped),
    onError: (error) => toastError(errorText(error, t('generate.stopFailed'))),
  });

  const ended = job.data !== undefined && jobId === job.data.job_id && !isLive(job.data) ? job.data : null;
  useEffect(() => {
    if (ended === null) return;
    end();
    if (ended.state === 'failed') toastError(t('generate.failed'));
    void client.invalidateQueries({ queryKey: ['schedule'] });
    onDone(ended, begun.current === ended.job_id);
  }, [client, end, ended, onDone, t]);

  const lost = job.error !== null && !(job.error instanceof StaleAnswer) ? job.error : null;
  useEffect(() => {
    if (lost === null || jobId === null) return;
    if (lost instanceof ApiError && lost.status === 404) end();
    // It is asked after until the line is back.
    else toastError(errorText(lost, t('generate.failed')));
  }, [end, jobId, lost, t]);

  return {
    start: start.mutate,
    stop: () => stop.mutate(),
    isStopping: stop.isPending,
    /** Null when nothing is planned for this month. */
    job: jobId !== null || start.isPending ? (isLive(job.data) ? (job.data ?? null) : null) : null,
    isRunning: start.isPending || jobId !== null,
    /** How many shifts were added, changed or deleted by hand: the next plan keeps them. */
    byHand: named?.by_hand ?? 0,
  };
}

/** The text that says how a plan ended. */
export const doneText = ({ state }: generation.Generation) =>
  state === 'stopped' ? ('schedule:generate.stopped' as const) : ('schedule:generate.done' as const);
