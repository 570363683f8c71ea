import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, ownPassword, signIn, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
/** The clock: the database, whose clock is right, has deletions after the first of these and before the second. */
const [BEFORE, SINCE] = [Date.parse('2024-07-01T09:00:00Z'), Date.parse('2031-07-01T09:00:00Z')];
let now = BEFORE;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona Petraitė' });
});
afterAll(() => api.close());

const get = async (path: string) => (await api.call('GET', path, { token: manager.token })).json;
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: object) => {
  const reply = await api.call(method, path, { token, ...(body && { body }) });
  expect(reply.status, path).toBeLessThan(300);
  return reply.json;
};

/** An employee with the ID, who also manages the business. @returns their token as a manager */
async function hire(id: string, name: string): Promise<string> {
  const { token } = manager;
  await send('POST', '/employees', token, { id, name, roles: ['cook'] });
  await send('POST', `/employees/${id}/create-login`, token, { password: 'secret-2' });
  await ownPassword(api, id);
  await send('POST', '/project/members', token, { login: id, role: 'manager' });
  const own = await signIn(api, id, 'secret-2');
  return (await send('POST', `/projects/select/${manager.projectId}`, own)).access_token;
}

/** Publishes, corrects hours and a balance, locks and gives a code. @param month `yyyy-mm`, which is over */
async function work(token: string, month: string): Promise<string> {
  const [year, number] = month.split('-').map(Number);
  const hours = { date: `${month}-10`, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: null };
  await send('POST', '/schedule/shifts', token, hours);
  await send('POST', `/schedule/publish?year=${year}&month=${number}`, token);
  const times = { started_at: `${month}-09T08:00`, ended_at: `${month}-09T16:00`, break_minutes: 30, reason: 'Tablet' };
  const { id } = await send('POST', '/timesheets', token, { employee_id: ona.id, ...times });
  await send('PUT', `/timesheets/${id}`, token, { ...times, ended_at: `${month}-09T17:00` });
  await send('POST', '/timesheets/approve', token, { start: `${month}-01`, end: `${month}-30` });
  await send('POST', `/timesheets/lock?year=${year}&month=${number}`, token, {});
  const balance = { employee_id: ona.id, type: 'vacation', year, amount: 1, reason: 'Agreed' };
  await send('POST', '/leave-types/corrections', token, balance);
  await send('POST', `/employees/${ona.id}/sign-in-code`, token);
  return id;
}

/** Who did it in each place, as stored and by name. */
async function authors(month: string, entry: string) {
  const year = Number(month.slice(0, 4));
  const query = `year=${year}&month=${Number(month.slice(5))}`;
  const archives: { year: number; published_by: string; published_by_name: string }[] = await get('/schedule/history');
  const archive = archives.find((one) => one.year === year);
  const [version] = (await get(`/timesheets/${entry}/history`)).versions;
  const lock = await get(`/timesheets/lock?${query}`);
  const [correction] = await get(`/leave-types/corrections?year=${year}`);
  const log: { kind: string; by: string; by_name: string }[] = (await get('/security-log')).items;
  // The latest is first.
  const code = log.filter(({ kind }) => kind === 'code_created').at(month < '2025' ? -1 : 0);
  return {
    archive: [archive?.published_by, archive?.published_by_name],
    version: [version.changed_by, version.changed_by_name],
    lock: [lock.locked_by, lock.locked_by_name],
    approved: (await get(`/working-time-sheet?${query}`)).approved_by,
    correction: [correction.created_by, correction.created_by_name],
    code: [code?.by, code?.by_name],
  };
}

const all = (stored: string, name: string | null) => {
  const by = [stored, name];
  return { archive: by, version: by, lock: by, approved: name ?? stored, correction: by, code: by };
};

test('who got the ID of a deleted employee is not named in what that one did, and keeps what is their own', async () => {
  const first = await work(await hire('rasa', 'Rasa Senoji'), '2024-06');
  expect(await authors('2024-06', first)).toEqual(all('rasa', 'Rasa Senoji'));
  await send('DELETE', '/employees/rasa', manager.token);
  now = SINCE;
  const second = await work(await hire('rasa', 'Rasa Naujoji'), '2031-06');
  expect(await authors('2024-06', first)).toEqual(all('rasa', null));
  expect(await authors('2031-06', second)).toEqual(all('rasa', 'Rasa Naujoji'));

  const [former] = await get('/employees/former');
  await send('POST', `/employees/former/${former.id}/erase`, manager.token);
  expect(await authors('2024-06', first)).toEqual(all(`Employee #${former.number}`, null));
  expect(await authors('2031-06', second)).toEqual(all('rasa', 'Rasa Naujoji'));
});
