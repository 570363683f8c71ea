import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPublicHolidays } from '../../../platform/database/fill-public-holidays.ts';
import { createManager, createWorker, type TestManager, unique } from '../../../testing/seeds/people.ts';
import { createTestApp, REGISTRATION_CODE, type TestApp } from '../../../testing/test-app.ts';
import { hearHolidayChanges } from '../holidays/index.ts';

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

interface Warned {
  date: string;
  warnings: { rule: string; source?: string }[];
}

const ask = (token: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token, ...(body && { body }) });
const add = async (token: string, employee_id: string, date: string, [start_time, end_time]: [string, string]) =>
  (
    await ask(token, 'POST', '/schedule/shifts', {
      date,
      start_time,
      end_time,
      employee_id,
      break_minutes: 0,
      role: 'cook',
    })
  ).json;
const sources = ({ warnings }: Warned, wanted: string) =>
  warnings.filter(({ rule }) => rule === wanted).map(({ source }) => source);

test('somebody who works in projects of two countries is judged in each by its law', async () => {
  const username = unique('owner');
  const registration_code = REGISTRATION_CODE;
  const { json } = await api.call('POST', '/register', { body: { username, password: 'secret-1', registration_code } });
  const found: unknown[] = [];
  for (const country of ['LT', 'LV', 'EE']) {
    const created = await ask(json.access_token, 'POST', '/projects', { name: `Kavinė ${country}`, country });
    const selected = await ask(json.access_token, 'POST', `/projects/select/${created.json.id}`);
    const token = selected.json.access_token;
    // Where hours are averaged, eleven are enough in Latvia too.
    expect((await ask(token, 'PUT', '/settings/system', { regime: 'fixed' })).status).toBe(200);
    const person = { name: 'Jānis Bērziņš', roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
    const { json: employee } = await ask(token, 'POST', '/employees', { id: unique('janis'), ...person });
    await add(token, employee.id, '2032-03-02', ['14:00', '21:00']);
    // Eleven hours later: enough in Lithuania and Estonia, an hour too little in Latvia.
    found.push([country, sources(await add(token, employee.id, '2032-03-03', ['08:00', '14:00']), 'daily-rest')]);
  }
  expect(found).toEqual([
    ['LT', []],
    ['LV', ['Labour Law of Latvia, Sections 140(6), 142']],
    ['EE', []],
  ]);
});

/** Of the shifts in a month, those that need consent because the day is a public holiday. */
async function onHoliday({ token }: TestManager, month: string): Promise<string[]> {
  const { json } = await ask(token, 'GET', `/schedule?start=${month}-01&end=${month}-28`);
  return json.shifts
    .filter((shift: Warned) => sources(shift, 'holiday-consent').length > 0)
    .map(({ date }: Warned) => date);
}

test('a holiday that the government adds late: months are judged again, and managers learn its date', async () => {
  const riga = await createManager(api, 'Rīga', { country: 'LV' });
  const { id } = await createWorker(api, riga, { needs_consent: true });
  await owner.query("delete from public_holiday where country = 'LV' and date in ('2032-05-04', '2032-11-18')");
  await hearHolidayChanges(api.deps.database);
  for (const date of ['2032-05-04', '2032-11-18']) await add(riga.token, id, date, ['08:00', '14:00']);
  expect((await ask(riga.token, 'POST', '/schedule/publish?year=2032&month=5')).status).toBe(200);
  expect([await onHoliday(riga, '2032-05'), await onHoliday(riga, '2032-11')]).toEqual([[], []]);
  await fillPublicHolidays(owner);
  await hearHolidayChanges(api.deps.database);
  // Open and published: the shifts stay, and say what is wrong with them now.
  expect(await onHoliday(riga, '2032-05')).toEqual(['2032-05-04']);
  expect(await onHoliday(riga, '2032-11')).toEqual(['2032-11-18']);
  const notices = await api.deps.database.inProject(riga.projectId, (tx) =>
    tx.selectFrom('outbox').select('facts').where('kind', '=', 'calendar_rules_changed').execute(),
  );
  expect(notices.map(({ facts }) => facts)).toContainEqual(
    expect.objectContaining({ variant: 'added', date: '2032-05-04', count: 2 }),
  );
});
