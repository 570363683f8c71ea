import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { cafeManager, callsOf, REGISTRATION_CODE, shopManager } from './product-calls.ts';

/** Milliseconds of a month's GET as a client sees them (p95): idle, and while a month is planned on all threads. */
export interface ApiLatency {
  idle: number;
  planning: number;
}

const REQUESTS = 1000;
const SECONDS = 60;
const MAIN = join(import.meta.dirname, '../../apps/api/src/main.ts');

/** Starts the product on a database of its own, and asks it for the demo café's month, idle and while it plans a shop of 80 people. */
export async function apiLatency(): Promise<ApiLatency> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '1',
    WORKERS: String(availableParallelism()),
    DATABASE_URL: '',
    REGISTRATION_CODE,
  };
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const send = callsOf(await addressOf(server.stdout));
    const cafe = await cafeManager(send);
    const shop = await shopManager(send);
    const month = new Date().toISOString().slice(0, 7);
    const ask = () => send('GET', `/schedule?start=${month}-01&end=${month}-28`, { token: cafe });
    await latencies(ask);
    const idle = p95(await latencies(ask));
    const [year = '', number = ''] = month.split('-');
    const plan = `/generate-schedule?year=${Number(year) + 1}&month=${Number(number)}`;
    const body = { seconds: SECONDS, seed: 1 };
    const { job_id: job } = await send<{ job_id: string }>('POST', plan, {
      token: shop,
      body,
      headers: { prefer: 'respond-async' },
    });
    const planning = p95(await latencies(ask));
    const { state } = await send<{ state: string }>('GET', `/generate-schedule/${job}`, { token: shop });
    if (state !== 'running') throw new Error(`While the requests were timed the plan became ${state}`);
    return { idle, planning };
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

async function latencies(ask: () => Promise<unknown>): Promise<number[]> {
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
