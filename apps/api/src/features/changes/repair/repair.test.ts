import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createMember } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let ill: string;
let well: string;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 2);
  [ill = '', well = ''] = cafe.workers.map(({ id }) => id);
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const propose = (body: object, token = cafe.token) => api.call('POST', '/schedule/repair', { token, body });
const apply = (id: string, token = cafe.token) => api.call('POST', `/schedule/repair/${id}/apply`, { token });
const shift = async (date: string, employee_id: string | null, more: object = {}) =>
  (
    await api.call('POST', '/schedule/shifts', {
      token: cafe.token,
      body: { date, template: 'DAY', role: 'cook', employee_id, ...more },
    })
  ).json;
const publish = (month: string) => api.call('POST', `/schedule/publish?${month}`, { token: cafe.token });
const month = async (start: string, end: string): Promise<Json[]> =>
  (await api.call('GET', `/schedule?start=${start}&end=${end}`, { token: cafe.token })).json.shifts;
const changesOf = ({ changes }: Json) =>
  changes.map((c: Json) => `${c.date} ${c.from_employee_id} > ${c.to_employee_id}`);

test('only a manager asks, and only about people and times that make sense', async () => {
  const body = { employee_id: ill, start: '2031-03-04', end: '2031-03-05' };
  expect((await api.call('POST', '/schedule/repair', { body })).status).toBe(401);
  expect((await propose(body, cafe.workers[0]?.token)).status).toBe(403);
  const stranger = await createManager(api);
  expect((await propose(body, stranger.token)).json.errors).toHaveProperty('employee_id');
  expect((await propose({ ...body, employee_id: 'nobody' })).json.errors).toHaveProperty('employee_id');
  expect((await propose({ ...body, end: '2031-03-03' })).json.errors).toHaveProperty('end');
  expect((await propose({ ...body, end: '2032-03-04' })).json.errors).toHaveProperty('end');
  expect((await propose({ ...body, start: 'yesterday' })).json.errors).toHaveProperty('start');
});

test('a published month is repaired with one button; archive, history and absence stay', async () => {
  const lost = await shift('2031-03-04', ill);
  await shift('2031-03-05', well);
  await shift('2031-03-20', ill);
  await publish('year=2031&month=3');
  const { status, json } = await propose({ employee_id: ill, start: '2031-03-04', end: '2031-03-10' });
  expect(status).toBe(200);
  expect(changesOf(json)).toEqual([`2031-03-04 ${ill} > ${well}`]);
  expect(json).toMatchObject({ open: [], minimal: true, alternatives: [] });
  expect((await month('2031-03-04', '2031-03-04'))[0]).toMatchObject({ employee_id: ill });

  const stranger = await createManager(api);
  expect((await apply(json.id, stranger.token)).status).toBe(404);
  const both = await Promise.all([apply(json.id), apply(json.id)]);
  expect(both.map((reply) => reply.status).sort()).toEqual([200, 409]);
  expect((await apply(json.id)).json.code).toBe('repair_stale');
  expect((await month('2031-03-04', '2031-03-04'))[0]).toMatchObject({
    id: lost.id,
    employee_id: well,
    status: 'published',
    warnings: [],
  });
  const history = await api.call('GET', '/schedule/history', { token: cafe.token });
  const archive = await api.call('GET', `/schedule/history/${history.json[0].id}`, { token: cafe.token });
  expect(archive.json.entries[0]).toMatchObject({ date: '2031-03-04', employee_id: ill });
  const away = await api.call('GET', `/unavailability?start=2031-03-01&end=2031-03-31`, { token: cafe.token });
  expect(away.json).toMatchObject([{ employee_id: ill, source: 'time_off', sick_leave: true }]);
  const listed = await api.call('GET', '/time-off?status=approved', { token: cafe.token });
  const leave = { employee_id: ill, type: 'sick_leave', start_date: '2031-03-04', end_date: '2031-03-10' };
  expect(listed.json).toMatchObject([{ ...leave, status: 'approved' }]);
  // It is withdrawn like other leave, and the employee is available again.
  expect((await api.call('DELETE', `/time-off/${listed.json[0].id}`, { token: cafe.token })).status).toBeLessThan(300);
  const back = await api.call('GET', `/unavailability?start=2031-03-01&end=2031-03-31`, { token: cafe.token });
  expect(back.json).toEqual([]);
});

test('what nobody may take stays open, with the reasons', async () => {
  const need = { template: 'DAY', role: 'cook', count: 2, date: '2031-04-01' };
  await api.call('POST', '/requirements', { token: cafe.token, body: need });
  await shift('2031-04-01', ill);
  await shift('2031-04-01', well);
  const { json } = await propose({ employee_id: ill, start: '2031-04-01', end: '2031-04-01' });
  expect(changesOf(json)).toEqual([`2031-04-01 ${ill} > null`]);
  expect(json.open).toMatchObject([{ date: '2031-04-01', template: 'DAY', missing: 1 }]);
  expect(json.open[0].reasons.length).toBeGreaterThan(0);
  expect((await apply(json.id)).json).toMatchObject({ applied: 1, shifts: [{ employee_id: null, pinned: false }] });
});

test('a proposal is stale once a shift of it has changed, or its taker works elsewhere', async () => {
  const lost = await shift('2031-05-06', ill);
  const body = { employee_id: ill, start: '2031-05-06', end: '2031-05-07' };
  const first = await propose(body);
  const changed = { date: '2031-05-06', template: 'DAY', role: 'cook', employee_id: ill, pinned: true };
  await api.call('PUT', `/schedule/${lost.id}`, { token: cafe.token, body: changed });
  expect((await apply(first.json.id)).json.code).toBe('repair_stale');
  const second = await propose(body);
  expect(changesOf(second.json)).toEqual([`2031-05-06 ${ill} > ${well}`]);
  await shift('2031-05-06', well);
  expect((await apply(second.json.id)).json.code).toBe('repair_stale');
  expect(await month('2031-05-06', '2031-05-06')).toContainEqual(
    expect.objectContaining({ id: lost.id, employee_id: ill }),
  );
});

test('a person without shifts: nothing changes, and the absence is known', async () => {
  const { json } = await propose({ employee_id: ill, start: '2031-06-02T08:00', end: '2031-06-02T18:00' });
  expect(json).toMatchObject({ changes: [], open: [], minimal: true });
  expect((await apply(json.id)).json).toMatchObject({ applied: 0, shifts: [] });
});

test('an absence over the border of two months, and the night the clocks change', async () => {
  await shift('2031-10-25', ill, { template: null, start_time: '22:00', end_time: '06:00' });
  await shift('2031-10-31', ill);
  await shift('2031-11-01', ill);
  const { json } = await propose({ employee_id: ill, start: '2031-10-25', end: '2031-11-02' });
  expect(changesOf(json)).toEqual(['2031-10-25', '2031-10-31', '2031-11-01'].map((date) => `${date} ${ill} > ${well}`));
  expect((await apply(json.id)).json.applied).toBe(3);
});

test('the night shift that runs into the first day of an absence is handed over too, of the month before as well', async () => {
  const night = { template: null, start_time: '22:00', end_time: '06:00' };
  for (const date of ['2031-12-15', '2031-12-31']) await shift(date, ill, night);
  await shift('2031-12-14', ill);
  const before = await propose({ employee_id: ill, start: '2031-12-16', end: '2031-12-16', type: 'sick_leave' });
  expect(changesOf(before.json)).toEqual([`2031-12-15 ${ill} > ${well}`]);
  const body = { employee_ids: [ill], type: 'sick_leave', start: '2031-12-16', end: '2031-12-16' };
  const { json: preview } = await api.call('POST', '/absences/preview', { token: cafe.token, body });
  expect(preview.opened).toMatchObject([{ date: '2031-12-15', employee_id: ill }]);
  expect((await apply(before.json.id)).json.applied).toBe(1);
  const broken = '/schedule/summary/violations?start=2031-12-01&end=2031-12-31';
  const { json: violations } = await api.call('GET', broken, { token: cafe.token });
  expect(violations.map(({ rule }: Json) => rule)).not.toContain('unavailable');
  const newYear = await propose({ employee_id: ill, start: '2032-01-01', end: '2032-01-02' });
  expect(changesOf(newYear.json)).toEqual([`2031-12-31 ${ill} > ${well}`]);
  // What ends when the absence begins is not touched.
  const later = await propose({ employee_id: ill, start: '2032-01-01T06:00', end: '2032-01-02T00:00' });
  expect(later.json).toMatchObject({ changes: [], open: [] });
});

test('a lead repairs this week alone, and enters an absence only with the right to', async () => {
  const today = Temporal.Now.plainDateISO('Europe/Vilnius');
  const day = (days: number) => today.add({ days: days - today.dayOfWeek }).toString();
  const SUNDAY = 7;
  const lead = await createMember(api, cafe, { role: 'lead' });
  const trusted = await createMember(api, cafe, { role: 'lead', grants: ['absences.write'] });
  const body = { employee_id: ill, start: day(SUNDAY), end: day(SUNDAY) };
  for (const end of [null, undefined, day(SUNDAY + 1)])
    expect((await propose({ ...body, end }, lead.token)).json.code).toBe('week_only');
  const { json } = await propose(body, lead.token);
  const refused = await apply(json.id, lead.token);
  expect([refused.status, refused.json.code]).toEqual([403, 'ability_missing']);
  const later = await propose({ ...body, end: day(SUNDAY + 1) });
  expect((await apply(later.json.id, trusted.token)).json.code).toBe('week_only');
  const changes = JSON.stringify([{ shift_id: json.id, date: day(SUNDAY + 1), version: 1, from: ill, to: well }]);
  const { id } = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx
      .insertInto('repair')
      .values({ id: crypto.randomUUID(), changes, others: [], is_open: false })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  expect((await apply(id, trusted.token)).json.code).toBe('week_only');
  const applied = await apply(json.id, trusted.token);
  expect(applied.status).toBe(200);
  const undo = (token: string) => api.call('POST', `/schedule/repair/${applied.json.undo_id}/undo`, { token });
  expect((await undo(lead.token)).json.code).toBe('ability_missing');
  expect((await undo(trusted.token)).status).toBe(200);
});
