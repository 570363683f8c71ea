import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '../../../testing/count-statements.ts';
import { createManager, createMember, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Row = Record<string, unknown>;

let api: TestApp;
let manager: TestManager;
let deputy: { username: string; account: string; token: string };
let ona: { id: string; token: string };
/** The clock: shifts are asked about before they begin, and a month is locked when it is over. */
let now = Date.parse('2031-05-01T09:00:00Z');
let entry: string;
/** All that is listed was done by the deputy, a manager without a name. */
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  manager = await createManager(api);
  deputy = await createMember(api, manager, { role: 'owner' });
  ona = await createWorker(api, manager, { name: 'Ona Petraitė' });
  await askForShift();
  now = Date.parse('2031-07-01T09:00:00Z');
  const times = { started_at: '2031-06-09T08:00', ended_at: '2031-06-09T16:00', break_minutes: 30, reason: 'Tablet' };
  entry = (await act('POST', '/timesheets', { employee_id: ona.id, ...times })).json.id;
  await act('PUT', `/timesheets/${entry}`, { ...times, ended_at: '2031-06-09T17:00' });
  await disputeSheet();
  await act('POST', '/timesheets/approve', { start: '2031-06-01', end: '2031-06-30' });
  await act('POST', '/timesheets/lock?year=2031&month=6', {});
  await act('POST', `/employees/${ona.id}/sign-in-code`);
});
afterAll(() => api.close());

const act = (method: 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: deputy.token, ...(body && { body }) });
const get = async (path: string) => (await api.call('GET', path, { token: manager.token })).json;

async function askForShift(): Promise<void> {
  const hours = { date: '2031-05-14', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: null };
  const { json } = await act('POST', '/schedule/shifts', hours);
  await act('POST', '/schedule/publish?year=2031&month=5');
  const asked = await act('POST', '/asks', { shift_id: json.id, minutes: 30, employee_ids: [ona.id] });
  expect(asked.json).toMatchObject({ created_by: deputy.username, created_by_name: null });
}

async function disputeSheet(): Promise<void> {
  const month = { year: 2031, month: 6 };
  const own = await api.call('GET', '/working-time-sheet?year=2031&month=6', { token: ona.token });
  const body = { ...month, figures: own.json.lines[0].figures, is_right: false, note: 'An hour more' };
  await api.call('PUT', '/working-time-sheet/confirmation', { token: ona.token, body });
  await act('PUT', '/working-time-sheet/answer', { ...month, employee_id: ona.id, answer: 'No' });
}

const nameDeputy = (first_name: string | null, last_name: string | null) =>
  api.deps.database.direct
    .updateTable('account')
    .set({ first_name, last_name })
    .where('id', '=', deputy.account)
    .execute();

/** Who did it in each place, as stored and by name. */
async function everywhere() {
  const [ask] = await get('/asks');
  const [version] = (await get(`/timesheets/${entry}/history`)).versions;
  const lock = await get('/timesheets/lock?year=2031&month=6');
  const log: Row[] = (await get('/security-log')).items;
  const code = log.find(({ kind }) => kind === 'code_created');
  const sheet = await get('/working-time-sheet?year=2031&month=6');
  return {
    ask: [ask.created_by, ask.created_by_name],
    correction: [version.changed_by, version.changed_by_name],
    lock: [lock.locked_by, lock.locked_by_name],
    code: [code?.['by'], code?.['by_name']],
    sheet: [sheet.approved_by, sheet.lines[0].confirmation.answered_by],
  };
}

const by = (username: string, name: string | null) => ({
  ask: [username, name],
  correction: [username, name],
  lock: [username, name],
  code: [username, name],
  sheet: [name ?? username, name ?? username],
});

test('who asked, corrected, locked, answered or gave a code has only a username until they have a name', async () => {
  expect(await everywhere()).toEqual(by(deputy.username, null));
  await nameDeputy('Jonas', 'Kalnas');
  expect(await everywhere()).toEqual(by(deputy.username, 'Jonas Kalnas'));
});

test('who corrected a balance and made an API token is named in the answer and in the lists', async () => {
  await nameDeputy('Jonas', 'Kalnas');
  const named = { created_by: deputy.username, created_by_name: 'Jonas Kalnas' };
  const correction = { employee_id: ona.id, type: 'vacation', year: 2031, amount: 2, reason: 'Agreed' };
  expect((await act('POST', '/leave-types/corrections', correction)).json).toMatchObject(named);
  expect(await get(`/leave-types/corrections?employee_id=${ona.id}`)).toMatchObject([named]);
  const own = await api.call('GET', '/leave-types/corrections', { token: ona.token });
  expect(own.json).toMatchObject([named]);
  expect((await act('POST', '/api-tokens', { name: 'Screen', scopes: ['plan.read'] })).json).toMatchObject(named);
  expect(await get('/api-tokens')).toMatchObject([named]);
  await nameDeputy(null, null);
  expect(await get('/api-tokens')).toMatchObject([{ ...named, created_by_name: null }]);
});

test('a read with names takes at most four statements', async () => {
  const paths = ['/asks', `/timesheets/${entry}/history`, '/timesheets/lock?year=2031&month=6', '/security-log'];
  for (const path of [...paths, '/leave-types/corrections', '/api-tokens']) {
    // The process and its connections know the statements.
    await get(path);
    await get(path);
    expect((await statementsOf(() => get(path))).length, path).toBeLessThanOrEqual(4);
  }
});

// The username of an account that is gone can be registered by a stranger.
test('nobody who is not a member is named', async () => {
  await nameDeputy('Jonas', 'Svetimas');
  expect(await everywhere()).toEqual(by(deputy.username, 'Jonas Svetimas'));
  await api.deps.database.direct.deleteFrom('project_member').where('account_id', '=', deputy.account).execute();
  expect(await everywhere()).toEqual(by(deputy.username, null));
});
