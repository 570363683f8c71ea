import { generation } from '@pamaina/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, callAsync } from '../../../lib/api-client.ts';
import { ApiError, StaleAnswer } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.tsx';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { monthQuery } from '../model/months.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { useKeptJob } from './use-kept-job.ts';

/** What the manager chose; null: as long as the server thinks right. */
export interface GenerateOptions {
  seconds: number | null;
  part: { from?: string; to?: string; roles?: string[] };
}

const POLL_MS = 500;
const isLive = (job: generation.Generation | undefined) => job?.state === 'queued' || job?.state === 'running';

/** Planning of a month: start, follow, stop with the best so far; a page loaded anew finds the job that runs. */
export function useGeneration(month: string, onDone: (job: generation.Generation) => void) {
  const { t } = useTranslation('schedule');
  const { projectId } = useSession();
  const client = useQueryClient();
  const kept = useKeptJob(projectId ?? '', month);
  const [jobs, setJobs] = useState<Record<string, string | null>>({});
  const jobId = jobs[kept.key] === undefined ? kept.read() : jobs[kept.key];

  const follow = useCallback(
    (id: string | null) => {
      kept.write(id);
      setJobs((old) => ({ ...old, [kept.key]: id }));
    },
    [kept],
  );
  const start = useMutation({
    mutationFn: ({ seconds, part }: GenerateOptions) =>
      callAsync(generation.generateSchedule, {
        query: monthQuery(month),
        body: { ...(seconds !== null && { seconds }), ...part },
      }),
    onSuccess: ({ job_id }) => follow(job_id),
    onError: (error) => toastError(errorText(error, t('generate.failed'))),
  });
  const job = useQuery({
    ...scheduleQueries.generation(jobId ?? ''),
    enabled: typeof jobId === 'string',
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
    follow(null);
    if (ended.state === 'failed') toastError(t('generate.failed'));
    else toastSuccess(t(ended.state === 'stopped' ? 'generate.stopped' : 'generate.done'));
    void client.invalidateQueries({ queryKey: ['schedule'] });
    onDone(ended);
  }, [client, ended, follow, onDone, t]);

  const lost = job.error !== null && !(job.error instanceof StaleAnswer) ? job.error : null;
  useEffect(() => {
    if (lost === null) return;
    follow(null);
    if (!(lost instanceof ApiError && lost.status === 404)) toastError(errorText(lost, t('generate.failed')));
  }, [follow, lost, t]);

  return {
    start: start.mutate,
    stop: () => stop.mutate(),
    isStopping: stop.isPending,
    /** Null when nothing is planned for this month. */
    job: typeof jobId === 'string' || start.isPending ? (isLive(job.data) ? (job.data ?? null) : null) : null,
    isRunning: start.isPending || typeof jobId === 'string',
  };
}
