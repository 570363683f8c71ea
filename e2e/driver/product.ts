import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../../apps/api/src/main.ts');
const CLOCK = join(import.meta.dirname, 'moved-clock.ts');

/** The company code of the run: registering with it makes a manager. */
export const REGISTRATION_CODE = 'company-code-of-the-journeys';

export interface Product {
  url: string;
  /** The directory of its files: without a mail server, emails too. */
  dataDir: string;
  stop: () => Promise<void>;
  /** Only of a product with a clock of its own: it is this time now (milliseconds since 1970). */
  setClock: (at: number) => Promise<void>;
}

/**
 * Starts the product as `npm start` does, on a separate database with the demo in it.
 * @param more settings
 * @param clock the time at which its own clock starts (milliseconds since 1970); absent: the machine's clock
 */
export async function startProduct(more: Readonly<Record<string, string>> = {}, clock?: number): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pamaina-e2e-'));
  const settings = { DATA_DIR: dataDir, PORT: '0', WORKERS: '1', DEMO: '1', REGISTRATION_CODE, ...more };
  const env = { ...process.env, ...settings, ...(clock !== undefined && { CLOCK_STARTS_AT: String(clock) }) };
  const product = spawn(process.execPath, [...(clock === undefined ? [] : ['--import', CLOCK]), MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', ...(clock === undefined ? [] : ['ipc' as const])],
  });
  const output = product.stdout;
  if (output === null) throw new Error('The product has no output');
  const ended = once(product, 'exit');
  const stop = async () => {
    product.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = await new Promise<string | undefined>((resolve) => {
    const lines = createInterface({ input: output });
    lines.on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line)?.[0];
      if (found !== undefined) resolve(found);
      // A test that fails on an internal error shows which.
      if (/"level":[56]0/.test(line)) console.error(line);
    });
    lines.on('close', () => resolve(undefined));
  });
  const setClock = async (at: number) => {
    const isSet = once(product, 'message');
    product.send(at);
    await isSet;
  };
  if (url !== undefined) return { url, dataDir, stop, setClock };
  await stop();
  throw new Error('The product ended before it listened');
}
