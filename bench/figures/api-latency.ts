import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';

/** Milliseconds of a month's GET as a client sees them (p95): idle, and while a month is planned on all threads. */
export interface ApiLatency {
  idle: number;
  planning: number;
}

const REQUESTS = 300;
const SECONDS = 60;
const MAIN = join(import.meta.dirname, '../../apps/api/src/main.ts');

/** Starts the product with the demo café on a database of its own, and asks it the same question idle and busy. */
export async function apiLatency(): Promise<ApiLatency> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '1',
    WORKERS: String(availableParallelism()),
    DATABASE_URL: '',
  };
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await addressOf(server.stdout);
    const headers = { authorization: `Bearer ${await tokenOf(url)}`, 'content-type': 'application/json' };
    const month = new Date().toISOString().slice(0, 7);
    const ask = async (): Promise<void> => {
      const reply = await fetch(`${url}/api/schedule?start=${month}-01&end=${month}-28`, { headers });
      if (!reply.ok) throw new Error(`GET /schedule answered ${reply.status}: ${await reply.text()}`);
      await reply.arrayBuffer();
    };
    await latencies(ask);
    const idle = p95(await latencies(ask));
    const [year = '', number = ''] = month.split('-');
    const started = await fetch(`${url}/api/generate-schedule?year=${year}&month=${Number(number)}`, {
      method: 'POST',
      headers: { ...headers, prefer: 'respond-async' },
      body: JSON.stringify({ seconds: SECONDS, seed: 1 }),
    });
    if (started.status !== 202)
      throw new Error(`POST /generate-schedule answered ${started.status}: ${await started.text()}`);
    return { idle, planning: p95(await latencies(ask)) };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const chunk of output) {
    said += String(chunk);
    const [address] = /http:\/\/[\w.[\]:]+:\d+/.exec(said) ?? [];
    if (address !== undefined) {
      output.resume();
      return address;
    }
  }
  throw new Error(`The product ended before it had an address: ${said}`);
}

/** A manager's token for the demo's project. */
async function tokenOf(url: string): Promise<string> {
  const form = new URLSearchParams({ username: 'demo', password: 'demo-demo' });
  const signedIn = await json(`${url}/api/token`, { method: 'POST', body: form });
  const headers = { authorization: `Bearer ${signedIn.access_token}` };
  const [project] = await json(`${url}/api/projects`, { headers });
  const selected = await json(`${url}/api/projects/select/${project.id}`, { method: 'POST', headers });
  return String(selected.access_token);
}

async function json(url: string, request: RequestInit) {
  const reply = await fetch(url, request);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  // As JSON.parse leaves it: the product's own tests hold its replies to the contract.
  return JSON.parse(await reply.text());
}

async function latencies(ask: () => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const started = performance.now();
    await ask();
    taken.push(performance.now() - started);
  }
  return taken;
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;
}
