import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Contender } from './contender.ts';

const QUEUE = 'plan';
/** The shortest heartbeat, poll and checks for dead processes that pg-boss accepts. */
const [HEARTBEAT_SECONDS, POLL_SECONDS] = [10, 0.5];
const QUICK = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1, maintenanceIntervalSeconds: 1 };

interface Data {
  account: number;
}

/** pg-boss; jobs of one account are a group, of which one runs at a time. */
export async function boss(url: string): Promise<Contender> {
  const main = await startBoss(url, { supervise: false });
  await main.createQueue(QUEUE, { heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3, retryDelay: 0, notify: true });
  const groups = { groupConcurrency: 1 };
  return {
    name: 'pg-boss 12.35.0',
    async enqueue(account, count) {
      const job = { data: { account }, group: { id: `account-${account}` } };
      await main.insert(
        QUEUE,
        Array.from({ length: count }, () => job),
      );
    },
    async drain(workers) {
      const begun: number[] = [];
      let running = 0;
      const work = async () => {
        for (;;) {
          const [job] = await main.fetch<Data>(QUEUE, workers > 1 ? groups : {});
          // A group that has its one job running leaves the others waiting.
          if (!job && running === 0) return;
          if (!job) continue;
          running += 1;
          begun.push(job.data.account);
          await main.complete(QUEUE, job.id).finally(() => (running -= 1));
        }
      };
      await Promise.all(Array.from({ length: workers }, work));
      return begun;
    },
    async idle(workers) {
      const bosses = await Promise.all(Array.from({ length: workers }, () => startBoss(url)));
      for (const one of bosses) await one.work(QUEUE, { pollingIntervalSeconds: 1 }, () => Promise.resolve());
      return async () => {
        await Promise.all(bosses.map((one) => one.stop({ graceful: false })));
      };
    },
    holder: ['boss', url],
    async recovered() {
      const other = await startBoss(url, QUICK);
      await new Promise<void>((resolve, reject) => {
        other.work(QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, () => Promise.resolve(resolve())).catch(reject);
      });
      await other.stop();
    },
    stop: () => main.stop({ graceful: false }),
  };
}

async function startBoss(connectionString: string, options: Partial<ConstructorOptions> = {}): Promise<PgBoss> {
  const begun = new PgBoss({ connectionString, schedule: false, ...options });
  begun.on('error', (error: unknown) => console.error(error));
  return begun.start();
}

/** Takes the next job and never ends it. */
export async function holdBoss(url: string, held: () => void): Promise<void> {
  const holder = await startBoss(url, QUICK);
  await holder.work(QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    held();
    await new Promise(() => undefined);
  });
}
