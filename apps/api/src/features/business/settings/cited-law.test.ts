import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// A project under the EU pack, or under no law, never reads of the Labour Code of Lithuania, in either language.

const CITATION = /\bDK\b|DSSĮ|\bLRV\b|Labour Code|Darbo kodeks/u;

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2031-06-02T12:00+03:00') } });
  cafe = await createCafe(api);
  const id = cafe.workers[0]?.id;
  const minor = await createWorker(api, cafe, {
    roles: ['cook'],
    birth_date: '2015-02-01',
    contract_hours_per_week: 40,
  });
  await asManager('en', 'POST', '/holidays', { date: '2031-05-09', name: 'Šventė' });
  const shifts = [
    // Too little rest, a long night before a holiday, a Sunday, and work of a minor at night.
    { date: '2031-05-06', start_time: '14:00', end_time: '23:30', employee_id: id },
    { date: '2031-05-07', start_time: '06:00', end_time: '21:00', employee_id: id },
    { date: '2031-05-08', start_time: '20:00', end_time: '09:00', employee_id: id },
    { date: '2031-05-11', start_time: '20:00', end_time: '04:00', employee_id: minor.id },
  ];
  for (const shift of shifts) await asManager('en', 'POST', '/schedule/shifts', { ...shift, role: 'cook' });
  const entry = { employee_id: id, started_at: '2031-05-06T08:00', ended_at: '2031-05-06T20:00', reason: 'x' };
  await asManager('en', 'POST', '/timesheets', { ...entry, is_additional: true });
});
afterAll(() => api.close());

const asManager = (language: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }), headers: { 'accept-language': language } });

/** Without the details of the history: a change keeps what it was judged by when it was made. */
const shown = (text: string) =>
  text.startsWith('{')
    ? JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'details' ? undefined : value))
    : text;

/** What a manager reads that rules or norms have a part in. */
const PAGES = [
  '/settings/system',
  '/schedule?start=2031-05-01&end=2031-05-31',
  '/schedule/summary?start=2031-05-01&end=2031-05-31',
  '/dashboard/manager-stats',
  '/ledger?date=2031-05-01',
  '/analytics?period=this_month',
  '/timesheets?start=2031-05-01&end=2031-05-31',
  '/timesheets/export?start=2031-05-01&end=2031-05-31&format=csv',
];

test.each(['eu', 'none'])('under the pack "%s"', async (law_pack) => {
  const settings = { law_pack, accounting_start: '2031-05-01', accounting_months: 1 };
  expect((await asManager('en', 'PUT', '/settings/system', settings)).status).toBe(200);
  for (const language of ['en', 'lt'])
    for (const page of PAGES) {
      const { status, text } = await asManager(language, 'GET', page);
      expect([page, status]).toEqual([page, 200]);
      expect([page, CITATION.exec(shown(text))?.[0]]).toEqual([page, undefined]);
    }
});

test('under the pack of Lithuania it does', async () => {
  await asManager('en', 'PUT', '/settings/system', { law_pack: 'lt' });
  const read = await Promise.all(PAGES.map((page) => asManager('en', 'GET', page)));
  const citing = PAGES.filter((_, at) => CITATION.test(read[at]?.text ?? ''));
  expect(citing).toEqual(expect.arrayContaining([PAGES[0], PAGES[1], PAGES[7]]));
});
