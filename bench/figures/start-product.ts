import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REGISTRATION_CODE } from './product-calls.ts';

const MAIN = join(import.meta.dirname, '../../apps/api/src/main.ts');

export interface StartedProduct {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the product with the demo business and its own database, unless the settings name a folder, which is then
 * kept; only reachable from this machine.
 */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<StartedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '1',
    DATABASE_URL: '',
    REGISTRATION_CODE,
    ...settings,
  };
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(server.stdout), stop };
  } catch (error) {
    await stop();
    throw error;
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
