import { availableParallelism } from 'node:os';
import { cafeManager, callsOf, shopManager } from './product-calls.ts';
import { startProduct } from './start-product.ts';

/** Milliseconds of a month's GET at the client (p95): idle, and while a month is planned on all threads. */
export interface ApiLatency {
  idle: number;
  planning: number;
}

const REQUESTS = 1000;
const SECONDS = 60;

/**
 * Starts the product with its own database, and requests the demo café's month, idle and while it plans a shop with 80
 * employees.
 */
export async function apiLatency(): Promise<ApiLatency> {
  const product = await startProduct({ WORKERS: String(availableParallelism()) });
  try {
    const send = callsOf(product.url);
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
    await product.stop();
  }
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
