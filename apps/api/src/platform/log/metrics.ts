import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { version } from '../ground/version.ts';

/** A finished planning job, as its process saw it. */
export interface EndedJob {
  /** `infeasible`: done, and proved that no schedule could fill every shift. */
  outcome: 'done' | 'infeasible' | 'stopped' | 'failed';
  waitedSeconds: number;
  plannedSeconds: number;
}

/** What this process counts by itself; what all share is read from the database (`shared-figures.ts`). */
export interface Metrics {
  registry: Registry;
  /** @param labels method, route and status; `code` of a problem, or empty */
  answered(labels: { method: string; route: string; status: number; code: string }, seconds: number): void;
  /** @returns called when the stream ends */
  streamOpened(): () => void;
  jobEnded(job: EndedJob): void;
}

const JOB_SECONDS = [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 900];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  sayVersion(registers);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 180],
    registers,
  });
  const problems = new Counter({
    name: 'pamaina_problems_total',
    help: 'Refused requests, by status and code; those of status 429 were refused by limits',
    labelNames: ['status', 'code'],
    registers,
  });
  const streams = new Gauge({ name: 'pamaina_streams_open', help: 'Open streams of events', registers });
  const ended = new Counter({
    name: 'pamaina_jobs_ended_total',
    help: 'Planning jobs that this process ended, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const waiting = new Histogram({
    name: 'pamaina_job_waiting_seconds',
    help: 'Time from asking for a plan to its start',
    buckets: JOB_SECONDS,
    registers,
  });
  const planning = new Histogram({
    name: 'pamaina_job_planning_seconds',
    help: 'Time from the start of a plan to its end',
    buckets: JOB_SECONDS,
    registers,
  });
  for (const outcome of ['done', 'infeasible', 'stopped', 'failed']) ended.inc({ outcome }, 0);
  problems.inc({ status: 429, code: 'too_many_requests' }, 0);
  return {
    registry,
    answered({ code, ...labels }, seconds) {
      duration.observe(labels, seconds);
      if (code !== '') problems.inc({ status: labels.status, code });
    },
    streamOpened() {
      streams.inc();
      return () => streams.dec();
    },
    jobEnded({ outcome, waitedSeconds, plannedSeconds }) {
      ended.inc({ outcome });
      waiting.observe(waitedSeconds);
      planning.observe(plannedSeconds);
    },
  };
}

function sayVersion(registers: Registry[]): void {
  const info = new Gauge({
    name: 'pamaina_info',
    help: 'The running version',
    labelNames: ['version', 'node'],
    registers,
  });
  info.set({ version, node: process.version }, 1);
}
