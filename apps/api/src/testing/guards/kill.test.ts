import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, '../../main.ts');

interface Server {
  process: ChildProcess;
  url: string;
}

let dataDir: string;
let server: Server;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pamaina-kill-'));
  server = await start();
});
afterAll(async () => {
  server.process.kill('SIGTERM');
  await once(server.process, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

/** The product itself, on a separate database with the demo project. */
async function start(): Promise<Server> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', WORKERS: '1' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url) return { process: child, url };
  }
  throw new Error('the server ended before it listened');
}

async function killAndRestart(): Promise<void> {
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
  server = await start();
}

async function request(method: string, path: string, token: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: reply.status, json: JSON.parse(await reply.text()) };
}

async function signIn(): Promise<string> {
  const body = new URLSearchParams({ username: 'demo', password: 'demo-demo' });
  const { access_token } = (await (await fetch(`${server.url}/api/token`, { method: 'POST', body })).json()) as {
    access_token: string;
  };
  const projects = await request('GET', '/projects', access_token);
  return (await request('POST', `/projects/select/${projects.json[0].id}`, access_token)).json.access_token;
}

/** The first month of the demo that isn't scheduled yet; in a month's last week the next one is. */
const next = Temporal.Now.plainDateISO('Europe/Vilnius').add({ days: 7 }).toPlainYearMonth().add({ months: 1 });
const month = `year=${next.year}&month=${next.month}`;
const range = `start=${next.toString()}-01&end=${next.toString()}-${next.daysInMonth}`;

test('killed while it plans: the month is untouched, and the next process takes the job up again', async () => {
  const token = await signIn();
  const { json } = await request('POST', `/generate-schedule?${month}`, token, { prefer: 'respond-async' });
  const look = () => request('GET', `/generate-schedule/${json.job_id}`, token);
  await expect.poll(async () => (await look()).json.state, { timeout: 10_000 }).toBe('running');
  await killAndRestart();
  expect((await request('GET', `/schedule?${range}`, token)).json.shifts).toEqual([]);
  await expect.poll(async () => (await look()).json.state, { timeout: 60_000, interval: 500 }).toBe('done');
  const draft = (await request('GET', `/schedule?${range}`, token)).json.shifts;
  expect(draft.length).toBe((await look()).json.result.shifts.length);
}, 300_000);

test('killed while it publishes: all of the month is published and archived, or nothing', async () => {
  const token = await signIn();
  for (let round = 0; round < 5; round += 1) {
    const publication = request('POST', `/schedule/publish?${month}`, token).catch(() => null);
    await delay(round * 6);
    await killAndRestart();
    const answered = await publication;
    const { shifts } = (await request('GET', `/schedule?${range}`, token)).json;
    const published = shifts.filter(({ status }: { status: string }) => status === 'published').length;
    const archives = (await request('GET', '/schedule/history', token)).json.filter(
      (archive: { year: number; month: number }) => archive.year === next.year && archive.month === next.month,
    );
    expect(shifts.length).toBeGreaterThan(0);
    expect([0, shifts.length]).toContain(published);
    expect(archives.length).toBe(published === 0 ? 0 : 1);
    if (answered?.status === 200) expect(published).toBe(shifts.length);
    if (published > 0) return;
  }
}, 300_000);

test('killed right after the answer: those concerned are still notified, once', async () => {
  const manager = await signIn();
  const form = new URLSearchParams({ username: 'ona', password: 'demo-demo' });
  const { access_token: ona } = (await (
    await fetch(`${server.url}/api/token`, { method: 'POST', body: form })
  ).json()) as {
    access_token: string;
  };
  const titles = ['Killed at once', 'Killed while it was told'];
  for (const [round, title] of titles.entries()) {
    const reply = await fetch(`${server.url}/api/requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ona}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'schedule_change', title, reason: 'Bus' }),
    });
    expect(reply.status).toBe(201);
    await delay(round * 15);
    await killAndRestart();
  }
  const told = async () => {
    const { json } = await request('GET', '/notifications?page_size=100', manager);
    const texts = json.items.map(({ text }: { text: string }) => text);
    return titles.map((title) => texts.filter((text: string) => text.includes(title)).length);
  };
  await expect.poll(told, { timeout: 20_000 }).toEqual([1, 1]);
}, 300_000);

/** A cook with a login and one published shift. */
async function cookWith(manager: string, id: string, date: string): Promise<{ token: string; shift: string }> {
  const post = async (path: string, token: string, body: object) => {
    const reply = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([path, reply.status < 300]).toEqual([path, true]);
    return JSON.parse((await reply.text()) || 'null');
  };
  const tokenOf = async (password: string) => {
    const body = new URLSearchParams({ username: id, password });
    const reply = await fetch(`${server.url}/api/token`, { method: 'POST', body });
    return ((await reply.json()) as { access_token: string }).access_token;
  };
  await post('/employees', manager, { id, name: 'Žydrė', roles: ['ring'], max_hours_per_week: 40 });
  await post(`/employees/${id}/create-login`, manager, { password: 'temporary' });
  const [current_password, new_password] = ['temporary', 'agreed-by-all'];
  const changed = { current_password, new_password, confirm_password: new_password };
  await post('/settings/change-password', await tokenOf(current_password), changed);
  const hours = { date, template: null, start_time: '08:00', end_time: '12:00', role: 'ring', employee_id: id };
  const { id: shift } = await post('/schedule/shifts', manager, hours);
  return { token: await tokenOf(new_password), shift };
}

test('killed between two agreements to a ring, and with the last one: all of its shifts change hands, or none', async () => {
  const manager = await signIn();
  const later = next.add({ months: 3 });
  const dates = ['12', '13'].map((day) => `${later.toString()}-${day}`);
  const [first, second] = [
    await cookWith(manager, 'ring-one', dates[0]!),
    await cookWith(manager, 'ring-two', dates[1]!),
  ];
  expect((await request('POST', `/schedule/publish?year=${later.year}&month=${later.month}`, manager)).status).toBe(
    200,
  );
  const holders = async () => {
    const { shifts } = (await request('GET', `/schedule?start=${dates[0]}&end=${dates[1]}`, manager)).json;
    return [first.shift, second.shift].map((id) => shifts.find((one: { id: string }) => one.id === id)?.employee_id);
  };
  const offered = await fetch(`${server.url}/api/manager/rings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${manager}`, 'content-type': 'application/json' },
    body: JSON.stringify({ shift_ids: [first.shift, second.shift] }),
  });
  expect(offered.status).toBe(201);
  const { id } = (await offered.json()) as { id: string };
  const agree = ({ token }: { token: string }) => request('POST', `/schedule/rings/${id}/agree`, token);
  expect((await agree(first)).json.status).toBe('pending');
  await killAndRestart();
  // The first yes is kept, and nothing has changed hands.
  const ring = async () =>
    (await request('GET', '/manager/rings', manager)).json.find((one: { id: string }) => one.id === id);
  expect(await ring()).toMatchObject({ status: 'pending', agreed: 1 });
  expect(await holders()).toEqual(['ring-one', 'ring-two']);
  const last = agree(second).catch(() => null);
  await delay(15);
  await killAndRestart();
  const answered = await last;
  const { status } = await ring();
  if (answered?.json.status === 'done') expect(status).toBe('done');
  expect(await holders()).toEqual(status === 'done' ? ['ring-two', 'ring-one'] : ['ring-one', 'ring-two']);
  // What wasn't done can still be agreed to, once.
  expect((await agree(second)).json.status).toBe('done');
  expect(await holders()).toEqual(['ring-two', 'ring-one']);
}, 300_000);
