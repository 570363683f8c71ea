import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, ownPassword, signIn } from '../../../testing/seeds/people.ts';
import { rowsWith } from '../../../testing/seeds/rows-with.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dispatchOutbox } from './dispatch-outbox.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('queued notices of a former employee do not reach the next owner of the ID', async () => {
  const manager = await createManager(api);
  const leaver = await createWorker(api, manager, { name: 'Žygimantas' });
  const colleague = await createWorker(api, manager, { name: 'Ona' });
  for (const employee_id of [leaver.id, colleague.id]) {
    const body = { date: '2034-03-10', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id };
    await api.call('POST', '/schedule/shifts', { token: manager.token, body });
  }
  await api.call('POST', '/schedule/publish?year=2034&month=3', { token: manager.token });
  expect((await rowsWith(api, [leaver.id]))[leaver.id]!.join()).toContain('outbox');
  await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
  expect((await rowsWith(api, [leaver.id]))[leaver.id]!.join()).not.toContain('outbox');
  const next = { id: leaver.id, name: 'Next', roles: ['cook'] };
  await api.call('POST', '/employees', { token: manager.token, body: next });
  const login = { password: 'secret-3' };
  await api.call('POST', `/employees/${leaver.id}/create-login`, { token: manager.token, body: login });
  await ownPassword(api, leaver.id);
  await dispatchOutbox(api.deps.database, manager.projectId, Date.now());
  const told = async (token: string) => (await api.call('GET', '/notifications', { token })).json.total;
  expect(await told(await signIn(api, leaver.id, 'secret-3'))).toBe(0);
  expect(await told(colleague.token)).toBeGreaterThan(0);
});
