import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { rowsWith } from '../../../testing/seeds/rows-with.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp({ notifying: true });
  manager = await createManager(api);
});
afterAll(() => api.close());

const month = { year: 2024, month: 5 };
const [note, reply] = ['Zqnote: Friday is missing', 'Zqreply: corrected'];

/** Somebody who said what is wrong with a sheet. */
async function disputing() {
  const person = await createWorker(api, manager, { name: 'Zqona', contract_hours_per_week: 40 });
  const { json } = await api.call('GET', '/working-time-sheet?year=2024&month=5', { token: person.token });
  const body = { ...month, figures: json.lines[0].figures, is_right: false, note };
  const said = await api.call('PUT', '/working-time-sheet/confirmation', { token: person.token, body });
  expect(said.json.state).toBe('disputed');
  return person;
}
const answer = (token: string, employee_id: string) =>
  api.call('PUT', '/working-time-sheet/answer', { token, body: { ...month, employee_id, answer: reply } });
const erase = (token: string, password: string) =>
  api.call('DELETE', '/settings/profile', { token, body: { password } });

test('what an employee said of a sheet goes with the login, also from what managers were notified of', async () => {
  const person = await disputing();
  expect((await answer(manager.token, person.id)).status).toBe(204);
  const stored = { [note]: ['notification: 1', 'sheet_confirmation: 1'] };
  await eventually(async () => {
    const found = await rowsWith(api, [note]);
    expect({ [note]: found[note]?.toSorted() }).toEqual(stored);
  });
  expect((await erase(person.token, 'secret-2')).status).toBe(204);
  await eventually(async () => expect(await rowsWith(api, [note, reply])).toEqual({ [note]: [], [reply]: [] }));
  const { json } = await api.call('GET', '/notifications', { token: manager.token });
  expect(json.items.map(({ kind }: { kind: string }) => kind)).toEqual(['timesheet_disputed']);
});

test('a manager who goes is replaced by a word in all that they did for somebody', async () => {
  const person = await disputing();
  const leaving = await createManager(api, 'Other');
  const { id: account_id, username } = (await api.call('GET', '/users/me', { token: leaving.token })).json;
  const { projectId: project_id } = manager;
  await api.deps.database.outside((tx) =>
    tx.insertInto('project_member').values({ project_id, account_id, role: 'owner' }).execute(),
  );
  const { token } = leaving;
  const shared = (await api.call('POST', `/projects/select/${project_id}`, { token })).json.access_token;
  const id = randomUUID();
  const asked = { id, employee_id: person.id, month: '2024-05-01', parts: '[]', leave_minutes: 60 };
  await api.deps.database.inProject(project_id, (tx) =>
    tx
      .insertInto('overtime_leave')
      .values({ project_id, ...asked })
      .execute(),
  );
  expect((await answer(shared, person.id)).status).toBe(204);
  const decided = { token: shared, body: { status: 'rejected' } };
  expect((await api.call('PUT', `/overtime-leave/${id}`, decided)).status).toBe(200);
  const balance = { employee_id: person.id, type: 'vacation', year: 2031, amount: 1, reason: 'Agreed' };
  expect((await api.call('POST', '/leave-types/corrections', { token: shared, body: balance })).status).toBe(201);
  const terms = { token: shared, body: { valid_from: '2031-06-01', contract_hours_per_week: 30 } };
  expect((await api.call('PUT', `/employees/${person.id}/employment/terms`, terms)).status).toBe(200);
  expect((await api.call('POST', `/employees/${person.id}/sign-in-code`, { token: shared })).status).toBe(201);
  expect((await erase(shared, 'secret-1')).status).toBe(204);
  expect(await rowsWith(api, [username])).toEqual({ [username]: [] });
  await api.deps.database.inProject(project_id, async (tx) => {
    const of = { answered_by: 'Former manager' };
    const sheets = tx.selectFrom('sheet_confirmation').select('answered_by').where('employee_id', '=', person.id);
    expect(await sheets.execute()).toEqual([of]);
    const leave = tx.selectFrom('overtime_leave').select('decided_by').where('id', '=', id);
    expect(await leave.execute()).toEqual([{ decided_by: 'Former manager' }]);
    const corrections = tx.selectFrom('leave_correction').select('created_by').where('employee_id', '=', person.id);
    expect(await corrections.execute()).toEqual([{ created_by: 'Former manager' }]);
  });
});
