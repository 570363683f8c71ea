import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addTemplate, createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let cafe: TestCafe;
let [ona, jonas]: string[] = [];
beforeEach(async () => {
  cafe = await createCafe(api, 3);
  [ona = '', jonas = ''] = cafe.workers.map(({ id }) => id);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const manager = (method: Method, path: string, body?: unknown, headers = {}) =>
  api.call(method, path, { token: cafe.token, body, headers });
/** A day of 8 h with a break of 30 minutes, 08:00 to 16:30, on a Monday, whose need is one cook. */
const addShift = async (more: object = {}) => {
  const body = { date: '2032-03-01', template: 'DAY', role: 'cook', employee_id: ona, ...more };
  return (await manager('POST', '/schedule/shifts', body)).json;
};
const cut = (id: string, at: string, people: (string | null)[] = [ona ?? null, null], headers = {}) => {
  const [first = null, second = null] = people;
  const body = { at, first: { employee_id: first }, second: { employee_id: second } };
  return manager('POST', `/schedule/${id}/cut`, body, headers);
};
const shiftsOf = async (start = '2032-03-01', end = start) =>
  (await manager('GET', `/schedule?start=${start}&end=${end}`)).json.shifts;
const amend = (from: string, to: string) => manager('POST', `/schedule/amend?year=2032&month=3&from=${from}&to=${to}`);
const summaryOf = async (day = '2032-03-01') =>
  (await manager('GET', `/schedule/summary?start=${day}&end=${day}`)).json;

test('nobody but a manager of the project cuts, previews or joins a shift', async () => {
  const { id } = await addShift();
  const body = { at: '12:00', first: { employee_id: null }, second: { employee_id: null } };
  const join = { other_shift_id: id, employee_id: null };
  const other = await createManager(api);
  for (const [path, sent] of [
    ['cut', body],
    ['halves', { at: '12:00' }],
    ['join', join],
  ] as const) {
    const call = (token?: string) =>
      api.call('POST', `/schedule/${id}/${path}`, { body: sent, ...(token !== undefined && { token }) });
    expect((await call()).status).toBe(401);
    expect((await call(cafe.workers[0]?.token)).status).toBe(403);
    expect((await call(other.token)).status).toBe(404);
  }
});

test.each([
  ['before it begins', '07:00', 'at'],
  ['at its very start', '08:00', 'at'],
  ['at its very end', '16:30', 'at'],
  ['after its end', '18:00', 'at'],
  ['less than an hour after its start', '08:45', 'at'],
  ['less than an hour before its end', '15:45', 'at'],
  ['at no time', '25:00', 'at'],
])('a shift is not cut %s', async (_, at, field) => {
  const { id } = await addShift();
  const reply = await cut(id, at);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.json.errors)).toEqual([field]);
  expect(await shiftsOf()).toMatchObject([{ id, start_time: '08:00', end_time: '16:30' }]);
});

test('both halves need two people who are known', async () => {
  const { id } = await addShift();
  const fieldsOf = async (people: string[]) => Object.keys((await cut(id, '12:00', people)).json.errors);
  expect(await fieldsOf([ona ?? '', ona ?? ''])).toEqual(['second.employee_id']);
  expect(await fieldsOf([ona ?? '', 'nobody-1'])).toEqual(['second.employee_id']);
});

test('a cut shift stays one place: a half that is open is half of a need, and both together fill it', async () => {
  const { id, version } = await addShift();
  const reply = await cut(id, '12:00', [ona ?? '', null], { 'if-match': `"${version}"` });
  expect(reply.status).toBe(200);
  const { first, second } = reply.json;
  // Both halves last less than 5 hours, so neither keeps the break of the shift.
  expect(first).toMatchObject({ id, start_time: '08:00', end_time: '12:00', break_minutes: 0, employee_id: ona });
  expect(second).toMatchObject({ start_time: '12:00', end_time: '16:30', break_minutes: 0, employee_id: null });
  expect(first.cut).toEqual({ id: second.cut.id, half: 1, day: 0, start: '08:00', at: '12:00', end: '16:30' });
  const half = await summaryOf();
  expect(half.quality).toMatchObject({ needed: 1, filled: 0, fillable: 1 });
  expect(half).toMatchObject({ open: 1, hours: 4 });
  expect(half.unfilled).toMatchObject([{ missing: 1, half: { start_time: '12:00', end_time: '16:30' } }]);
  const body = { date: '2032-03-01', template: 'DAY', role: 'cook', start_time: '12:00', end_time: '16:30' };
  const given = await manager('PUT', `/schedule/${second.id}`, { ...body, employee_id: jonas, break_minutes: 0 });
  expect(given.json).toMatchObject({ employee_id: jonas, cut: { half: 2 }, warnings: [] });
  const whole = await summaryOf();
  expect(whole.quality).toMatchObject({ needed: 1, filled: 1 });
  expect(whole).toMatchObject({ open: 0, hours: 8.5, unfilled: [] });
});

test('two open halves are one open place', async () => {
  const { id } = await addShift({ employee_id: null });
  await cut(id, '12:00', [null, null]);
  const sum = await summaryOf();
  expect(sum).toMatchObject({ open: 1, quality: { needed: 1, filled: 0 } });
  expect(sum.unfilled).toHaveLength(2);
});

test('a half of more than 5 hours keeps the break, a shorter one has none', async () => {
  const { id } = await addShift();
  const { json } = await manager('POST', `/schedule/${id}/halves`, { at: '10:00' });
  expect(json.break_over).toBe(300);
  expect(json.first).toMatchObject({ start_time: '08:00', end_time: '10:00', break_minutes: 0 });
  expect(json.second).toMatchObject({ start_time: '10:00', end_time: '16:30', break_minutes: 30 });
});

test('who could take each half is ranked by the rules: somebody who works elsewhere can only take the free half', async () => {
  await addTemplate(api, cafe, { name: 'EVENING', start_time: '15:00', end_time: '21:00', break_minutes: 0 });
  const { id } = await addShift();
  await addShift({ template: 'EVENING', employee_id: jonas });
  const { json } = await manager('POST', `/schedule/${id}/halves`, { at: '12:00' });
  const fits = (list: { employee_id: string; fits: boolean }[]) =>
    new Map(list.map((one) => [one.employee_id, one.fits]));
  expect(fits(json.first.candidates).get(ona ?? '')).toBe(true);
  expect(fits(json.second.candidates).get(jonas ?? '')).toBe(false);
  expect(fits(json.second.candidates).size).toBe(3);
});

test('one undo brings the one shift back, and the undo is undone', async () => {
  const before = await addShift();
  const { json } = await cut(before.id, '12:00', [jonas ?? '', ona ?? '']);
  // The row stays with its employee.
  expect(json.second).toMatchObject({ id: before.id, employee_id: ona });
  const back = await manager('POST', `/schedule/restore/${json.undo_id}`);
  expect(await shiftsOf()).toMatchObject([{ id: before.id, start_time: '08:00', end_time: '16:30', employee_id: ona }]);
  await manager('POST', `/schedule/restore/${back.json.undo_id}`);
  expect(await shiftsOf()).toMatchObject([{ employee_id: jonas }, { employee_id: ona }]);
});

test('of two managers at once, one cuts and the other learns that the shift changed', async () => {
  const { id, version } = await addShift();
  const headers = { 'if-match': `"${version}"` };
  const replies = await Promise.all(['11:00', '13:00'].map((at) => cut(id, at, [ona ?? '', null], headers)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  expect(await shiftsOf()).toHaveLength(2);
});

test('a half is not cut again, and the halves are joined when one employee has both', async () => {
  const { id } = await addShift();
  const { first, second } = (await cut(id, '12:00', [ona ?? '', jonas ?? ''])).json;
  expect((await cut(id, '10:00')).json.code).toBe('already_cut');
  const { employee_name: _, ...body } = { ...second };
  const later = {
    date: body.date,
    template: body.template,
    role: body.role,
    employee_id: jonas,
    start_time: '13:00',
    end_time: '16:30',
    break_minutes: 0,
  };
  await manager('PUT', `/schedule/${second.id}`, later);
  const join = () => manager('POST', `/schedule/${first.id}/join`, { other_shift_id: second.id, employee_id: jonas });
  expect((await join()).json.code).toBe('halves_apart');
  await manager('PUT', `/schedule/${second.id}`, { ...later, start_time: '12:00' });
  const joined = await join();
  expect(joined.json.shift).toMatchObject({ id, start_time: '08:00', end_time: '16:30', break_minutes: 30 });
  expect(await shiftsOf()).toMatchObject([{ id, employee_id: jonas }]);
  expect((await join()).status).toBe(404);
  expect((await summaryOf()).quality).toMatchObject({ needed: 1, filled: 1 });
});

test('a half that was deleted leaves its hours open, and a shift with these hours fills them again', async () => {
  const { id } = await addShift();
  const { second } = (await cut(id, '12:00', [ona ?? '', jonas ?? ''])).json;
  await manager('DELETE', `/schedule/${second.id}`);
  expect((await summaryOf()).unfilled).toMatchObject([{ half: { start_time: '12:00', end_time: '16:30' } }]);
  const again = await addShift({ employee_id: jonas, start_time: '12:00', end_time: '16:30', break_minutes: 0 });
  expect(again.cut).toMatchObject({ id: second.cut.id, half: 2 });
  expect((await summaryOf()).unfilled).toEqual([]);
});

test.each([[[0, 1]], [[1, 0]]])(
  'both halves of a planned shift deleted with one call are one deletion that the next plan keeps (order %j)',
  async (order) => {
    const { id } = await addShift();
    const inCafe = api.deps.database.inProject.bind(api.deps.database, cafe.projectId);
    // As if it had been planned.
    await inCafe((tx) => tx.updateTable('shift').set({ hand: null }).where('id', '=', id).execute());
    await cut(id, '12:00', [ona ?? '', jonas ?? '']);
    const halves: { id: string; version: number }[] = await shiftsOf();
    const changes = order.map((at) => ({ id: halves[at]?.id, version: halves[at]?.version, shift: null }));
    expect((await manager('POST', '/schedule/changes', { changes })).status).toBe(200);
    const kept = await inCafe((tx) => tx.selectFrom('hand_removal').select('planned').execute());
    expect(kept).toMatchObject([{ planned: { template: 'DAY', start_time: '08:00', end_time: '16:30' } }]);
  },
);

test('a lengthened half still fills its half', async () => {
  const { id } = await addShift();
  const { second } = (await cut(id, '12:00', [ona ?? '', jonas ?? ''])).json;
  const longer = { start_time: '12:00', end_time: '19:00', break_minutes: 0, employee_id: jonas };
  const reply = await manager('PUT', `/schedule/${second.id}`, {
    date: '2032-03-01',
    template: 'DAY',
    role: 'cook',
    ...longer,
  });
  expect(reply.json).toMatchObject({ end_time: '19:00', cut: { half: 2, end: '16:30' } });
  expect((await summaryOf()).quality).toMatchObject({ needed: 1, filled: 1 });
});

test('a night shift is cut before and after midnight, also on the nights when the clocks change', async () => {
  await addTemplate(api, cafe, { name: 'NIGHT', start_time: '22:00', end_time: '06:00', break_minutes: 30 });
  const night = async (date: string, at: string) => {
    const { id } = await addShift({ date, template: 'NIGHT' });
    const { first, second } = (await cut(id, at, [ona ?? '', jonas ?? ''])).json;
    expect(second.starts_at).toBe(first.ends_at);
    const hours = [first, second].map(
      ({ starts_at, ends_at }) => (Date.parse(ends_at) - Date.parse(starts_at)) / 3_600_000,
    );
    return [second.date, ...hours];
  };
  // In spring, 03:00 is followed by 04:00: a cut at 03:30 is at 04:30; in autumn, 03:30 is the first of the two.
  expect(await night('2032-03-02', '23:30')).toEqual(['2032-03-02', 1.5, 6.5]);
  expect(await night('2032-03-10', '02:00')).toEqual(['2032-03-11', 4, 4]);
  expect(await night('2032-03-27', '03:30')).toEqual(['2032-03-28', 5.5, 1.5]);
  expect(await night('2032-10-30', '03:30')).toEqual(['2032-10-31', 5.5, 3.5]);
});

test('a half may be assigned against the rules, with its warnings; not outside of the employment', async () => {
  await addShift({ date: '2032-03-02', start_time: '22:00', end_time: '06:00', employee_id: jonas });
  const { id } = await addShift({ date: '2032-03-03' });
  const { json } = await cut(id, '12:00', [jonas ?? '', ona ?? '']);
  expect(json.first.warnings.map(({ rule }: { rule: string }) => rule)).toContain('daily-rest');
  const end = await manager('PUT', `/employees/${jonas}/employment/end`, { last_day: '2032-03-05' });
  expect(end.status).toBeLessThan(300);
  const later = await addShift({ date: '2032-03-08' });
  const refused = await cut(later.id, '12:00', [ona ?? '', jonas ?? '']);
  expect(refused.status).toBe(422);
  expect(await shiftsOf('2032-03-08')).toHaveLength(1);
});

test('a published shift is cut in an amendment only, and the published plan stays until that is published', async () => {
  const { id } = await addShift();
  await manager('POST', '/schedule/publish?year=2032&month=3');
  const refused = await cut(id, '12:00');
  expect([refused.status, refused.json.code]).toEqual([409, 'cut_published']);
  const amendment = (await amend('2032-03-01', '2032-03-07')).json.amendment_id;
  const [draft] = await shiftsOf();
  const { first, second } = (await cut(draft.id, '12:00', [ona ?? '', null])).json;
  const seen = await api.call('GET', '/schedule?start=2032-03-01&end=2032-03-01', { token: cafe.workers[0]?.token });
  expect(seen.json.shifts).toMatchObject([{ id, end_time: '16:30' }]);
  const changes = (await manager('GET', `/schedule/amendments/${amendment}`)).json;
  const published = await manager('POST', `/schedule/amendments/${amendment}/publish`, {
    reason: 'Ona leaves at noon',
    reasons: {},
    consents: changes.people.map(({ employee_id }: { employee_id: string }) => employee_id),
    seen: changes.seen,
  });
  expect(published.status).toBe(200);
  const now = await shiftsOf();
  expect(now).toMatchObject([
    { id, status: 'published', end_time: '12:00', cut: { id: first.cut.id, half: 1 } },
    { id: second.id, status: 'published', start_time: '12:00', employee_id: null, cut: { half: 2 } },
  ]);
  expect(await summaryOf()).toMatchObject({ open: 1, quality: { needed: 1, filled: 0 } });
  // A half is a shift like any other: employees are asked about it, claim it, and offer it to a colleague.
  const ask = await manager('POST', '/asks', { shift_id: second.id, way: 'in_order', minutes: 30 });
  expect(ask.status).toBe(201);
  await manager('POST', `/asks/${ask.json.id}/stop`);
  const offer = await api.call('POST', '/schedule/requests', {
    token: cafe.workers[0]?.token,
    body: { shift_id: id },
  });
  expect([offer.status, offer.json.shift.end_time]).toEqual([201, '12:00']);
  const claim = await api.call('POST', '/schedule/claims', {
    token: cafe.workers[1]?.token,
    body: { shift_id: second.id },
  });
  expect(claim.status).toBe(201);
  const replaced = await manager('POST', `/schedule/${id}/replace`, {
    employee_id: cafe.workers[2]?.id,
    reason: 'ill',
  });
  expect(replaced.json).toMatchObject({ employee_id: cafe.workers[2]?.id, end_time: '12:00' });
});

test('in an amendment, a half after midnight stays within its days', async () => {
  await addTemplate(api, cafe, { name: 'NIGHT', start_time: '22:00', end_time: '06:00', break_minutes: 30 });
  await addShift({ date: '2032-03-02', template: 'NIGHT' });
  await addShift({ date: '2032-03-03', employee_id: jonas });
  await manager('POST', '/schedule/publish?year=2032&month=3');
  await amend('2032-03-02', '2032-03-02');
  const [draft] = await shiftsOf('2032-03-02');
  expect((await cut(draft.id, '02:00')).json.code).toBe('outside_amendment');
  expect((await cut(draft.id, '23:30')).status).toBe(200);
});

test('nothing is cut or joined while the month is being generated', async () => {
  const { id } = await addShift();
  const other = await addShift({ date: '2032-03-02' });
  const { first, second } = (await cut(other.id, '12:00')).json;
  await manager('POST', '/generate-schedule?year=2032&month=3', undefined, { prefer: 'respond-async' });
  expect((await cut(id, '12:00')).json.code).toBe('generation_running');
  const join = await manager('POST', `/schedule/${first.id}/join`, { other_shift_id: second.id, employee_id: ona });
  expect(join.json.code).toBe('generation_running');
  expect(await shiftsOf('2032-03-01', '2032-03-02')).toHaveLength(3);
});
