import { makeWorkerUtils, run, runOnce, Logger, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Contender } from './contender.ts';

const logger = new Logger(() => () => undefined);

/** graphile-worker; jobs of one account are a named queue, of which one runs at a time. */
export async function graphile(connectionString: string): Promise<Contender> {
  const pgPool = new pg.Pool({ connectionString, max: 10 });
  pgPool.on('error', (error) => console.error(error));
  pgPool.on('connect', (client) => client.on('error', (error) => console.error(error)));
  const utils = await makeWorkerUtils({ pgPool, logger });
  await utils.migrate();
  let queued = 0;
  return {
    name: 'graphile-worker 0.18.0',
    async enqueue(account, count) {
      const job = { identifier: 'plan', payload: { account }, queueName: `account-${account}` };
      queued += count;
      await utils.addJobs(Array.from({ length: count }, () => job));
    },
    async drain(workers) {
      const begun: number[] = [];
      const taskList: TaskList = {
        plan: (payload) => {
          begun.push((payload as { account: number }).account);
        },
      };
      // A worker ends when only queues that are busy have jobs left.
      while (begun.length < queued)
        await runOnce({ pgPool, logger, concurrency: workers, taskList, noHandleSignals: true });
      queued = 0;
      return begun;
    },
    async idle(workers) {
      const start = () =>
        run({
          connectionString,
          logger,
          concurrency: 1,
          pollInterval: 1_000,
          taskList: { plan: () => undefined },
          noHandleSignals: true,
        });
      const runners = await Promise.all(Array.from({ length: workers }, start));
      return async () => {
        await Promise.all(runners.map((one) => one.stop()));
      };
    },
    holder: [],
    // Its lock of a job ends after four hours (`job_expiry` in its SQL).
    recovered: null,
    async stop() {
      await utils.release();
      await pgPool.end();
    },
  };
}
