import './follow-ups.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { checkSums, countDueMinutes, countMonths } from './features/plan/planning-input/index.ts';
import { keepLocalTimes } from './features/plan/shifts/index.ts';
import type { Database } from './platform/database/database.ts';
import { createLog } from './platform/log/create-log.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { readSettings } from './platform/settings/settings.ts';
import { currentTime } from './platform/time/clock.ts';

/**
 * `npm run recount`: gives coming shifts the instants of their local times where the rules of time zones changed, as
 * each start does; then lets the engine count the minutes of all shifts again, then deletes the sums of all months,
 * calculates them again and compares each with the engine's. On our own database the server must be stopped, on that of
 * `DATABASE_URL` it can run: until a month is summed it is read from its rows, and until hours are counted again what
 * was stored of them is read. Killed half way, the next run or the server counts the rest. Exits with 1 when a month
 * differs.
 */
async function recount(database: Database, log: Logger) {
  await keepLocalTimes(database, log, currentTime());
  await sql`select forget_shift_minutes()`.execute(database.direct);
  const hours = await countDueMinutes(database);
  await sql`select forget_counted_months()`.execute(database.direct);
  const different: string[] = [];
  let counted = 0;
  for (;;) {
    const months = await countMonths(database, currentTime());
    if (months.length === 0) break;
    for (const { project_id: projectId, month } of months) {
      const { stored, recounted } = await database.inProject(projectId, (tx) => checkSums(tx, month));
      if (JSON.stringify(stored) !== JSON.stringify(recounted)) different.push(`${projectId} ${month}`);
    }
    counted += months.length;
  }
  return { hours, counted, different };
}

const { opened, log } = await readSettings(process.env)
  .then(async (settings) => {
    const own = createLog(settings);
    return { opened: await openDatabase(settings, own), log: own };
  })
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
try {
  const { hours, counted, different } = await recount(opened.database, log);
  const said = [
    `${hours} kinds of shift hours counted`,
    `${counted} months counted, ${different.length} differ from the engine's count`,
    ...different,
  ];
  process.stdout.write(`${said.join('\n')}\n`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  await opened.close();
}
