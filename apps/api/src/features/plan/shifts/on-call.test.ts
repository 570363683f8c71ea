import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// DK 118: Ona works five days of 8 h and is on call at home for the week around them, 15 h a night: 40 h of work, and
// 105 h that aren't. Jonas is on call at work for 23 h.
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let jonas: { id: string };
let now = Date.parse('2031-04-20T12:00+03:00');
beforeAll(async () => {
  api = await createTestApp({ planning: true, parts: { now: () => now } });
  manager = await createManager(api, 'Rytas');
  ona = await createWorker(api, manager, { name: 'Ona', roles: ['cook'], contract_hours_per_week: 40 });
  jonas = await createWorker(api, manager, { name: 'Jonas', roles: ['cook'] });
  await post('/templates', { name: 'DAY', start_time: '08:00', end_time: '16:30', break_minutes: 30 });
  await post('/templates', { name: 'HOME', start_time: '17:00', end_time: '08:00', on_call: 'at_home' });
  await post('/templates', { name: 'WATCH', start_time: '08:00', end_time: '07:00', on_call: 'at_work' });
});
afterAll(() => api.close());

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }), headers: { 'accept-language': 'lt' } });
const post = (path: string, body?: object) => as('POST', path, body);
const day = (n: number) => `2031-05-${String(n).padStart(2, '0')}`;
const add = (employee_id: string, date: string, template: string, more: object = {}) =>
  post('/schedule/shifts', { date, template, role: 'cook', employee_id, ...more });
const enter = (employee_id: string, started_at: string, ended_at: string, break_minutes: number) =>
  post('/timesheets', { employee_id, started_at, ended_at, break_minutes, reason: 'x' });
const rulesOf = ({ warnings }: { warnings: { rule: string }[] }) => warnings.map(({ rule }) => rule);

test('a template says whether it is on-call time; a word that is not there is refused at its field', async () => {
  const list = (await as('GET', '/templates')).json;
  expect(list.map(({ name, on_call }: { name: string; on_call: string }) => [name, on_call])).toEqual([
    ['DAY', 'none'],
    ['HOME', 'at_home'],
    ['WATCH', 'at_work'],
  ]);
  const refused = await post('/templates', { name: 'X', start_time: '08:00', end_time: '09:00', on_call: 'maybe' });
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['on_call']]);
});

test('at home: no hours and no rest, but nothing else at the same time, and one week in four', async () => {
  for (const n of [5, 6, 7, 8, 9, 10, 11]) {
    const { json } = await add(ona.id, day(n), 'HOME');
    expect([json.on_call, json.warnings]).toEqual(['at_home', []]);
  }
  for (const n of [5, 6, 7, 8, 9]) expect(rulesOf((await add(ona.id, day(n), 'DAY')).json)).toEqual([]);
  expect((await add(ona.id, day(10), 'DAY', { start_time: '16:00', end_time: '20:00' })).json.code).toBe(
    'shift_overlaps',
  );
  const later = (await add(ona.id, day(26), 'HOME')).json;
  expect(later.warnings).toMatchObject([
    {
      rule: 'home-on-call-week',
      severity: 'hard',
      source: 'DK 118 str.',
      detail:
        'Namuose budėtų ne vieną savaitę per keturias: per 28 d. visas budėjimas turi tilpti į 7 dienas iš eilės.',
    },
  ]);
  expect((await as('DELETE', `/schedule/${later.id}`)).status).toBe(204);
  const target = { date: day(26), employee_id: ona.id };
  const judged = await post('/schedule/judge', {
    shift: { date: day(26), template: 'HOME', role: 'cook' },
    targets: [target],
  });
  expect(judged.json).toMatchObject([{ verdict: 'refused', rules: [{ rule: 'home-on-call-week' }] }]);
  const summary = (await as('GET', `/schedule/summary?start=${day(1)}&end=${day(31)}`)).json;
  expect(summary.by_employee.find(({ name }: { name: string }) => name === 'Ona')).toMatchObject({
    shifts: 5,
    hours: 40,
    night_hours: 0,
  });
});

test('at work: working time in a shift of up to 24 hours, with 24 hours of rest after it', async () => {
  const watch = (await add(jonas.id, day(13), 'WATCH')).json;
  const hard = watch.warnings.filter(({ severity }: { severity: string }) => severity === 'hard');
  expect([watch.on_call, hard]).toEqual(['at_work', []]);
  const next = (await add(jonas.id, day(15), 'DAY', { start_time: '06:00', end_time: '12:00' })).json;
  expect(rulesOf(next)).toContain('long-shift-rest');
  await as('DELETE', `/schedule/${next.id}`);
  const own = { template: null, start_time: '08:00', end_time: '07:00' };
  const ordinary = (await add(jonas.id, day(20), 'DAY', own)).json;
  expect([ordinary.on_call, rulesOf(ordinary)]).toEqual([null, expect.arrayContaining(['shift-length'])]);
  await as('DELETE', `/schedule/${ordinary.id}`);
});

test('the sheet, the payroll file and a named export show it beside the hours worked', async () => {
  expect((await post('/schedule/publish?year=2031&month=5')).status).toBe(200);
  now = Date.parse('2031-06-02T12:00+03:00');
  for (const n of [5, 6, 7, 8, 9]) await enter(ona.id, `${day(n)}T08:00`, `${day(n)}T16:30`, 30);
  await enter(jonas.id, `${day(13)}T08:00`, `${day(14)}T07:00`, 0);
  const sheet = (await as('GET', '/working-time-sheet?year=2031&month=5')).json;
  const lineOf = (name: string) => sheet.lines.find((line: { name: string }) => line.name === name);
  const textOn = (name: string, n: number) =>
    lineOf(name)
      .cells.find(({ date }: { date: string }) => date === day(n))
      .text.replace('*', '');
  // A day of work with on-call time after it; a Saturday with on-call time alone; 22:00 to 6:00 of 23 hours at work.
  expect([textOn('Ona', 5), textOn('Ona', 10), textOn('Ona', 12)]).toEqual(['8 BN', 'BN', 'P']);
  expect(textOn('Jonas', 13)).toMatch(/^23.* BĮ$/);
  expect(lineOf('Ona')).toMatchObject({ worked_minutes: 40 * 60, night_minutes: 0, on_call_home_minutes: 105 * 60 });
  expect(lineOf('Jonas')).toMatchObject({ worked_minutes: 23 * 60, on_call_home_minutes: 0 });
  // Nobody has to clock in for it.
  expect(sheet.missing.map(({ kind }: { kind: string }) => kind)).not.toContain('no_entry');
  expect(sheet.signs).toEqual(
    expect.arrayContaining([{ kind: 'on_call_home', sign: 'BN', name: 'budėjimas namuose' }]),
  );
  const { text } = await as('GET', `/timesheets/export?start=${day(1)}&end=${day(31)}&format=csv`);
  const [heads = '', ...rows] = text.split('\r\n');
  expect(heads.endsWith('"Budėjimas namuose, h"') || heads.endsWith('Budėjimas namuose, h')).toBe(true);
  expect(rows.find((row) => row.includes(';Ona;'))?.endsWith(';105')).toBe(true);
  expect(text).toContain('bent 20 proc. vidutinio darbo užmokesčio (DK 118 str.)');
  const columns = ['name', 'worked', 'on_call_home'].map((source) => ({ source, heading: source }));
  const preview = await post('/payroll-exports/preview?year=2031&month=5', { layout: 'people', columns });
  expect(JSON.stringify(preview.json)).toMatch(/"Ona","40","105"|"Ona",40,105/);
});

test('generating a month leaves it to the manager: open shifts of its needs, and what was assigned stays', async () => {
  for (const body of [
    { template: 'HOME', role: 'cook', count: 1, weekday: 1 },
    { template: 'DAY', role: 'cook', count: 1, weekday: 2 },
  ])
    await post('/requirements', body);
  expect((await add(ona.id, '2031-07-07', 'HOME')).status).toBe(201);
  const made = (await post('/generate-schedule?year=2031&month=7', { seconds: 20, seed: 1, keep: 'pins' })).json;
  const shown = made.shifts.map((shift: Record<string, unknown>) => [
    String(shift['date']).slice(8),
    shift['on_call'],
    shift['employee_id'] === null ? 'open' : 'taken',
  ]);
  expect(shown.filter(([, onCall]: string[]) => onCall === 'at_home')).toEqual([
    ['07', 'at_home', 'taken'],
    ['14', 'at_home', 'open'],
    ['21', 'at_home', 'open'],
    ['28', 'at_home', 'open'],
  ]);
  expect(shown.filter(([, onCall]: string[]) => onCall === null)).toHaveLength(5);
  expect(made.quality).toMatchObject({ needed: 5, filled: 5 });
});
