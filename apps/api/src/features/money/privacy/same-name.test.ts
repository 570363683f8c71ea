import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, ownPassword, signIn, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

interface Line {
  action_type: string;
  actor: string;
  details: Record<string, unknown>;
}

/** An employee who was hired, edited, requested leave, was notified and scheduled. */
async function busy(id: string, name: string): Promise<void> {
  const { token } = manager;
  await api.call('POST', '/employees', { token, body: { id, name, roles: ['cook', 'name'] } });
  await api.call('POST', `/employees/${id}/create-login`, { token, body: { password: 'secret-2' } });
  await ownPassword(api, id);
  await api.call('PUT', `/employees/${id}`, { token, body: { name, roles: ['cook', 'name'], department: 'cook' } });
  const own = await signIn(api, id, 'secret-2');
  await api.call('PUT', '/settings/profile', { token: own, body: { phone: '+37061234567' } });
  const leave = { type: 'personal', start_date: '2035-02-01', end_date: '2035-02-02', reason: 'A reason' };
  const asked = await api.call('POST', '/time-off', { token: own, body: leave });
  await api.call('PUT', `/time-off/${asked.json.id}`, { token, body: { status: 'approved', decision_note: 'Yes' } });
  await api.call('POST', '/requests', { token: own, body: { type: 'schedule_change', title: 'Later', reason: 'Bus' } });
  const shift = { date: '2034-03-10', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: id };
  await api.call('POST', '/schedule/shifts', { token, body: shift });
}

const history = () =>
  api.deps.database.inProject(manager.projectId, async (tx) => {
    const rows = await tx.selectFrom('activity').select(['action_type', 'actor', 'details']).orderBy('id').execute();
    return rows as Line[];
  });

async function deleteAndErase(id: string): Promise<string> {
  const { token } = manager;
  await api.call('DELETE', `/employees/${id}`, { token });
  const former = (await api.call('GET', '/employees/former', { token })).json as {
    id: string;
    employee_id: string | null;
    number: number;
  }[];
  const entry = former.find(({ employee_id }) => employee_id === id);
  expect((await api.call('POST', `/employees/former/${entry?.id}/erase`, { token })).status).toBe(204);
  return `Employee #${entry?.number}`;
}

test('a colleague of the very same name loses nothing, and IDs that are common words garble nothing', async () => {
  const name = 'Zqonas Zqaitis';
  // IDs that equal a role, a key of the history, and a state.
  await busy('zqolega', name);
  for (const id of ['cook', 'name', 'approved']) await busy(id, name);
  const isOfColleague = ({ actor, details }: Line) =>
    actor === 'zqolega' ||
    [
      details['id'],
      details['employee_id'],
      (details['after'] as { employee_id?: string } | undefined)?.employee_id,
    ].includes('zqolega');
  const before = (await history()).filter(isOfColleague);
  expect(before.length).toBeGreaterThan(6);
  for (const id of ['cook', 'name', 'approved']) {
    const pseudonym = await deleteAndErase(id);
    const after = await history();
    expect(after.filter(isOfColleague)).toEqual(before);
    const theirs = after.filter(
      ({ actor, details }) =>
        actor === pseudonym || details['id'] === pseudonym || details['employee_id'] === pseudonym,
    );
    expect(theirs.length).toBeGreaterThan(5);
    expect(JSON.stringify(theirs)).not.toContain(name);
    const hired = theirs.find(({ action_type }) => action_type === 'employee.created');
    expect(hired?.details).toMatchObject({ id: pseudonym, name: pseudonym, roles: ['cook', 'name'] });
    const left = theirs.find(({ action_type }) => action_type === 'time_off.approved');
    expect(left?.details).toMatchObject({ employee_id: pseudonym, employee_name: pseudonym, status: 'approved' });
  }
  const ofShifts = (await history()).filter(({ action_type }) => action_type === 'shift.created');
  expect(ofShifts.map(({ details }) => (details['after'] as { role: string }).role)).toEqual([
    'cook',
    'cook',
    'cook',
    'cook',
  ]);
});
