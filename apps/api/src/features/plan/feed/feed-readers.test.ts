import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { icalendarFaults } from '../../../testing/icalendar-faults.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

type Shift = [date: string, start: string, end: string];

/** A business whose only employee has these shifts, published, and the address of their calendar. */
async function feedWith(shifts: Shift[], name = 'Kavinė') {
  const manager = await createManager(api, name);
  const ona = await createWorker(api, manager, { name: 'Ona', roles: ['cook'] });
  for (const [date, start_time, end_time] of shifts) {
    const body = { date, start_time, end_time, role: 'cook', employee_id: ona.id };
    expect((await api.call('POST', '/schedule/shifts', { token: manager.token, body })).status).toBe(201);
  }
  for (const month of new Set(shifts.map(([date]) => date.slice(0, 7)))) await ofMonth(manager, 'publish', month);
  const path = (await api.call('POST', '/schedule/feed', { token: ona.token })).json.path.replace(/^\/api/, '');
  return { manager, ona, text: async () => (await api.call('GET', path)).text };
}
async function ofMonth({ token }: TestManager, act: 'publish' | 'clear', month: string) {
  const query = `year=${month.slice(0, 4)}&month=${Number(month.slice(5))}`;
  const [method, path] = act === 'publish' ? (['POST', '/publish'] as const) : (['DELETE', ''] as const);
  expect((await api.call(method, `/schedule${path}?${query}`, { token })).status).toBeLessThan(300);
}

/** Starts and ends in UTC as independent programs read them. */
const readers: Record<string, (text: string) => string[][]> = {
  'ical.js': (text) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[] as [string, unknown[], unknown[]]);
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    const instant = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString();
    const read = events.map(({ startDate, endDate }) => [instant(startDate), instant(endDate)]);
    ICAL.TimezoneService.reset();
    return read;
  },
  'node-ical': (text) =>
    Object.values(nodeIcal.sync.parseICS(text))
      .filter((part) => part?.type === 'VEVENT')
      .map(({ start, end }) => [new Date(start).toISOString(), new Date(end ?? 0).toISOString()]),
};
const PYTHON = `
import sys, json, icalendar, datetime
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
at = lambda time: time.astimezone(datetime.timezone.utc).strftime('%Y-%m-%dT%H:%M:%S.000Z')
print(json.dumps([[at(event['DTSTART'].dt), at(event['DTEND'].dt)] for event in calendar.walk('VEVENT')]))`;
// Only where the machine has it (pip install icalendar).
if (spawnSync('python3', ['-c', 'import icalendar']).status === 0)
  readers['icalendar for Python'] = (text) => {
    const { stdout, stderr } = spawnSync('python3', ['-c', PYTHON], { input: text, encoding: 'utf8' });
    if (stderr !== '') throw new Error(stderr);
    return JSON.parse(stdout);
  };
const folder = mkdtempSync(join(tmpdir(), 'pamaina-feed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const golang = join(folder, 'golang-ical');
// Only where the machine has it (`go mod download` in its folder).
const built = spawnSync('go', ['build', '-o', golang, '.'], {
  cwd: fileURLToPath(new URL('../../../testing/golang-ical', import.meta.url)),
  env: { ...process.env, GOPROXY: 'off', GOTOOLCHAIN: 'local' },
});
if (built.status === 0)
  readers['golang-ical'] = (text) => {
    const { stdout, stderr } = spawnSync(golang, { input: text, encoding: 'utf8' });
    if (stderr !== '') throw new Error(stderr);
    return JSON.parse(stdout);
  };

const CASES: [string, Shift[], string[][]][] = [
  ['nothing', [], []],
  ['one month', [['2031-06-02', '08:00', '16:00']], [['2031-06-02T05:00', '2031-06-02T13:00']]],
  [
    'two winters',
    [
      ['2030-12-02', '08:00', '16:00'],
      ['2031-07-01', '22:00', '06:00'],
      ['2032-01-15', '08:00', '16:00'],
    ],
    [
      ['2030-12-02T06:00', '2030-12-02T14:00'],
      ['2031-07-01T19:00', '2031-07-02T03:00'],
      ['2032-01-15T06:00', '2032-01-15T14:00'],
    ],
  ],
  [
    // The clocks of Vilnius go back from 4:00 to 3:00 on 31 October 2027, at 1:00 in UTC.
    'the repeated hour',
    [
      ['2027-10-30', '19:30', '03:30'],
      ['2027-10-31', '03:30', '11:30'],
    ],
    [
      ['2027-10-30T16:30', '2027-10-31T00:30'],
      ['2027-10-31T00:30', '2027-10-31T09:30'],
    ],
  ],
];

test.each(CASES)('%s: right by the grammar, and read so by every program', async (_, shifts, expected) => {
  const text = await (await feedWith(shifts)).text();
  expect(icalendarFaults(text)).toEqual([]);
  const instants = expected.map((span) => span.map((at) => `${at}:00.000Z`));
  for (const [name, read] of Object.entries(readers)) expect(read(text), name).toEqual(instants);
});

test('an entry of the repeated hour is in UTC, and DTSTAMP and LAST-MODIFIED always are', async () => {
  const text = await (await feedWith([['2027-10-30', '19:30', '03:30']])).text();
  expect(text).toContain('\r\nDTSTART:20271030T163000Z\r\nDTEND:20271031T003000Z\r\n');
  expect(text.match(/\r\n(DTSTAMP|LAST-MODIFIED):\d{8}T\d{6}Z(?=\r\n)/g)).toHaveLength(2);
});

test('the name of the calendar keeps its commas, and no method asks for an organizer', async () => {
  const text = (await (await feedWith([], 'Kavinė; „Rytas“, Žvėrynas')).text()).replaceAll('\r\n ', '');
  expect(text).toContain(String.raw`NAME:My shifts · Kavinė\; „Rytas“\, Žvėrynas`);
  expect(text).toContain(String.raw`X-WR-CALNAME:My shifts · Kavinė\; „Rytas“\, Žvėrynas`);
  expect(text).not.toContain('METHOD');
});

test('a month that is taken back stays as cancelled for 30 days, also where it was all there was', async () => {
  const { manager, text } = await feedWith([
    ['2031-06-02', '08:00', '16:00'],
    ['2031-06-03', '08:00', '16:00'],
  ]);
  const before = await text();
  await ofMonth(manager, 'clear', '2031-06');
  const after = await text();
  expect(icalendarFaults(after)).toEqual([]);
  expect(after.match(/STATUS:CANCELLED/g)).toHaveLength(2);
  const [uids, cancelled] = [before, after].map((each) => each.match(/UID:.*/g));
  expect(cancelled).toEqual(uids);
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .updateTable('feed_removal')
      .set({ removed_at: new Date(api.deps.now() - 31 * 86_400_000).toISOString() })
      .execute(),
  );
  expect(await text()).not.toContain('VEVENT');
});

test('who has no calendar link leaves nothing behind', async () => {
  const { manager } = await feedWith([['2031-06-02', '08:00', '16:00']]);
  const other = await createWorker(api, manager, { roles: ['cook'] });
  const body = { date: '2031-07-02', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: other.id };
  await api.call('POST', '/schedule/shifts', { token: manager.token, body });
  await ofMonth(manager, 'publish', '2031-07');
  await ofMonth(manager, 'clear', '2031-07');
  const removals = () =>
    api.deps.database.inProject(manager.projectId, (tx) => tx.selectFrom('feed_removal').selectAll().execute());
  expect(await removals()).toEqual([]);
});
