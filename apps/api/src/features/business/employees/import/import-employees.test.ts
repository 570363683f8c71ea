import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, unique, type TestManager } from '../../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

const upload = (file: string | Buffer, query = '', token = manager.token, headers: Record<string, string> = {}) =>
  api.call('POST', `/employees/import${query}`, {
    token,
    body: file,
    headers: { 'content-type': 'text/csv', ...headers },
  });
const people = async () => (await api.call('GET', '/employees', { token: manager.token })).json;
const find = async (id: string) => (await people()).find((person: { id: string }) => person.id === id);

test('managers only, and a file only', async () => {
  const worker = await createWorker(api, manager);
  expect((await api.call('POST', '/employees/import')).status).toBe(401);
  expect((await upload('ID;Name', '', worker.token)).json.code).toBe('managers_only');
  const json = { 'content-type': 'application/json' };
  expect((await upload('{}', '', manager.token, json)).status).toBe(415);
  expect((await api.call('POST', '/employees/import', { token: manager.token })).status).toBe(400);
  expect(
    (
      await api.call('POST', '/templates', {
        token: manager.token,
        body: 'a;b',
        headers: { 'content-type': 'text/csv' },
      })
    ).status,
  ).toBe(415);
  expect((await upload('x'.repeat(1_100_000))).status).toBe(413);
});

test('who may not see pay neither changes nor guesses it by a file', async () => {
  const id = unique('pay');
  const fields = { id, name: 'Ona', roles: ['cook'], hourly_rate_cents: 900 };
  await api.call('POST', '/employees', { token: manager.token, body: fields });
  const body = { name: 'Bookings', scopes: ['people.read', 'people.write'] };
  const { token } = (await api.call('POST', '/api-tokens', { token: manager.token, body })).json;
  for (const rate of ['9', '12'])
    expect((await upload(`ID;Hourly rate\n${id};${rate}\n`, '?dry_run=true', token)).json.deeds).toMatchObject({
      keep: 1,
    });
  expect((await upload(`ID;Hourly rate;Name\n${id};12;Rasa\n`, '', token)).json).toMatchObject({ updated: 1 });
  expect(await find(id)).toMatchObject({ name: 'Rasa', hourly_rate_cents: 900 });
});

test('a trial says what would happen and writes nothing', async () => {
  const [ona, petras] = [unique('ona'), unique('petras')];
  const file = `ID;Vardas ir pavardė;Rolės;Valandinis atlygis;Sutarties val. per savaitę;Gimimo data;Batų dydis
${ona};Ona Petraitė;barista, kasininkė;8,50 €;37,5;2001-05-31;38
${petras};Petras;virėjas;;;31.05.2001;44
`;
  const trial = await upload(file, '?dry_run=true');
  expect([trial.status, trial.json]).toEqual([
    200,
    {
      created: 2,
      updated: 0,
      errors: [],
      errors_total: 0,
      deeds: { create: 2, update: 0, keep: 0 },
      rows: [
        { line: 2, id: ona, name: 'Ona Petraitė', deed: 'create', id_proposed: false },
        { line: 3, id: petras, name: 'Petras', deed: 'create', id_proposed: false },
      ],
      ignored_columns: ['Batų dydis'],
    },
  ]);
  expect(await find(ona)).toBeUndefined();
  expect((await upload(file)).json).toMatchObject({ created: 2, updated: 0 });
  expect(await find(ona)).toMatchObject({
    name: 'Ona Petraitė',
    roles: ['barista', 'kasininkė'],
    hourly_rate_cents: 850,
    contract_hours_per_week: 37.5,
    birth_date: '2001-05-31',
    max_hours_per_week: 40,
  });
  expect((await find(petras)).birth_date).toBe('2001-05-31');
});

test.each([
  ['Hourly rate, GBP', '£12.50', 1250],
  ['Hourly rate', '12.50 GBP per hour', 1250],
  ['Hourly rate', '31,40 zł', 3140],
  ['Hourly rate', '31,40 PLN/h', 3140],
  ['Hourly rate', 'kr. 182', 18_200],
  ['Hourly rate', '182,50 kr.', 18_250],
  ['Hourly rate', 'SEK 175', 17_500],
  ['Valandinis atlygis, €', '8,50 Eur./val.', 850],
])('a rate in the currency of any project: %s, %s', async (heading, rate, cents) => {
  const id = unique('paid');
  const { json } = await upload(`ID;Name;Roles;${heading}\n${id};Ona;cook;${rate}\n`);
  expect(json).toMatchObject({ created: 1, errors: [] });
  expect(await find(id)).toMatchObject({ hourly_rate_cents: cents });
});

test('who is known is changed in the columns that are there; empty cells change nothing', async () => {
  const id = unique('ruta');
  await upload(`id,name,roles,phone,department\n${id},Rūta,"cook, barista",+370 1,Virtuvė\n`);
  const before = await find(id);
  const again = await upload(`ID;Department;Phone\n${id.toUpperCase()};Salė;\n`);
  expect(again.json).toMatchObject({ created: 0, updated: 1, rows: [{ id, name: 'Rūta', deed: 'update' }] });
  expect(await find(id)).toEqual({ ...before, department: 'Salė', version: 2 });
  const same = await upload(`ID;Department\n${id};Salė\n`);
  expect(same.json).toMatchObject({ created: 0, updated: 0, rows: [{ deed: 'keep' }] });
  const { json } = await api.call('GET', `/activity?person=${id}`, { token: manager.token });
  expect(json.items.map(({ action_type }: { action_type: string }) => action_type)).toEqual([
    'employee.updated',
    'employee.created',
  ]);
});

test('every wrong line is named in words; nothing is written unless the wrong ones are to be left out', async () => {
  const other = await createWorker(api, await createManager(api, 'Other'));
  const [good, twice] = [unique('good'), unique('twice')];
  const file = `ID;Name;Roles;Max hours per week;E-mail
${good};Good;cook;40;
${twice};Twice;cook;40;
${twice};Twice again;cook;40;
${other.id};Foreign;cook;40;
;;cook;40;
${unique('hours')};Hours;cook;many;not an address
${unique('role')};No role;;40;
`;
  const count = (await people()).length;
  const refused = await upload(file);
  expect(refused.json).toMatchObject({ created: 0, updated: 0 });
  expect(refused.json.errors).toEqual([
    { line: 4, detail: 'ID: This ID appears twice in the file.' },
    { line: 5, detail: 'ID: This ID is already used in the system. Choose another one.' },
    { line: 6, detail: 'Name: This field is required.' },
    { line: 7, detail: 'Max hours per week: Enter a number.' },
    { line: 7, detail: 'E-mail: Please enter a valid email address.' },
    { line: 8, detail: 'Roles: Add at least one role.' },
  ]);
  expect(await people()).toHaveLength(count);
  expect((await upload(file, '?skip_errors=true')).json).toMatchObject({ created: 2, updated: 0 });
  expect(await people()).toHaveLength(count + 2);
});

test.each([
  ['Roles;Phone\ncook;1', 'must contain the column names'],
  ['ID;Name;Employee\na;b;c', '“Employee” appears twice'],
  ['ID;Name', 'no employees'],
  ['', 'must contain the column names'],
  [`ID;Name;Roles\n${'x;y;z\n'.repeat(5_001)}`, 'up to 5,000'],
])('a file that cannot be right says so: %#', async (file, text) => {
  const { json } = await upload(file);
  expect([json.errors.length, json.rows]).toEqual([1, []]);
  expect(json.errors[0].detail).toContain(text);
});

test('Windows-1257, formulas as text, and Lithuanian words for what is wrong', async () => {
  const id = unique('zyd');
  const bytes = Buffer.concat([
    Buffer.from(`ID;Vardas;Roles\n${id};`),
    Buffer.from([0xde]),
    Buffer.from("yd;cook\nx y;'=1+1;cook\n"),
  ]);
  const { json } = await upload(bytes, '?skip_errors=true', manager.token, { 'accept-language': 'lt' });
  expect(json.errors).toHaveLength(1);
  expect(json.errors[0].detail).toMatch(/^ID: Naudokite tik raides/);
  expect((await find(id)).name).toBe('Žyd');
});

test('five thousand people come at once, and again change nothing', async () => {
  const prefix = unique('many');
  const lines = Array.from({ length: 5_000 }, (_, index) => `${prefix}.${index};Person ${index};cook`);
  const file = `ID;Name;Roles\n${lines.join('\n')}`;
  const { status, json } = await upload(file);
  expect([status, json.created, json.errors]).toEqual([200, 5_000, []]);
  expect([json.rows.length, json.deeds]).toEqual([500, { create: 5_000, update: 0, keep: 0 }]);
  const again = await upload(file);
  expect([again.status, again.json.created, again.json.updated]).toEqual([200, 0, 0]);
  expect(again.json.deeds).toEqual({ create: 0, update: 0, keep: 5_000 });
});

test('a file of more IDs than one statement can name is refused like any other that is too long', async () => {
  const lines = Array.from({ length: 140_000 }, (_, index) => index.toString(36)).join('\n');
  const { status, json } = await upload(`ID\n${lines}`);
  expect([status, json.errors.length]).toEqual([200, 1]);
  expect(json.errors[0].detail).toContain('up to 5,000');
});

test('a name has one sign at least and eighty at most', async () => {
  const [short, long, endless] = [unique('short'), unique('long'), unique('endless')];
  const file = `ID;Name;Roles\n${short};Ž;cook\n${long};${'Ž'.repeat(80)};cook\n${endless};${'Ž'.repeat(81)};cook\n`;
  const { json } = await upload(file, '?skip_errors=true');
  expect([json.created, json.errors]).toMatchObject([2, [{ line: 4, detail: expect.stringMatching(/^Name: /) }]]);
  expect((await find(long)).name).toHaveLength(80);
});

test('guessing IDs of other projects soon reveals nothing, not even which are free', async () => {
  const [victim, asking] = [await createManager(api, 'Victim'), await createManager(api, 'Asking')];
  const ids = Array.from({ length: 1100 }, () => unique('foreign'));
  const file = `ID;Name;Roles\n${ids.map((id) => `${id};Somebody;cook`).join('\n')}`;
  expect((await upload(file, '', victim.token)).json.created).toBe(1100);
  for (let times = 0; times < 3; times += 1)
    expect((await upload(file, '?dry_run=true', victim.token)).json.errors).toEqual([]);
  const first = await upload(file, '?dry_run=true', asking.token);
  expect([first.status, first.json.errors.length]).toEqual([200, 200]);
  expect(first.json.errors_total).toBe(1100);
  const second = await upload(file, '?dry_run=true', asking.token);
  expect([second.status, second.json.code]).toEqual([429, 'too_many_requests']);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(3000);
  for (const id of [ids[0], unique('free')]) {
    const body = { id, name: 'Somebody', roles: ['cook'] };
    expect((await api.call('POST', '/employees', { token: asking.token, body })).status).toBe(429);
    expect((await upload(`ID;Name;Roles\n${id};Somebody;cook`, '?dry_run=true', asking.token)).status).toBe(429);
  }
});
