import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPublicHolidays } from '../../../platform/database/fill-public-holidays.ts';
import { createManager, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hearHolidayChanges } from './hear-holiday-changes.ts';

let api: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  api = await createTestApp();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.close();
});

const setPlace = (manager: TestManager, body: object) =>
  api.call('PUT', '/settings/project', { token: manager.token, body: { name: 'Kavinė', ...body } });
const noticesOf = ({ projectId }: TestManager) =>
  api.deps.database.inProject(projectId, (tx) =>
    tx.selectFrom('outbox').select('facts').where('kind', '=', 'calendar_rules_changed').execute(),
  );
const stored = async (country: string, date: string) =>
  (await owner.query('select names from public_holiday where country = $1 and date = $2', [country, date])).rows;

test('a corrected list is stored, and managers of the country are notified once; past months stay', async () => {
  const [riga, vilnius] = [await createManager(api, 'Rīga'), await createManager(api, 'Vilnius')];
  expect((await setPlace(riga, { country: 'LV' })).status).toBe(200);
  // As an earlier version had it: without Pentecost of 2031 and 2016, with a day in 2032 that is none.
  await owner.query("delete from public_holiday where country = 'LV' and date in ('2031-06-01', '2016-05-15')");
  await owner.query(
    `insert into public_holiday values ('LV', '2032-02-03', '{"en": "Error", "lt": "Klaida"}'),
      ('LV', '2016-02-03', '{"en": "E", "lt": "K"}')`,
  );
  await fillPublicHolidays(owner);
  expect(await stored('LV', '2031-06-01')).toEqual([{ names: expect.objectContaining({ lt: 'Sekminės' }) }]);
  expect(await stored('LV', '2032-02-03')).toEqual([]);
  expect(await stored('LV', '2016-05-15')).toEqual([]);
  expect(await stored('LV', '2016-02-03')).toHaveLength(1);
  await Promise.all([1, 2].map(() => hearHolidayChanges(api.deps.database)));
  await hearHolidayChanges(api.deps.database);
  // Written together, so in no order.
  expect((await noticesOf(riga)).map(({ facts }) => facts)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ variant: 'added', date: '2031-06-01', count: 1 }),
      expect.objectContaining({ variant: 'removed', date: '2032-02-03', count: 1 }),
    ]),
  );
  expect(await noticesOf(vilnius)).toEqual([]);
  const { json } = await api.call('GET', '/activity?type=project', { token: riga.token });
  expect(json.items[0]).toMatchObject({
    action_type: 'project.public_holidays',
    details: { date: '2031-06-01', added: 1, removed: 1 },
  });
  // Nothing is left to be changed or heard, also for a project that is made later.
  await fillPublicHolidays(owner);
  const later = await createManager(api, 'Liepāja');
  await setPlace(later, { country: 'LV' });
  await hearHolidayChanges(api.deps.database);
  expect([await noticesOf(riga), await noticesOf(later)].map((all) => all.length)).toEqual([2, 0]);
});

test('the region decides where the holidays of a country differ', async () => {
  const manager = await createManager(api, 'Pub');
  const publicOf = async (month: string) => {
    const { json } = await api.call('GET', '/holidays?year=2027', { token: manager.token });
    return json.map(({ date }: { date: string }) => date).filter((date: string) => date.startsWith(month));
  };
  expect((await setPlace(manager, { country: 'GB' })).json).toMatchObject({ country: 'GB', region: null });
  expect(await publicOf('2027-08')).toEqual(['2027-08-30']);
  expect((await setPlace(manager, { region: 'GB-SCT' })).json.region).toBe('GB-SCT');
  expect(await publicOf('2027-08')).toEqual(['2027-08-02']);
  const body = { country: 'GB', year: 2027, closed: true };
  const imported = await api.call('POST', '/holidays/import', { token: manager.token, body });
  expect(imported.json.map(({ date }: { date: string }) => date)).toContain('2027-11-30');
  const wrong = await setPlace(manager, { region: 'DE-BY' });
  expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['region']]);
  expect((await setPlace(manager, { country: 'IE' })).json).toMatchObject({ country: 'IE', region: null });
});

test('a language that is new gets its names, those of past months too; other names of the past stay', async () => {
  const name = (date: string, names: object) =>
    owner.query("update public_holiday set names = $1 where country = 'LT' and date = $2", [names, date]);
  await name('2016-01-01', { en: 'An earlier name' });
  await name('2031-01-01', { en: 'A wrong name', xx: 'Of a language that is gone' });
  await fillPublicHolidays(owner);
  expect(await stored('LT', '2016-01-01')).toEqual([{ names: { en: 'An earlier name', lt: 'Naujieji metai' } }]);
  expect(await stored('LT', '2031-01-01')).toEqual([
    { names: { en: "New Year's Day", lt: 'Naujieji metai', xx: 'Of a language that is gone' } },
  ]);
});
