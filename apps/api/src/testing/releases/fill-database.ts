import pg from 'pg';
import { startNotifying } from '../../features/messages/notifications/index.ts';
import { countMonths } from '../../features/plan/planning-input/index.ts';
import { seedDemo } from '../../features/start/demo/index.ts';
import { eventually } from '../eventually.ts';
import { seedNotification } from '../seeds/seed-notification.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { amendMay, fillApril, fillBusiness, fillMay } from './fill-plan.ts';
import { fillAccess, fillJune, fillMessages, fillMoney } from './fill-rest.ts';
import { MOMENT, startFilling, type Filling } from './filling.ts';

/** Tables without a row in it, with the reason. */
export const EMPTY: Readonly<Record<string, string>> = {
  app_login: 'secrets of a database server, which no backup has either',
};

/** The application on a new database with rows in every table: the demo, and a business that was worked with. */
export async function createFilledApp(): Promise<TestApp> {
  const api = await createTestApp({ planning: true, parts: { now: () => MOMENT } });
  await seedDemo(api.deps.database);
  const filling = await startFilling(api);
  const steps = [fillBusiness, fillApril, fillMay, amendMay, fillJune, fillMessages, fillAccess, fillMoney];
  for (const step of steps) await step(filling);
  await notifyEverybody(filling);
  await countMonths(api.deps.database, MOMENT);
  await addRareRows(filling);
  return api;
}

/** What was written so far becomes notifications and deliveries. */
async function notifyEverybody({ api, manager }: Filling): Promise<void> {
  const notifying = startNotifying(api.deps);
  await eventually(async () => {
    const waiting = await api.deps.database.inProject(manager.projectId, (tx) =>
      tx.selectFrom('outbox').select('id').limit(1).execute(),
    );
    if (waiting.length > 0) throw new Error('the outbox is not empty');
  });
  await notifying.stop();
  // One waits in the outbox, and one to be sent.
  await api.deps.database.inProject(manager.projectId, (tx) => seedNotification(tx, 'waiting'));
}

/** What only other services or years make. */
async function addRareRows({ api }: Filling): Promise<void> {
  await api.deps.database.outside(async (tx) => {
    const { id } = await tx.selectFrom('billing_details').select('account_id as id').executeTakeFirstOrThrow();
    const checked = { vat_number: 'LT305123458', state: 'valid', checked_at: '2031-05-13T06:00Z' } as const;
    await tx
      .insertInto('vat_check')
      .values({ account_id: id, ...checked })
      .execute();
  });
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  await owner.query(`
    insert into public_holiday_change (country, date, is_added) values ('LV', '2031-05-04', true);
    insert into zone_offset_before (version, zone, since, seconds)
      select '2025a', zone, since, seconds from zone_offset where zone = 'Europe/Vilnius'`);
  await owner.end();
}
