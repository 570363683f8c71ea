import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { seedTimeEntry } from '../../../testing/seeds/seed-time-entry.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let person: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  person = await createWorker(api, manager, { name: 'Zqclocked' });
  await api.deps.database.inProject(manager.projectId, (tx) => seedTimeEntry(tx, person.id));
});
afterAll(() => api.close());

const reasons = () =>
  api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('time_entry_version').select('reason').execute(),
  );

test('the own export has clock events and their corrections, not the PIN', async () => {
  const { json, text } = await api.call('GET', '/settings/profile/export', { token: person.token });
  const [project] = json.projects;
  expect(project.clock_taps).toMatchObject([{ kind: 'in', source: 'app' }]);
  expect(project.time_corrections).toMatchObject([{ reason: 'Bus', changed_by: 'manager' }]);
  expect(project.clock_pin).toMatchObject([{ is_set: true }]);
  expect(text).not.toContain('pin_hash');
});

test('erased, the hours stay, and what was written about them and the PIN go', async () => {
  const { token } = manager;
  await api.call('DELETE', `/employees/${person.id}`, { token });
  expect(await reasons()).toEqual([{ reason: 'Bus' }]);
  const [former] = (await api.call('GET', '/employees/former', { token })).json;
  expect((await api.call('POST', `/employees/former/${former.id}/erase`, { token })).status).toBe(204);
  expect(await reasons()).toEqual([{ reason: '' }]);
  await api.deps.database.inProject(manager.projectId, async (tx) => {
    expect(await tx.selectFrom('clock_pin').select('employee_id').execute()).toEqual([]);
    const entries = await tx.selectFrom('time_entry').select(['former_name', 'started_at']).execute();
    expect(entries).toMatchObject([{ former_name: 'Employee #1' }]);
  });
});
