import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { claimJob } from '../../apps/api/src/features/plan/generation/claim-job.ts';
import { beat } from '../../apps/api/src/features/plan/generation/held-job.ts';
import { connectDatabase } from '../../apps/api/src/platform/database/database.ts';
import { holdBoss } from './boss.ts';

/** A process that takes the next job, prints `held`, and renews it until it is killed. Arguments: queue, URL. */
const [queue, url = ''] = process.argv.slice(2);
const held = () => console.log('held');
if (queue === 'boss') await holdBoss(url, held);
else {
  const database = connectDatabase(url, pino({ level: 'error' }));
  const job = await claimJob(database);
  if (!job) throw new Error('There is no job');
  held();
  while ((await beat(database, job, null)) === 'go') await delay(300);
}
