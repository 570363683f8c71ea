import { lawDocuments, type LawDocument } from '@pamaina/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// A made-up Act: a change that is announced less than 72 hours ahead pays 2 h 30 min, whatever was lost. It is 12:00 on
// the day before.
const ACT: LawDocument = {
  id: 'nowhere',
  names: { en: 'Nowhere', lt: 'Niekur' },
  about: { en: 'A made-up Act', lt: 'Išgalvotas aktas' },
  country: null,
  rules: {
    lateChange: [
      {
        from: '2020-01-01',
        article: 'Act, section 7',
        values: { unit: 'hours', costs: [{ within: 72, minutes: 150 }] },
        reading: 'notes',
        source: 'Gazette',
      },
    ],
  },
};
const NOW = Date.parse('2026-03-05T12:00+02:00');
let now = NOW;
const packs = lawDocuments as LawDocument[];
let api: TestApp;
beforeAll(async () => {
  packs.push(ACT);
  api = await createTestApp({ planning: true, parts: { now: () => now } });
});
afterAll(async () => {
  packs.splice(packs.indexOf(ACT), 1);
  await api.close();
});

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
let manager: TestManager;
const ids = { ona: '', žygis: '', birutė: '', rasa: '' };
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Json> {
  const reply = await api.call(method, path, { token: manager.token, ...(body && { body }) });
  expect([path, reply.status < 300 ? 'done' : reply.text]).toEqual([path, 'done']);
  return reply.json;
}
const hire = async (name: string, roles: string[]) =>
  (await createWorker(api, manager, { name, roles, hourly_rate_cents: 1000, max_hours_per_week: 60 })).id;
const shift = (employee_id: string, role: string, start_time: string, end_time: string) =>
  call('POST', '/schedule/shifts', { date: '2026-03-06', start_time, end_time, break_minutes: 0, role, employee_id });

// Ona cooks from 10 to 18. Žygis, who waits tables from 12 to 20, and Birutė, who does from 12 to 18, can cook in her
// place; Rasa can take what either leaves. Žygis would lose the hours from 18 to 20; Birutė works hers and two more.
beforeEach(async () => {
  now = NOW;
  manager = await createManager(api);
  await call('PUT', '/settings/system', { law_pack: 'nowhere' });
  ids.ona = await hire('Ona', ['cook']);
  ids.žygis = await hire('Žygis', ['cook', 'waiter']);
  ids.birutė = await hire('Birutė', ['cook', 'waiter']);
  ids.rasa = await hire('Rasa', ['waiter']);
  await shift(ids.ona, 'cook', '10:00', '18:00');
  await shift(ids.žygis, 'waiter', '12:00', '20:00');
  await shift(ids.birutė, 'waiter', '12:00', '18:00');
  await call('POST', '/schedule/publish?year=2026&month=3');
});

const propose = () =>
  call('POST', '/schedule/repair', {
    employee_id: ids.ona,
    start: '2026-03-06',
    end: '2026-03-06',
    type: 'sick_leave',
  });
const moves = ({ changes }: Json): string[][] =>
  changes.map(({ from_employee_id, to_employee_id }: Json) => [from_employee_id, to_employee_id]).toSorted();

test('of two ways of the same size the one without late changes comes first, the paid one says its price', async () => {
  const free = await propose();
  expect(moves(free)).toEqual(
    [
      [ids.ona, ids.birutė],
      [ids.birutė, ids.rasa],
    ].toSorted(),
  );
  expect(free.prices.filter(({ state }: Json) => state === 'due')).toEqual([]);
  const [paid] = free.alternatives.filter(({ changes }: Json) =>
    changes.some(({ to_employee_id }: Json) => to_employee_id === ids.žygis),
  );
  // Two hours and a half at 10 euros.
  expect(paid.prices).toMatchObject([{ employee_id: ids.žygis, minutes: 150, amount_cents: 2500, state: 'due' }]);
});

test('where the free way breaks a hard rule, the paid one is chosen and says its price', async () => {
  // Birutė isn't there before noon.
  await call('POST', '/unavailability', {
    employee_id: ids.birutė,
    start: '2026-03-06T10:00',
    end: '2026-03-06T12:00',
  });
  const { prices, ...paid } = await propose();
  expect(moves(paid)).toEqual(
    [
      [ids.ona, ids.žygis],
      [ids.žygis, ids.rasa],
    ].toSorted(),
  );
  expect(prices).toMatchObject([
    { employee_id: ids.žygis, minutes: 150, amount_cents: 2500, article: 'Act, section 7', state: 'due' },
  ]);
});

test('a place of an amendment that is planned anew goes back to whom it costs more to take it from', async () => {
  const { importance } = await call('GET', '/settings/system');
  await call('PUT', '/settings/system', {
    importance: { ...importance, fairness: 'off', stability: 'off', cost: 'low' },
  });
  const milda = await createWorker(api, manager, { name: 'Milda', roles: ['cook'], hourly_rate_cents: 800 });
  await call('POST', '/templates', { name: 'COOK', start_time: '10:00', end_time: '18:00', break_minutes: 0 });
  await call('POST', '/requirements', { template: 'COOK', role: 'cook', count: 1, date: '2026-03-07' });
  await call('POST', '/schedule/shifts', { date: '2026-03-07', template: 'COOK', role: 'cook', employee_id: ids.ona });
  await call('POST', '/schedule/publish?year=2026&month=3');
  const planned = async () => {
    const amended = await call('POST', '/schedule/amend?year=2026&month=3&from=2026-03-07&to=2026-03-07');
    await call('DELETE', `/schedule/${amended.shifts[0].id}`);
    const { shifts } = await call('POST', '/generate-schedule?year=2026&month=3', { seconds: 10, keep: 'pins' });
    await call('DELETE', `/schedule/amendments/${amended.amendment_id}`);
    return shifts.flatMap(({ date, status, employee_id }: Json) =>
      date === '2026-03-07' && status === 'draft' ? [employee_id] : [],
    );
  };
  // Milda's 8 hours cost 16 euros less than Ona's, but Ona is paid 25 euros if hers are taken now.
  expect(await planned()).toEqual([ids.ona]);
  // Four days ahead nothing is due, and the lower rate counts alone.
  now = Date.parse('2026-03-03T09:00+02:00');
  expect(await planned()).toEqual([milda.id]);
});
