import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { freeBytes } from '../settings/data-folder.ts';
import type { Deps } from '../deps.ts';

interface Backlog {
  waiting: number;
  /** Seconds that the oldest waits. */
  oldest: number;
}

/** As `operating_figures()` returns them. */
interface Figures {
  jobs: { queued: number; planning: number; oldest: number };
  outbox: Backlog;
  email: Backlog;
  push: Backlog;
  account_email: Backlog;
  webhook: Backlog;
  dead: Record<'email' | 'push' | 'webhook', number>;
  database_bytes: number;
}

/** Milliseconds that figures are given again: many scrapes are one statement. */
const KEPT = 5_000;
/** Milliseconds; Prometheus itself waits ten seconds. */
const WITHIN = 3_000;
const BACKLOGS = ['outbox', 'email', 'push', 'account_email', 'webhook'] as const;

const perBacklog = (figures: Figures, part: keyof Backlog) =>
  Object.fromEntries(BACKLOGS.map((kind) => [kind, figures[kind][part]]));

interface Shared {
  name: string;
  help: string;
  label?: string;
  /** By the value of the label; without a label the only one. */
  valuesOf: (figures: Figures) => Record<string, number>;
}

const shared: readonly Shared[] = [
  {
    name: 'pamaina_jobs',
    help: 'Planning jobs, by state; at most 10,000 are counted',
    label: 'state',
    valuesOf: ({ jobs: { queued, planning } }) => ({ queued, planning }),
  },
  {
    name: 'pamaina_jobs_oldest_seconds',
    help: 'Age of the oldest job that no process plans',
    valuesOf: ({ jobs }) => ({ '': jobs.oldest }),
  },
  {
    name: 'pamaina_backlog',
    help: 'What is due and not sent, by kind; at most 10,000 are counted',
    label: 'kind',
    valuesOf: (figures) => perBacklog(figures, 'waiting'),
  },
  {
    name: 'pamaina_backlog_oldest_seconds',
    help: 'How long the oldest of them is due',
    label: 'kind',
    valuesOf: (figures) => perBacklog(figures, 'oldest'),
  },
  {
    name: 'pamaina_dead_messages',
    help: 'Messages that were given up, by kind; at most 10,000 are counted',
    label: 'kind',
    valuesOf: ({ dead }) => dead,
  },
  {
    name: 'pamaina_database_bytes',
    help: 'Size of the database',
    valuesOf: ({ database_bytes }) => ({ '': database_bytes }),
  },
];

/**
 * Adds the gauges of what all processes share, and of this process's pool and disk. Every process shows the same shared
 * figures, so take their maximum, not their sum. When the database does not answer, `pamaina_database_up` is 0 and the
 * shared ones are missing rather than old.
 */
export function registerSharedFigures(
  registry: Registry,
  { database, settings, log }: Pick<Deps, 'database' | 'settings' | 'log'>,
): void {
  const look = keptFor(KEPT, async () => {
    try {
      const { rows } = await sql<{ figures: Figures }>`select operating_figures() as figures`.execute(database.direct);
      return rows[0]?.figures ?? null;
    } catch (error) {
      log.warn({ err: error, isDatabase: true }, 'the figures of the database could not be read');
      return null;
    }
  });
  const figures = () => Promise.race([look(), delay(WITHIN, null, { ref: false })]);
  const registers = [registry];
  new Gauge({
    name: 'pamaina_database_up',
    help: 'Whether the database answered this scrape',
    registers,
    async collect() {
      this.set((await figures()) === null ? 0 : 1);
    },
  });
  for (const { name, help, label, valuesOf } of shared)
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        this.reset();
        const found = await figures();
        // Reset, one without a label is 0.
        if (found === null && label === undefined) this.remove();
        if (found !== null)
          for (const [key, value] of Object.entries(valuesOf(found)))
            this.set(label === undefined ? {} : { [label]: key }, value);
      },
    });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, by state; waiting are requests for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, database.pool.totalCount);
      this.set({ state: 'idle' }, database.pool.idleCount);
      this.set({ state: 'waiting' }, database.pool.waitingCount);
      this.set({ state: 'limit' }, settings.databasePool);
    },
  });
  new Gauge({
    name: 'pamaina_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR',
    registers,
    async collect() {
      this.set(await freeBytes(settings.dataDir).catch(() => 0));
    },
  });
}

/** The same answer again for this many milliseconds, and one question at a time. */
function keptFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; answer: Promise<T> } | null = null;
  return () => {
    if (kept === null || performance.now() - kept.at > milliseconds) kept = { at: performance.now(), answer: ask() };
    return kept.answer;
  };
}
