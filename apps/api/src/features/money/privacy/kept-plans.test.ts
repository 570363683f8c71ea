import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { rowsWith } from '../../../testing/seeds/rows-with.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

test('a pair kept apart leaves no name behind, neither in the history nor in later warnings', async () => {
  const { token } = manager;
  const name = 'Zqpora';
  const leaver = await createWorker(api, manager, { name });
  const colleague = await createWorker(api, manager, { name: 'Lieka' });
  const pairs = [{ employee_id: colleague.id, other_employee_id: leaver.id, together: false }];
  expect((await api.call('PUT', '/settings/system', { token, body: { pairs } })).status).toBe(200);
  const shift = { date: '2044-01-12', start_time: '08:00', end_time: '16:00', role: 'cook' };
  await api.call('POST', '/schedule/shifts', { token, body: { ...shift, employee_id: colleague.id } });
  await api.call('POST', '/schedule/shifts', { token, body: { ...shift, employee_id: leaver.id } });
  const everywhere = await rowsWith(api, [leaver.id, name]);
  expect(everywhere[name]?.join()).toContain('shift: 1');
  expect((await api.call('PUT', '/settings/system', { token, body: { pairs: [] } })).status).toBe(200);
  await api.call('PUT', '/settings/system', { token, body: { pairs } });
  await api.call('DELETE', `/employees/${leaver.id}`, { token });
  const former: { id: string; employee_id: string }[] = (await api.call('GET', '/employees/former', { token })).json;
  const { id } = former.find(({ employee_id }) => employee_id === leaver.id) ?? { id: '' };
  expect((await api.call('POST', `/employees/former/${id}/erase`, { token })).status).toBe(204);
  expect(await rowsWith(api, [leaver.id, name])).toEqual({ [leaver.id]: [], [name]: [] });
});

test('nothing that was planned or proved names somebody who was erased; colleagues stay in it', async () => {
  const { token, projectId } = manager;
  const [name, stays] = ['Zqelmutas', 'Stays'];
  const leaver = await createWorker(api, manager, { name });
  const colleague = await createWorker(api, manager, { name: stays });
  const certificate = {
    kind: 'hours-of-people',
    roles: ['cook', leaver.id],
    employeeIds: [colleague.id, leaver.id],
    from: '2024-01-01',
    to: '2024-01-31',
    neededMinutes: 9600,
    possibleMinutes: 4800,
    missing: 2,
  };
  const pair = {
    rule: 'pair-apart',
    severity: 'soft',
    employeeId: leaver.id,
    date: '2024-01-10',
    shiftIds: [],
    params: { first: name, second: stays, minutes: 60 },
    source: null,
  };
  const body = { date: '2024-01-10', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: colleague.id };
  const shift = await api.call('POST', '/schedule/shifts', { token, body });
  const result = {
    seconds: 1,
    open: [{ role: 'cook', reasons: [{ employeeId: leaver.id, violation: pair }] }],
    quality: { certificates: [certificate] },
  };
  const id = randomUUID();
  await api.deps.database.inProject(projectId, async (tx) => {
    await tx
      .insertInto('generation')
      .values({
        project_id: projectId,
        id,
        year: 2024,
        month: 1,
        state: 'done',
        seconds: 1,
        seed: 1,
        result: JSON.stringify(result),
      })
      .execute();
    await tx
      .updateTable('schedule_month')
      .set({ proof: JSON.stringify({ hash: 'a', bound: { penalty: 0, fillable: 1, certificates: [certificate] } }) })
      .execute();
    await tx
      .updateTable('shift')
      .set({ violations: JSON.stringify([pair]) })
      .where('id', '=', shift.json.id)
      .execute();
  });
  await api.call('DELETE', `/employees/${leaver.id}`, { token });
  const [former] = (await api.call('GET', '/employees/former', { token })).json;
  expect((await api.call('POST', `/employees/former/${former.id}/erase`, { token })).status).toBe(204);
  const left = await rowsWith(api, [leaver.id, name]);
  // A role with the same word stays a role.
  expect(left).toEqual({ [leaver.id]: ['generation: 1'], [name]: [] });
  const pseudonym = `Employee #${former.number}`;
  const kept = await api.deps.database.inProject(projectId, async (tx) => ({
    job: await tx.selectFrom('generation').select('result').where('id', '=', id).executeTakeFirstOrThrow(),
    month: await tx.selectFrom('schedule_month').select('proof').executeTakeFirstOrThrow(),
    shift: await tx.selectFrom('shift').select('violations').where('id', '=', shift.json.id).executeTakeFirstOrThrow(),
  }));
  const renamed = { ...pair, employeeId: pseudonym, params: { ...pair.params, first: pseudonym } };
  expect(kept.job.result).toMatchObject({
    open: [{ reasons: [{ employeeId: pseudonym, violation: renamed }] }],
    quality: { certificates: [{ roles: ['cook', leaver.id], employeeIds: [colleague.id, pseudonym] }] },
  });
  expect(kept.shift.violations).toEqual([renamed]);
  expect(kept.month.proof).toBeNull();
});
