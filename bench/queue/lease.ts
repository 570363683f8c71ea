import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { claimJob } from '../../apps/api/src/features/plan/generation/claim-job.ts';
import { failJob } from '../../apps/api/src/features/plan/generation/held-job.ts';
import { externalLogin, urlFor } from '../../apps/api/src/platform/database/bootstrap.ts';
import { connectDatabase } from '../../apps/api/src/platform/database/database.ts';
import { startProcess } from '../../tools/set/set-process.ts';
import type { Contender } from './contender.ts';

/** As a planner looks for the jobs of dead processes (`start-planning.ts`). */
const LOOK_EVERY_MS = 1_000;
/** Live jobs of one project, as the product allows. */
const EACH = 3;

/** The product's own table, claimed, renewed and ended by the product's functions, on the product's schema. */
export async function lease(ownerUrl: string, settings: NodeJS.ProcessEnv): Promise<Contender> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const appUrl = urlFor(ownerUrl, await externalLogin(ownerUrl, false));
  const database = connectDatabase(appUrl, pino({ level: 'error' }));
  const accounts = new Map<string, number>();

  const drain = async (workers: number) => {
    const begun: number[] = [];
    const work = async () => {
      for (let job = await claimJob(database); job; job = await claimJob(database)) {
        begun.push(accounts.get(job.requested_by ?? '') ?? NaN);
        await failJob(database, job);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    return begun;
  };

  return {
    name: 'lease table',
    async enqueue(account, count) {
      const [by] = [...accounts].find(([, number]) => number === account) ?? [randomUUID()];
      accounts.set(by, account);
      for (let done = 0; done < count; done += EACH) {
        const project = randomUUID();
        await owner.query('begin');
        await owner.query("select set_config('app.project_id', $1, true)", [project]);
        await owner.query("insert into project (id, name) values ($1, 'Bench')", [project]);
        await owner.query(
          `insert into generation (project_id, id, year, month, state, seconds, seed, requested_by)
          select $1, gen_random_uuid(), 2031, n, 'queued', 1, 1, $2 from generate_series(1, $3::int) as n`,
          [project, by, Math.min(EACH, count - done)],
        );
        await owner.query('commit');
      }
    },
    drain,
    // Each is a whole process of the product.
    async idle(workers) {
      const planner = () => startProcess({ ...settings, DATABASE_URL: ownerUrl, ROLE: 'planner', PLANS: '1' });
      const planners = await Promise.all(Array.from({ length: workers }, planner));
      return async () => {
        await Promise.all(planners.map((one) => one.stop()));
      };
    },
    holder: ['lease', appUrl],
    async recovered() {
      for (;;) {
        const job = await claimJob(database);
        if (job) return failJob(database, job);
        await delay(LOOK_EVERY_MS);
      }
    },
    async stop() {
      await owner.end();
      await database.close();
    },
  };
}
