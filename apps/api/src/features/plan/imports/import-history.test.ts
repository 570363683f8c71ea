import { afterAll, beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker, unique } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadProblem } from '../planning-input/index.ts';

let api: TestApp;
let cafe: TestCafe;
let first: string;
let second: string;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 2);
  [first = '', second = ''] = cafe.workers.map(({ id }) => id);
});
afterAll(() => api.close());

type Kind = 'employees' | 'history';
const send = (
  kind: Kind,
  file: string | Buffer,
  query: Record<string, string>,
  { token = cafe.token, language = 'en' } = {},
) =>
  api.call('POST', `/imports/${kind}?${new URLSearchParams(query).toString()}`, {
    token,
    body: file,
    headers: { 'content-type': 'text/csv', 'accept-language': language },
  });
const columns = 'id,date,start,end,break';
const history = (rows: readonly string[], query: Record<string, string> = {}, options = {}) =>
  send('history', ['ID;Data;Nuo;Iki;Pertrauka', ...rows].join('\n'), { columns, ...query }, options);
const shiftsIn = async (month: string) => {
  const { json } = await api.call('GET', `/schedule?start=${month}-01&end=${month}-28`, { token: cafe.token });
  const keyOf = ({ date, end_time }: { date: string; end_time: string }) => `${date} ${end_time}`;
  return json.shifts.toSorted((one: never, other: never) => keyOf(one).localeCompare(keyOf(other)));
};
const earlierOf = async (employee: string, from: string, to: string) => {
  const { problem } = await api.deps.database.inProject(cafe.projectId, (tx) => loadProblem(tx, from, to));
  return problem.people.find(({ id }) => id === employee)?.earlier;
};

test('managers only; columns that exist; a body', async () => {
  for (const kind of ['employees', 'history'] as const) {
    expect((await api.call('POST', `/imports/${kind}?columns=id`)).status).toBe(401);
    const { token } = cafe.workers[0] ?? {};
    expect((await send(kind, 'a;b', { columns: 'id' }, { token: token ?? '' })).json.code).toBe('managers_only');
    expect((await send(kind, 'a;b', { columns: 'id,shoes' })).json.errors).toHaveProperty(['columns.1']);
    expect((await send(kind, 'a;b', {})).json.errors).toHaveProperty('columns');
    expect((await send(kind, 'a;b', { columns: 'id,'.repeat(61) })).status).toBe(422);
    expect((await api.call('POST', `/imports/${kind}?columns=id`, { token: cafe.token })).status).toBe(400);
  }
});

test('past shifts become published ones that the planner, the ledger and the archive know, and nobody is notified', async () => {
  const rows = [
    `${first};2025-01-07;8:00;16:30;30`,
    `${first};2025-01-08;22:00;06:00;0:30`,
    `${second};2025-01-07;8;12;`,
  ];
  const trial = await history(rows, { dry_run: 'true' });
  expect(trial.json).toMatchObject({
    stored: false,
    counts: { create: 3, update: 0, keep: 0, refuse: 0 },
    refused: [],
  });
  expect(await shiftsIn('2025-01')).toEqual([]);
  const done = await history(rows);
  expect(done.json).toMatchObject({ stored: true, counts: { create: 3, refuse: 0 } });
  expect(await shiftsIn('2025-01')).toMatchObject([
    { employee_id: second, date: '2025-01-07', end_time: '12:00', break_minutes: 0, status: 'published' },
    { employee_id: first, date: '2025-01-07', end_time: '16:30', break_minutes: 30, role: 'cook', status: 'published' },
    { employee_id: first, date: '2025-01-08', end_time: '06:00', break_minutes: 30, status: 'published' },
  ]);
  // 8 hours and 7.5 hours.
  expect(await earlierOf(first, '2025-02-01', '2025-02-28')).toMatchObject({
    recentShifts: 2,
    recentMinutes: 15.5 * 60,
  });
  const archives = (await api.call('GET', '/schedule/history', { token: cafe.token })).json;
  expect(archives).toMatchObject([{ year: 2025, month: 1, version: 1, shifts: 3 }]);
  const { json: receipts } = await api.call('GET', '/schedule/receipts?year=2025&month=1', { token: cafe.token });
  expect(receipts).toEqual([]);
  const notices = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.selectFrom('outbox').select('id').execute(),
  );
  expect(notices).toEqual([]);
});

test('the same file again adds nothing; other shifts are added to a month that was imported', async () => {
  const rows = [`${first};2025-02-04;8:00;16:00;`, `${first};2025-02-05;8:00;16:00;`];
  await history(rows);
  expect((await history(rows)).json).toMatchObject({ stored: true, counts: { create: 0, keep: 2, refuse: 0 } });
  expect((await history([`${second};2025-02-04;9:00;13:00;`])).json.counts).toMatchObject({ create: 1 });
  expect(await shiftsIn('2025-02')).toHaveLength(3);
});

test('two at once with the same file: one of them adds the shifts', async () => {
  const rows = [`${first};2025-03-04;8:00;16:00;`, `${second};2025-03-05;8:00;16:00;`];
  const both = await Promise.all([history(rows), history(rows)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ json }) => json.counts.create).toSorted()).toEqual([0, 2]);
  expect(await shiftsIn('2025-03')).toHaveLength(2);
});

test('a month that was published here is not added to, and says so at the date; nothing of the file is stored', async () => {
  const body = { date: '2025-05-06', template: 'DAY', role: 'cook', employee_id: first };
  await api.call('POST', '/schedule/shifts', { token: cafe.token, body });
  await api.call('POST', '/schedule/publish?year=2025&month=5', { token: cafe.token });
  const rows = [`${first};2025-05-07;8:00;16:00;`, `${first};2025-04-07;8:00;16:00;`];
  const refused = await history(rows);
  expect(refused.json).toMatchObject({ stored: false, counts: { create: 1, refuse: 1 } });
  expect(refused.json.refused).toMatchObject([{ line: 2, faults: [{ column: 1 }] }]);
  expect(refused.json.refused[0].faults[0].detail).toContain('2025-05');
  expect(await shiftsIn('2025-04')).toEqual([]);
  expect((await history(rows, { skip_errors: 'true' })).json).toMatchObject({ stored: true, counts: { create: 1 } });
  expect(await shiftsIn('2025-04')).toHaveLength(1);
  expect(await shiftsIn('2025-05')).toHaveLength(1);
});

test('an imported month that is cleared can be imported again', async () => {
  const rows = [`${first};2024-11-05;8:00;16:00;`];
  await history(rows);
  expect((await api.call('DELETE', '/schedule?year=2024&month=11', { token: cafe.token })).json.removed).toBe(1);
  expect((await history(rows)).json.counts).toMatchObject({ create: 1 });
});

test('every wrong cell is named, in the language of the caller', async () => {
  // In the café's time zone: in its first hours the day is another one in UTC.
  const today = Temporal.Now.plainDateISO('Europe/Vilnius').toString();
  const late = await createWorker(api, cafe, { first_day: '2025-06-15' });
  const wrong = await history(
    [
      `nobody;2025-06-02;8:00;16:00;`,
      `${first};2025-02-30;8:00;16:00;`,
      `${first};${today};8:00;16:00;`,
      `${first};2025-06-02;25:00;16:00;`,
      `${first};2025-06-03;8:00;8:00;`,
      `${first};2025-06-04;8:00;9:00;60`,
      `${first};2025-06-05;8:00;16:00;kava`,
      `${first};2025-06-06;8:00;16:00;`,
      `${first};2025-06-06;12:00;20:00;`,
      `${first};2025-06-06;8:00;16:00;`,
      `${late.id};2025-06-14;8:00;16:00;`,
      `;2025-06-05;8:00;16:00;`,
    ],
    {},
    { language: 'lt' },
  );
  expect(wrong.json.counts).toEqual({ create: 1, update: 0, keep: 0, refuse: 11 });
  const cells = wrong.json.refused.map(
    ({ line, faults }: { line: number; faults: { column: number | null; detail: string }[] }) => [
      line,
      faults.map(({ column }) => column),
    ],
  );
  expect(cells).toEqual([
    [2, [0]],
    [3, [1]],
    [4, [1]],
    [5, [3]],
    [6, [3]],
    [7, [4]],
    [8, [4]],
    [10, [2]],
    [11, [2]],
    [12, [1]],
    [13, [null]],
  ]);
  expect(wrong.json.refused[7].faults[0].detail).toBe('Ši pamaina kertasi su pamaina 9 eilutėje.');
  expect(wrong.json.refused[10].faults[0].detail).toContain('Vardas ir pavardė');
  expect(await shiftsIn('2025-06')).toEqual([]);
});

test('templates and roles by their names; a name of two people needs the ID', async () => {
  const name = unique('Ąžuolas');
  const twin = unique('Žilvinas');
  const { id } = await createWorker(api, cafe, { name, roles: ['cook', 'barista'] });
  for (let one = 0; one < 2; one += 1) await createWorker(api, cafe, { name: twin });
  const file = `Kas,Data,Pamaina,Pareigos
${name.toLowerCase()},2025.07.01,day,Barista
${twin},2025.07.01,DAY,cook
${name},2025.07.02,NIGHT,cook
${name},2025.07.03,DAY,pilot
`;
  const { json } = await send('history', file, { columns: 'name,date,template,role', skip_errors: 'true' });
  expect(json.refused.map(({ faults }: { faults: { column: number }[] }) => faults[0]?.column)).toEqual([0, 2, 3]);
  expect(await shiftsIn('2025-07')).toMatchObject([
    { employee_id: id, template: 'DAY', start_time: '08:00', end_time: '16:30', break_minutes: 30, role: 'barista' },
  ]);
});

test('the nights in which the clocks change have an hour more or less', async () => {
  await history([`${first};2024-10-26;22:00;06:00;`, `${first};2025-03-29;22:00;06:00;`]);
  expect(await earlierOf(first, '2024-11-01', '2024-11-30')).toMatchObject({ recentMinutes: 9 * 60 });
});

test('what cannot be right as a whole is said of the file', async () => {
  const file = 'ID;Data\nx;2025-01-01\n';
  const faultOf = async (chosen: string, sent = file) =>
    (await send('history', sent, { columns: chosen })).json.faults[0];
  expect(await faultOf('date,start,end')).toContain('name or the ID');
  expect(await faultOf('id,start')).toContain('date');
  expect(await faultOf('id,date')).toContain('template');
  expect(await faultOf('id,date,template,date')).toContain('same field');
  expect(await faultOf('id,date,template', 'ID;Data\n')).toContain('no rows');
  expect((await send('employees', file, { columns: ',roles' })).json.faults[0]).toContain('name or the ID');
});

test('a locked month, one being generated, and employees of others are rejected', async () => {
  await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.insertInto('timesheet_month').values({ month: '2024-09-01', locked_at: new Date().toISOString() }).execute(),
  );
  const locked = await history([`${first};2024-09-03;8:00;16:00;`]);
  expect(locked.json.refused[0].faults[0]).toMatchObject({ column: 1 });
  const current = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
  const [year, month] = current.split('-').map(Number);
  await api.call('POST', `/generate-schedule?year=${year}&month=${month}`, {
    token: cafe.token,
    headers: { prefer: 'respond-async' },
  });
  expect((await history([`${first};${current}-01;8:00;16:00;`])).json.code).toBe('generation_running');
  const stranger = await createManager(api);
  const foreign = await history([`${first};2024-08-05;8:00;16:00;`], {}, { token: stranger.token });
  expect(foreign.json).toMatchObject({ stored: false, counts: { create: 0, refuse: 1 } });
});

test('employees come from a workbook with columns of any name, which are remembered for the same header', async () => {
  const id = unique('0042');
  const rows = [
    ['Kas čia', 'Ką daro', 'Kiek', 'Kodas X'],
    [unique('Rūta'), 'cook', '40', id],
    [unique('Jonas'), 'cook', '200', ''],
    ['Birutė', '', '40', ''],
  ];
  const file = await writeXlsxFile([
    { sheet: 'Žmonės', data: rows.map((cells) => cells.map((value) => ({ value, type: String }))) },
  ]).toBuffer();
  const readBy = async (token: string) => {
    const headers = { 'content-type': 'text/csv' };
    return (await api.call('POST', '/imports/read?kind=employees', { token, body: file, headers })).json;
  };
  const read = () => readBy(cafe.token);
  expect((await read()).remembered).toBe(false);
  const chosen = 'name,roles,max_hours_per_week,id';
  const refused = await send('employees', file, { columns: chosen });
  expect(refused.json).toMatchObject({
    stored: false,
    counts: { create: 1, refuse: 2 },
    refused: [
      { line: 3, faults: [{ column: 2 }] },
      { line: 4, faults: [{ column: 1 }] },
    ],
  });
  expect((await read()).remembered).toBe(false);
  const done = await send('employees', file, { columns: chosen, skip_errors: 'true' });
  expect(done.json).toMatchObject({ stored: true, rows: [{ line: 2, employee_id: id, deed: 'create' }] });
  const again = await read();
  expect([again.remembered, again.columns.map(({ field }: { field: string }) => field)]).toEqual([
    true,
    ['name', 'roles', 'max_hours_per_week', 'id'],
  ]);
  const stranger = await createManager(api);
  expect((await readBy(stranger.token)).remembered).toBe(false);
});

test('two at once with the same new employees: one wins, nobody is there twice', async () => {
  const ids = [unique('a'), unique('b')];
  const file = `K;V;P\n${ids.map((id) => `${id};Vardas ${id};cook`).join('\n')}\n`;
  const both = await Promise.all([0, 1].map(() => send('employees', file, { columns: 'id,name,roles' })));
  const won = both.filter(({ json }) => json.stored === true && json.counts.create === 2);
  expect(won).toHaveLength(1);
  const people = (await api.call('GET', '/employees', { token: cafe.token })).json;
  expect(people.filter(({ id }: { id: string }) => ids.includes(id))).toHaveLength(2);
});
