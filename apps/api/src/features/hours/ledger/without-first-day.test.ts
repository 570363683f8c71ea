import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadProblem } from '../../plan/planning-input/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2026-11-29T12:00+02:00') } });
});
afterAll(() => api.close());

// October 2026 has 22 working days. The first work, in the accounting period before, says when somebody began.
test('without a first day the norm does not begin anew in each accounting period', async () => {
  const manager = await createManager(api);
  const { id } = await createWorker(api, manager, { contract_hours_per_week: 40, min_shifts_per_week: 0 });
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    api.call(method, path, { token: manager.token, ...(body && { body }) });
  await call('PUT', '/settings/system', { accounting_start: '2026-01-01', accounting_months: 3 });
  const worked = async (date: string, to: string) => {
    const times = { started_at: `${date}T08:00`, ended_at: `${date}T${to}`, reason: 'x' };
    expect((await call('POST', '/timesheets', { employee_id: id, ...times })).status).toBe(201);
  };
  for (const date of ['2026-09-28', '2026-09-29', '2026-09-30']) await worked(date, '16:00');
  for (const day of [26, 27, 28, 29, 30, 31]) await worked(`2026-10-${day}`, '18:00');
  const { people } = (await call('GET', '/ledger?date=2026-10-31')).json;
  expect(people[0]).toMatchObject({ month_norm_hours: 176, month_worked_hours: 60, overtime_hours: 0 });
  // The planner holds October against the same norm: 116 hours of it were not worked.
  const { problem } = await api.deps.database.inProject(manager.projectId, (tx) =>
    loadProblem(tx, '2026-11-01', '2026-11-30'),
  );
  expect(problem.people[0]?.debt?.minutes).toBe((24 + 60 - 3 * 8 - 176) * 60);
});
