import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { takeLateChangesBack } from '../../plan/late-changes/index.ts';
import { chargeMoved } from './charge-moved.ts';

// It is 12:00 on the day before. Ona is away from 10 to 18, Jonas covers for her and gives his own shift to Rasa. The
// rule of the house pays half of what is announced less than 48 hours ahead.
const NOW = Date.parse('2026-03-05T12:00+02:00');
const REPAIR = '0195a000-0000-7000-8000-000000000001';
let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => NOW } });
  manager = await createManager(api);
});
afterAll(() => api.close());

test('who moves for somebody who is away is paid, who is away is not, and undoing takes it back', async () => {
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    (await api.call(method, path, { token: manager.token, ...(body && { body }) })).json;
  const hire = (name: string) => createWorker(api, manager, { name, hourly_rate_cents: 1000 });
  const [ona, jonas, rasa] = [await hire('Ona'), await hire('Jonas'), await hire('Rasa')];
  await call('PUT', '/settings/system', { late_change_hours: 48, late_change_percent: 50 });
  const shiftOf = async (employee_id: string, start_time: string, end_time: string) =>
    (
      await call('POST', '/schedule/shifts', {
        date: '2026-03-06',
        start_time,
        end_time,
        break_minutes: 0,
        role: 'cook',
        employee_id,
      })
    ).id as string;
  const [lost, moved] = [await shiftOf(ona.id, '10:00', '18:00'), await shiftOf(jonas.id, '18:00', '22:00')];
  await call('POST', '/schedule/publish?year=2026&month=3');
  const change = { date: '2026-03-06', version: 1 };
  const changes = [
    { ...change, shift_id: lost, from: ona.id, to: jonas.id },
    { ...change, shift_id: moved, from: jonas.id, to: rasa.id },
  ];
  const list = () => call('GET', '/late-changes?start=2026-03-01&end=2026-03-31');
  const about = { changes, absent: [ona.id], actor: 'manager', now: NOW, causeId: REPAIR };
  const said = await api.deps.database.inProject(manager.projectId, (tx) => chargeMoved(tx, about));
  expect(said).toHaveLength(1);
  // 4 hours, half of them, at 10 euros.
  expect(await list()).toMatchObject([
    { employee_id: jonas.id, change: 'given_away', minutes: 120, amount_cents: 2000, basis: 'house', article: null },
  ]);
  await api.deps.database.inProject(manager.projectId, (tx) => takeLateChangesBack(tx, REPAIR));
  expect(await list()).toEqual([]);
});
