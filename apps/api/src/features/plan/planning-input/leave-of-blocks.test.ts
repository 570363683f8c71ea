import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadProblem } from './load-problem.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

// 2003/88/EC 16(b): averages leave out paid leave and sick leave, no other absence.
test('the engine reads which absences are leave, and the absences of clients say nothing of it', async () => {
  const manager = await createManager(api);
  const worker = await createWorker(api, manager, { name: 'Žydrė Onaitė', hourly_rate_cents: 1000 });
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = manager.token) =>
    api.call(method, path, { token, ...(body && { body }) });
  for (const [type, date] of [
    ['vacation', '2031-03-04'],
    ['personal', '2031-03-11'],
    ['sick_leave', '2031-03-18'],
  ]) {
    const body = { type, start_date: date, end_date: date, reason: 'Šeima' };
    const { json } = await call('POST', '/time-off', body, worker.token);
    expect((await call('PUT', `/time-off/${json.id}`, { status: 'approved' })).status).toBe(200);
  }
  const { problem } = await api.deps.database.inProject(manager.projectId, (tx) =>
    loadProblem(tx, '2031-03-01', '2031-03-31'),
  );
  const [person] = problem.people.filter(({ id }) => id === worker.id);
  expect(person?.blocks.map(({ source, isLeave }) => [source, isLeave])).toEqual([
    ['time_off', undefined],
    ['time_off', false],
    ['ill', undefined],
  ]);
  const { json } = await call('GET', '/unavailability?start=2031-03-01&end=2031-03-31');
  expect(json).toHaveLength(3);
  for (const one of json) expect(one).not.toHaveProperty('is_leave');
});
