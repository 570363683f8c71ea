import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { callsOf, REGISTRATION_CODE, type Calls } from './product-calls.ts';

const MAIN = join(import.meta.dirname, '../../apps/api/src/main.ts');

/** The product as it runs for others: a process of its own, asked over HTTP. */
export interface Product {
  send: Calls;
  stop(): Promise<void>;
}

/** Starts the product with the demo on the database of a folder, which is made where there is none. */
export async function startProduct(folder: string, settings: Record<string, string> = {}): Promise<Product> {
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
  return {
    send: callsOf(await addressOf(server.stdout)),
    async stop() {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    },
  };
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
