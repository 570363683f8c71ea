import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api, 'Kavinė; „Rytas“, Žvėrynas');
  ona = await createWorker(api, manager, { name: 'Ona', roles: ['cook'] });
});
afterAll(() => api.close());

const feedOf = async (token = ona.token) => (await api.call('GET', '/schedule/feed', { token })).json;
const renew = async (token = ona.token) => (await api.call('POST', '/schedule/feed', { token })).json.path as string;
const read = (path: string) => api.call('GET', path.replace(/^\/api/, ''));

async function plan(date: string, start_time: string, end_time: string) {
  const body = { date, start_time, end_time, role: 'cook', employee_id: ona.id };
  return (await api.call('POST', '/schedule/shifts', { token: manager.token, body })).json;
}
const publish = (month: number) =>
  api.call('POST', `/schedule/publish?year=2031&month=${month}`, { token: manager.token });

/** How a calendar program reads the file, by an independent implementation. */
function understood(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[] as [string, unknown[], unknown[]]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const instant = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString();
  const read = events.map((event) => ({
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    zone: event.startDate.zone.tzid,
    local: event.startDate.toString(),
    start: instant(event.startDate),
    end: instant(event.endDate),
    modified: String(event.component.getFirstPropertyValue('last-modified')),
    status: event.component.getFirstPropertyValue('status'),
  }));
  ICAL.TimezoneService.reset();
  return read;
}

test('there is no address until one is made; a manager has none; a wrong one is nothing', async () => {
  expect(await feedOf()).toEqual({ path: null, created_at: null });
  expect((await api.call('GET', '/schedule/feed', { token: manager.token })).json.code).toBe('employees_only');
  expect((await api.call('GET', `/calendar/${'A'.repeat(43)}.ics`)).status).toBe(404);
  const path = await renew();
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
  expect((await feedOf()).path).toBe(path);
});

test('published shifts alone, in the zone of the business, also on the nights when the clocks change', async () => {
  // The clocks go forward on 30 March 2031 at 3:00 and back on 26 October at 4:00.
  const nights = [
    await plan('2031-03-29', '22:00', '06:00'),
    await plan('2031-03-30', '22:00', '06:00'),
    await plan('2031-10-25', '18:00', '03:00'),
    await plan('2031-10-26', '03:30', '11:30'),
  ];
  await plan('2031-12-01', '08:00', '16:00');
  const path = await renew();
  expect(understood((await read(path)).text)).toEqual([]);
  await publish(3);
  await publish(10);
  const reply = await read(path);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  const events = understood(reply.text);
  expect(events.map(({ start, end }) => ({ start, end }))).toEqual(
    nights.map(({ starts_at, ends_at }) => ({
      start: new Date(starts_at).toISOString(),
      end: new Date(ends_at).toISOString(),
    })),
  );
  expect(events[0]).toMatchObject({ zone: 'Europe/Vilnius', local: '2031-03-29T22:00:00' });
  expect(events[0]?.summary).toBe('cook · Kavinė; „Rytas“, Žvėrynas');
  expect(reply.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('an entry keeps its UID; a change raises SEQUENCE and LAST-MODIFIED, a judgement does not', async () => {
  const path = await renew();
  const shift = await plan('2031-06-02', '08:00', '16:00');
  await publish(6);
  const uid = `${shift.id}@pamaina`;
  const entry = async () => understood((await read(path)).text).find((event) => event.uid === uid);
  const first = await entry();
  expect(first).toBeDefined();
  expect(await entry()).toEqual(first);
  const tomas = await createWorker(api, manager, { name: 'Tomas', roles: ['cook'] });
  const away = { start: '2031-06-02T08:00', end: '2031-06-02T12:00' };
  await api.call('POST', '/unavailability', { token: ona.token, body: away });
  expect(await entry()).toEqual(first);
  const replace = (employee_id: string) =>
    api.call('POST', `/schedule/${shift.id}/replace`, { token: manager.token, body: { employee_id, reason: 'ill' } });
  expect((await replace(tomas.id)).status).toBe(200);
  expect(await entry()).toMatchObject({ status: 'CANCELLED', sequence: (first?.sequence ?? 0) + 1 });
  const his = understood((await read(await renew(tomas.token))).text);
  expect(his).toMatchObject([{ uid, status: 'CONFIRMED', sequence: (first?.sequence ?? 0) + 1 }]);
  expect(Date.parse(his[0]?.modified ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.modified ?? ''));
});

test('a renewed and an ended address, and those of people who left or were deleted, are nothing from that moment on', async () => {
  const old = await renew();
  const path = await renew();
  expect([(await read(old)).status, (await read(path)).status]).toEqual([404, 200]);
  expect((await api.call('DELETE', '/schedule/feed', { token: ona.token })).status).toBe(204);
  expect((await read(path)).status).toBe(404);
  expect(await feedOf()).toEqual({ path: null, created_at: null });
  const former = await createWorker(api, manager);
  const formers = await renew(former.token);
  const lastDay = (last_day: Temporal.PlainDate) =>
    api.deps.database.inProject(manager.projectId, (tx) =>
      tx
        .updateTable('employee')
        .set({ first_day: '2020-01-01', last_day: last_day.toString() })
        .where('id', '=', former.id)
        .execute(),
    );
  const today = Temporal.Now.plainDateISO('Europe/Vilnius');
  await lastDay(today.add({ days: 1 }));
  expect((await read(formers)).status).toBe(200);
  await lastDay(today.subtract({ days: 1 }));
  expect((await read(formers)).status).toBe(404);
  const leaver = await createWorker(api, manager);
  const his = await renew(leaver.token);
  await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
  expect((await read(his)).status).toBe(404);
});

test('an address is not in the database, and asking too often is refused', async () => {
  const path = await renew();
  const secret = /calendar\/(.*)\.ics/.exec(path)?.[1] ?? '';
  const rows = await api.deps.database.direct.selectFrom('calendar_feed').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) statuses.push((await read(path)).status);
  expect([statuses[59], statuses[60]]).toEqual([200, 429]);
});
