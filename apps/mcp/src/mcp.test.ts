import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../api/src/testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../api/src/testing/test-app.ts';
import { serveHttp } from './serve-http.ts';

/** A Wednesday and a Thursday in two months' time: nothing of them has begun. */
const day = Temporal.Now.plainDateISO('Europe/Vilnius').add({ months: 2 });
const [first, second] = [2, 3].map((weekday) => day.add({ days: weekday + 7 - day.dayOfWeek }).toString()) as [
  string,
  string,
];

let api: TestApp;
let cafe: TestCafe;
let url: string;
let mcp: Server;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 2);
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  mcp = await serveHttp(url, { host: '127.0.0.1', port: 0 });
  const [ona, jonas] = cafe.workers;
  await place(first, ona!.id);
  await place(second, jonas!.id);
});
afterAll(async () => {
  mcp.closeAllConnections();
  mcp.close();
  await api.close();
});

const place = (date: string, employee_id: string | null) =>
  api.call('POST', '/schedule/shifts', {
    token: cafe.token,
    body: { date, template: 'DAY', role: 'cook', employee_id },
  });

async function tokenFor(scopes: string[]): Promise<string> {
  return (await api.call('POST', '/api-tokens', { token: cafe.token, body: { name: 'Assistant', scopes } })).json.token;
}

/** The SDK's client, over HTTP; `agrees` answers what the server asks the user. */
async function connect(token: string, agrees?: boolean) {
  const { port } = mcp.address() as AddressInfo;
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: agrees === undefined ? {} : { elicitation: { form: {} } } },
  );
  if (agrees !== undefined)
    client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: { apply: agrees } }));
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport as never);
  return client;
}

async function use(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return { isError: isError === true, text, json: isError === true ? null : JSON.parse(text) };
}

const holders = async () =>
  (await api.call('GET', `/schedule?start=${first}&end=${second}`, { token: cafe.token })).json.shifts.map(
    ({ employee_id }: { employee_id: string | null }) => employee_id,
  );

test('it reads people and the plan, and says why a shift is open', async () => {
  const client = await connect(await tokenFor(['plan.read', 'people.read']));
  expect((await client.listTools()).tools.map(({ name }) => name).sort()).toEqual([
    'apply_repair',
    'list_people',
    'propose_repair',
    'read_plan',
    'try_change',
    'why_open',
    'why_place_open',
  ]);
  expect((await use(client, 'list_people')).json).toHaveLength(2);
  const { json } = await use(client, 'read_plan', { start: first, end: second });
  expect(json.shifts.map(({ employee_id }: { employee_id: string }) => employee_id)).toEqual(await holders());
  const third = Temporal.PlainDate.from(second).add({ days: 1 }).toString();
  const why = await use(client, 'why_open', { start: third, end: third });
  expect(why.json.open).toEqual([expect.objectContaining({ date: third, role: 'cook', missing: 1 })]);
  const [{ template, role, reasons }] = why.json.open;
  const place = await use(client, 'why_place_open', { start: third, end: third, date: third, template, role });
  expect(place.json.open).toMatchObject([{ date: third, missing: 1, reasons }]);
  await client.close();
});

test('a token without the scope learns which one is missing, and wrong input what is wrong', async () => {
  const client = await connect(await tokenFor(['people.read']));
  const refused = await use(client, 'read_plan', { start: first, end: second });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('plan.read') });
  expect((await use(client, 'propose_repair', { employee_id: 'x', start: first, end: second })).text).toContain(
    'plan.cover',
  );
  expect((await use(client, 'read_plan', { start: 'today', end: second })).isError).toBe(true);
  await client.close();
});

test('a repair is proposed, and applied only with its code and when the user agrees', async () => {
  const [ona, jonas] = cafe.workers;
  const token = await tokenFor(['plan.read', 'plan.cover', 'absences.write']);
  const absence = { employee_id: ona!.id, start: first, end: first };
  const refusing = await connect(token, false);
  const shown = await use(refusing, 'propose_repair', absence);
  expect(shown.json.changes).toEqual([expect.objectContaining({ date: first, role: 'cook' })]);
  const asked = { repair_id: shown.json.repair_id, confirmation: shown.json.confirmation };
  expect((await use(refusing, 'apply_repair', { ...asked, confirmation: 'guessed' })).isError).toBe(true);
  expect((await use(refusing, 'apply_repair', asked)).json).toMatchObject({ applied: 0 });
  expect(await holders()).toEqual([ona!.id, jonas!.id]);
  const agreeing = await connect(token, true);
  expect((await use(agreeing, 'apply_repair', asked)).isError).toBe(true);
  const again = await use(agreeing, 'propose_repair', absence);
  const done = await use(agreeing, 'apply_repair', {
    repair_id: again.json.repair_id,
    confirmation: again.json.confirmation,
  });
  expect(done.json).toMatchObject({ applied: 1, undo_id: expect.any(String) });
  expect(await holders()).toEqual([jonas!.id, jonas!.id]);
  await Promise.all([refusing.close(), agreeing.close()]);
});

test('over HTTP every call needs a token, a session its own, and a page of a browser is refused', async () => {
  const { port } = mcp.address() as AddressInfo;
  const ask = async (headers: Record<string, string>, path = '/mcp') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: '{}', headers })).status;
  const authorization = `Bearer ${await tokenFor(['plan.read'])}`;
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization }, '/other')).toBe(404);
  expect(await ask({ authorization, origin: 'https://example.com' })).toBe(403);
  expect(await ask({ authorization, 'mcp-session-id': 'invented' })).toBe(404);
});

test('invented tokens open no sessions, and one token shuts out no other', async () => {
  const { port } = mcp.address() as AddressInfo;
  const begin = async (token: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
      }),
    });
    await reply.text();
    return [reply.status, reply.headers.get('mcp-session-id')] as const;
  };
  for (let invented = 0; invented < 210; invented += 1)
    expect(await begin(`pam_${String(invented).padStart(43, 'a')}`)).toEqual([401, null]);
  const [one, other] = [await tokenFor(['plan.read']), await tokenFor(['plan.read'])];
  const [, first] = await begin(other);
  const opened = [];
  for (let session = 0; session < 12; session += 1) opened.push((await begin(one))[1]);
  expect(opened).not.toContain(null);
  const lives = async (token: string, id: string | null | undefined) => {
    const headers = { authorization: `Bearer ${token}`, 'mcp-session-id': id ?? '' };
    return (await fetch(`http://127.0.0.1:${port}/mcp`, { method: 'DELETE', headers })).status;
  };
  expect([await lives(one, opened[0]), await lives(one, opened[1])]).toEqual([404, 404]);
  expect([await lives(one, opened[2]), await lives(other, first)]).toEqual([200, 200]);
});

test('over standard input and output it works with the token of the environment', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [fileURLToPath(new URL('./main.ts', import.meta.url))],
    env: { ...process.env, PAMAINA_URL: url, PAMAINA_TOKEN: await tokenFor(['people.read']) } as Record<string, string>,
  });
  await client.connect(transport);
  expect((await use(client, 'list_people')).json).toHaveLength(2);
  await client.close();
});

test('try_change says what is certain of a month without somebody, and changes nothing', async () => {
  const client = await connect(await tokenFor(['plan.read', 'plan.write']));
  const before = await holders();
  const { id } = cafe.workers[0]!;
  const changes = [{ kind: 'leaves', employee_id: id, last_day: '2031-05-31' }];
  const { json } = await use(client, 'try_change', { name: 'Without', year: 2031, month: 6, changes });
  expect(json).toMatchObject({ state: 'done', stale: false, verdict: { kind: 'stays_open', count: 4 } });
  expect((await use(client, 'try_change', { scenario_id: json.scenario_id })).json).toEqual(json);
  expect(await holders()).toEqual(before);
  const wrong = await use(client, 'try_change', { year: 2031, month: 6, changes: [{ kind: 'x' }] });
  expect([wrong.isError, wrong.text.startsWith('422')]).toEqual([true, true]);
  await client.close();
});
