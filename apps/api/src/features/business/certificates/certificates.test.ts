import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { remindOfExpiry } from './start-reminding-expiry.ts';

let api: TestApp;
let manager: TestManager;
/** 10 May 2031, at noon in Vilnius. */
const NOW = Date.parse('2031-05-10T09:00:00Z');
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => NOW;
  manager = await createManager(api);
});
afterAll(() => api.close());

const as = (token: string) => (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token, ...(body && { body }) });

test('only managers write; employees see their own', async () => {
  const call = as(manager.token);
  const [ona, jonas] = [await createWorker(api, manager, { name: 'Ona' }), await createWorker(api, manager)];
  expect((await api.call('GET', '/certificates')).status).toBe(401);
  expect((await as(ona.token)('GET', '/certificate-kinds')).json.code).toBe('managers_only');
  const kind = (await call('POST', '/certificate-kinds', { name: 'Žuvies knygelė' })).json;
  for (const { id } of [ona, jonas]) await call('POST', '/certificates', { employee_id: id, kind_id: kind.id });
  const own = (await as(ona.token)('GET', '/certificates')).json;
  expect(own).toMatchObject([{ employee_id: ona.id, kind: 'Žuvies knygelė', valid_until: null, state: 'valid' }]);
  const other = await createManager(api, 'Other');
  expect((await as(other.token)('GET', '/certificates')).json).toEqual([]);
  const foreign = { employee_id: ona.id, kind_id: kind.id };
  expect(Object.keys((await as(other.token)('POST', '/certificates', foreign)).json.errors)).toEqual(['employee_id']);
  expect((await as(other.token)('DELETE', `/certificate-kinds/${kind.id}`)).json.code).toBe('not_found');
  await call('DELETE', `/certificate-kinds/${kind.id}`);
  expect((await call('GET', '/certificates')).json).toEqual([]);
});

test('what is wrong is said at its field', async () => {
  const call = as(manager.token);
  const { id } = await createWorker(api, manager);
  const errorsOf = async (sent: ReturnType<typeof call>) => Object.keys((await sent).json.errors ?? {});
  expect(await errorsOf(call('POST', '/certificate-kinds', { name: ' ' }))).toEqual(['name']);
  expect(await errorsOf(call('POST', '/certificate-kinds', { name: 'A', templates: ['NONE'] }))).toEqual(['templates']);
  const kind = (await call('POST', '/certificate-kinds', { name: 'Alkoholio licencija' })).json;
  expect((await call('POST', '/certificate-kinds', { name: 'Alkoholio licencija' })).json.code).toBe('name_taken');
  const days = { valid_from: '2031-05-02', valid_until: '2031-05-01' };
  expect(await errorsOf(call('POST', '/certificates', { employee_id: id, kind_id: kind.id, ...days }))).toEqual([
    'valid_until',
  ]);
  const unknown = { employee_id: id, kind_id: crypto.randomUUID() };
  expect(await errorsOf(call('POST', '/certificates', unknown))).toEqual(['kind_id']);
  const { json } = await call('POST', '/certificates', { employee_id: id, kind_id: kind.id });
  const [first, second] = await Promise.all(
    ['2031-06-01', '2031-07-01'].map((valid_until) =>
      api.call('PUT', `/certificates/${json.id}`, {
        token: manager.token,
        body: { valid_until },
        headers: { 'if-match': `"${json.version}"` },
      }),
    ),
  );
  expect([first?.status, second?.status].sort()).toEqual([200, 412]);
  expect((await call('DELETE', `/certificates/${json.id}`)).status).toBe(204);
  expect((await call('DELETE', `/certificates/${json.id}`)).json.code).toBe('not_found');
});

test('nobody without a valid one may take the work, and the reason names it', async () => {
  const own = await createManager(api, 'Kitchen');
  const call = as(own.token);
  const { id } = await createWorker(api, own);
  await call('POST', '/templates', { name: 'DAY', start_time: '08:00', end_time: '16:00' });
  await call('POST', '/templates', { name: 'EVE', start_time: '17:00', end_time: '21:00' });
  const kind = (await call('POST', '/certificate-kinds', { name: 'Health book', roles: ['cook'] })).json;
  expect((await call('GET', '/certificates')).json).toMatchObject([{ id: null, employee_id: id, state: 'missing' }]);
  const asked = async (date: string) => {
    const path = `/availability/candidates?date=${date}&role=cook&template=DAY`;
    const [{ fits, blocked_by }] = (await call('GET', path)).json;
    return [fits, blocked_by[0]?.rule, blocked_by[0]?.detail];
  };
  expect(await asked('2031-05-20')).toEqual([false, 'certificate', 'Doesn’t have the certificate “Health book”.']);
  await call('POST', '/certificates', { employee_id: id, kind_id: kind.id, valid_until: '2031-05-20' });
  expect(await asked('2031-05-20')).toEqual([true, undefined, undefined]);
  const [fits, rule, detail] = await asked('2031-05-21');
  expect([fits, rule]).toEqual([false, 'certificate']);
  expect(detail).toContain('20 May 2031');
  // Of the template instead of the role: other work is free of it.
  await call('PUT', `/certificate-kinds/${kind.id}`, { name: 'Health book', templates: ['DAY'] });
  const other = await call('GET', '/availability/candidates?date=2031-05-21&role=cook&template=EVE');
  expect(other.json[0]?.fits).toBe(true);
  const shift = { date: '2031-05-21', template: 'DAY', role: 'cook', employee_id: id };
  const made = (await call('POST', '/schedule/shifts', shift)).json;
  expect(made.warnings.map((one: { rule: string }) => one.rule)).toContain('certificate');
  // Renewed: what was broken is right again.
  await call('POST', '/certificates', { employee_id: id, kind_id: kind.id, valid_from: '2031-05-21' });
  const month = (await call('GET', '/schedule?start=2031-05-21&end=2031-05-21')).json;
  expect(month.shifts[0].warnings.map((one: { rule: string }) => one.rule)).not.toContain('certificate');
});

test('manager and employee are reminded 30 and 7 days before, once each, and not of what was renewed', async () => {
  const own = await createManager(api, 'Reminded');
  const call = as(own.token);
  const { id } = await createWorker(api, own);
  const kind = (await call('POST', '/certificate-kinds', { name: 'Health book' })).json;
  const record = (valid_until: string) =>
    call('POST', '/certificates', { employee_id: id, kind_id: kind.id, valid_until });
  const { json } = await record('2031-06-09');
  const told = async () => {
    const rows = await api.deps.database.inProject(own.projectId, (tx) =>
      tx
        .selectFrom('outbox')
        .select(['kind', 'subject'])
        .where('kind', 'in', ['certificate_expiring', 'own_certificate_expiring'])
        .orderBy('kind')
        .orderBy('subject')
        .execute(),
    );
    return rows.map(({ subject }) => subject.replace(json.id, 'ID'));
  };
  await remindOfExpiry(api.deps, NOW);
  await remindOfExpiry(api.deps, NOW);
  expect(await told()).toEqual(['manager:ID:2031-06-09:30', 'own:ID:2031-06-09:30']);
  await remindOfExpiry(api.deps, Date.parse('2031-06-02T09:00:00Z'));
  expect(await told()).toHaveLength(4);
  await record('2031-06-05');
  await record('2032-06-05');
  await remindOfExpiry(api.deps, Date.parse('2031-06-03T09:00:00Z'));
  expect(await told()).toHaveLength(4);
});

test('in a project that moves to another zone, reminders come by its new clock, earlier or later', async () => {
  const own = await createManager(api, 'Moved');
  const call = as(own.token);
  const { id } = await createWorker(api, own);
  const kind = (await call('POST', '/certificate-kinds', { name: 'Health book' })).json;
  await call('POST', '/certificates', { employee_id: id, kind_id: kind.id, valid_until: '2031-07-10' });
  const remindersAt = async (time: string) => {
    await remindOfExpiry(api.deps, Date.parse(time));
    const rows = await api.deps.database.inProject(own.projectId, (tx) =>
      tx.selectFrom('outbox').select('id').where('kind', '=', 'certificate_expiring').execute(),
    );
    return rows.length;
  };
  const moveTo = (time_zone: string) =>
    api.deps.database.inProject(own.projectId, (tx) =>
      tx.updateTable('project').set({ time_zone }).where('id', '=', own.projectId).execute(),
    );
  // Thirty days before at 8:00 in Vilnius is 5:00 UTC, in London 7:00, in Auckland 20:00 of the day before.
  expect(await remindersAt('2031-06-09T12:00:00Z')).toBe(0);
  await moveTo('Europe/London');
  expect(await remindersAt('2031-06-09T12:30:00Z')).toBe(0);
  expect(await remindersAt('2031-06-10T05:00:00Z')).toBe(0);
  expect(await remindersAt('2031-06-10T07:00:00Z')).toBe(1);
  // Seven days before: 7:00 UTC on 3 July in London, 20:00 UTC on 2 July in Auckland.
  expect(await remindersAt('2031-07-02T19:59:00Z')).toBe(1);
  await moveTo('Pacific/Auckland');
  expect(await remindersAt('2031-07-02T20:00:00Z')).toBe(2);
});
