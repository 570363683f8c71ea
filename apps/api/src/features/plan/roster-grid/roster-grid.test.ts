import type { rosterGrid } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { createCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const ROSTER = [
  '2026-03',
  ['', ...Array.from({ length: 14 }, (_, index) => String(index + 1))].join('\t'),
  // 1 March 2026 is a Sunday.
  ['Ona Žilinskaitė', 'L', '8-16', '8-16', '8-16', '8-16', '8-16', 'L', 'L', ...Array<string>(6).fill('8-16')].join(
    '\t',
  ),
  ['Jonas Šimkus', 'L', ...Array<string>(5).fill('16-22'), 'L', 'L', ...Array<string>(6).fill('16-22')].join('\t'),
].join('\n');

const read = async (token: string, body: object, language = 'en') =>
  api.call('POST', '/roster-grid', { token, body, headers: { 'accept-language': language } });
const apply = async (token: string, { id, text }: rosterGrid.RosterGrid, answers: rosterGrid.RosterAnswers = {}) =>
  api.call('POST', `/roster-grid/${id}/apply`, { token, body: { text, answers } });
const listOf = async (token: string, path: string) =>
  (await api.call('GET', path, { token })).json as Record<string, unknown>[];

test('a roster becomes people, templates, needs and history, once', async () => {
  const { token } = await createManager(api);
  const seen = (await read(token, { text: ROSTER })).json as rosterGrid.RosterGrid;
  expect(seen.people.map(({ name, role, shifts }) => [name, role, shifts])).toEqual([
    ['Ona Žilinskaitė', 'staff', 11],
    ['Jonas Šimkus', 'staff', 11],
  ]);
  // Nothing is stored by looking.
  expect(await listOf(token, '/employees')).toEqual([]);

  const stored = await apply(token, seen);
  expect(stored.json).toMatchObject({
    people: 2,
    templates: 2,
    requirements: 12,
    shifts: 22,
    left_out: [],
    month: '2026-03',
  });
  expect((await listOf(token, '/templates')).map(({ name, break_minutes }) => [name, break_minutes])).toEqual([
    ['Evening', 30],
    ['Morning', 30],
  ]);
  const people = await listOf(token, '/employees');
  expect(people.map(({ name, roles }) => [name, roles])).toEqual([
    ['Jonas Šimkus', ['staff']],
    ['Ona Žilinskaitė', ['staff']],
  ]);
  const { shifts } = (await api.call('GET', '/schedule?start=2026-03-01&end=2026-03-31', { token })).json as {
    shifts: Record<string, unknown>[];
  };
  expect(shifts).toHaveLength(22);
  expect(shifts[0]).toMatchObject({
    date: '2026-03-02',
    start_time: '08:00',
    template: 'Morning',
    status: 'published',
  });

  // The same again: everybody is known, nothing is added.
  const again = (await read(token, { text: ROSTER })).json as rosterGrid.RosterGrid;
  expect(again.people.every(({ employee_id }) => employee_id !== null)).toBe(true);
  expect((await apply(token, again)).json).toMatchObject({ people: 0, templates: 0, requirements: 0, shifts: 0 });

  const { import_id } = stored.json as { import_id: string };
  const undone = await api.call('POST', `/imports/employees/${import_id}/undo`, { token });
  // On both something was built: shifts of the past.
  expect(undone.json).toMatchObject({ removed: 0 });
});

test('who is an employee keeps name and roles, however the name is written', async () => {
  const { token } = await createManager(api);
  const ana = { id: 'ana.rosters', name: 'Ana Kazlauskaitė', roles: ['barista', 'vadovė'], max_hours_per_week: 40 };
  await api.call('POST', '/employees', { token, body: { ...ana, min_shifts_per_week: 0 } });
  const text = ROSTER.replace('Ona Žilinskaitė', 'Kazlauskaitė, Ana').replace('Jonas Šimkus', 'Šimkus, Jonas');
  const seen = (await read(token, { text })).json as rosterGrid.RosterGrid;
  expect((await apply(token, seen)).json).toMatchObject({ people: 1, shifts: 22 });
  const people = await listOf(token, '/employees');
  expect(people.map(({ name, roles }) => [name, roles])).toEqual([
    ['Ana Kazlauskaitė', ['barista', 'vadovė']],
    ['Jonas Šimkus', ['staff']],
  ]);
});

test('what is stored is what was seen: a change meanwhile is refused, and so are other answers', async () => {
  const { token } = await createManager(api);
  const seen = (await read(token, { text: ROSTER })).json as rosterGrid.RosterGrid;
  expect((await apply(token, seen, { codes: { L: { start: '10:00', end: '12:00' } } })).json.code).toBe(
    'roster_changed',
  );
  await api.call('POST', '/templates', {
    token,
    body: { name: 'Rytas', start_time: '08:00', end_time: '16:00', break_minutes: 20 },
  });
  expect((await apply(token, seen)).json.code).toBe('roster_changed');
  expect(await listOf(token, '/employees')).toEqual([]);
  const now = (await read(token, { text: ROSTER })).json as rosterGrid.RosterGrid;
  expect(now.templates[0]).toMatchObject({ name: 'Rytas', exists: true, break_minutes: 20 });
});

test('two at once store it once', async () => {
  const { token } = await createManager(api);
  const seen = (await read(token, { text: ROSTER })).json as rosterGrid.RosterGrid;
  const replies = await Promise.all([apply(token, seen), apply(token, seen)]);
  expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(await listOf(token, '/employees')).toHaveLength(2);
  expect(await listOf(token, '/templates')).toHaveLength(2);
  const { shifts } = (await api.call('GET', '/schedule?start=2026-03-01&end=2026-03-31', { token })).json as {
    shifts: unknown[];
  };
  expect(shifts).toHaveLength(22);
});

test('corrections are stored: a name, a role, who is left out, a template and a count', async () => {
  const { token } = await createManager(api);
  const answers: rosterGrid.RosterAnswers = {
    people: { 3: { name: 'Ona Ž.', role: 'barista' }, 4: { skip: true } },
    templates: { '08:00-16:00': { name: 'Rytas', break_minutes: 45 } },
    needs: [{ hours: '08:00-16:00', role: 'barista', weekday: 1, count: 2 }],
  };
  const seen = (await read(token, { text: ROSTER, answers })).json as rosterGrid.RosterGrid;
  expect((await apply(token, seen, answers)).json).toMatchObject({ people: 1, templates: 1, shifts: 11 });
  expect(await listOf(token, '/employees')).toMatchObject([{ name: 'Ona Ž.', roles: ['barista'] }]);
  expect(await listOf(token, '/templates')).toMatchObject([{ name: 'Rytas', break_minutes: 45 }]);
  const needs = await listOf(token, '/requirements');
  expect(needs.find(({ weekday }) => weekday === 1)).toMatchObject({ count: 2, role: 'barista' });
});

test('a CSV file and a workbook are read alike, and come back as text', async () => {
  const { token } = await createManager(api);
  const csv = ROSTER.replaceAll('\t', ';');
  const fromCsv = await api.call('POST', '/roster-grid', { token, body: csv, headers: { 'content-type': 'text/csv' } });
  const rows = ROSTER.split('\n').map((line) => line.split('\t').map((value) => ({ value, type: String })));
  const book = await writeXlsxFile(rows).toBuffer();
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const fromBook = await api.call('POST', '/roster-grid', { token, body: book, headers: { 'content-type': type } });
  for (const { status, json } of [fromCsv, fromBook]) {
    expect(status).toBe(200);
    expect(json).toMatchObject({ people: [{ name: 'Ona Žilinskaitė' }, { name: 'Jonas Šimkus' }] });
    const again = (await read(token, { text: json.text as string })).json as rosterGrid.RosterGrid;
    expect(again.id).toBe(json.id);
  }
});

test('shifts that can’t be history are counted with the reason; the rest is stored', async () => {
  const cafe = await createCafe(api, 1);
  const text = ROSTER.replaceAll('8-16', '8-16 / 12-20');
  const seen = (await read(cafe.token, { text })).json as rosterGrid.RosterGrid;
  const stored = await apply(cafe.token, seen);
  expect(stored.json.shifts).toBe(22);
  expect(stored.json.left_out).toEqual([
    { count: 11, reason: 'The person has another shift at this time in the schedule.' },
  ]);
});

test.each([
  [{}, 'text'],
  [{ text: '' }, 'text'],
  [{ text: ROSTER, shoes: 1 }, 'shoes'],
  [{ text: ROSTER, answers: { month: '2026-13' } }, 'answers.month'],
  [{ text: ROSTER, answers: { codes: { D: { start: '8', end: '16:00' } } } }, 'answers.codes.D.start'],
  [{ text: ROSTER, answers: { codes: { D: { start: '08:00', end: '08:00' } } } }, 'answers.codes.D.end'],
  [{ text: ROSTER, answers: { people: { x: {} } } }, 'answers.people.x'],
])('%j is refused at its field', async (body, field) => {
  const { token } = await createManager(api);
  const { status, json } = await read(token, body);
  expect([status, Object.keys(json.errors as object)]).toEqual([422, [field]]);
});

test('text without a table, a file of something else, and who may not', async () => {
  const cafe = await createCafe(api, 1);
  const refused = await read(cafe.token, { text: 'Labas rytas' }, 'lt');
  expect([refused.status, refused.json.code]).toEqual([422, 'roster_unreadable']);
  expect(refused.json.detail).toContain('Įklijuokite');
  const pdf = { token: cafe.token, body: '%PDF-1.7', headers: { 'content-type': 'text/csv' } };
  expect((await api.call('POST', '/roster-grid', pdf)).json.code).toBe('file_unreadable');
  expect((await api.call('POST', '/roster-grid', { body: { text: ROSTER } })).status).toBe(401);
  const [worker] = cafe.workers;
  expect((await read(worker?.token ?? '', { text: ROSTER })).json.code).toBe('managers_only');
});
