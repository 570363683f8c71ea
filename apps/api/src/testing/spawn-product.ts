import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../main.ts');

/** The variables of this process that are no settings of the product. */
const inherited = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'LANG'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

export interface SpawnedProduct {
  /** The address, or null when it ended before it listened. */
  url: string | null;
  /** What it has written until now. */
  said: () => { out: string; err: string };
  /** Freezes it (SIGSTOP), or lets it go on (SIGCONT). */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  /** @returns the exit code */
  stop: () => Promise<number | null>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Milliseconds from the start until it listened or ended. */
  took: number;
}

/** Starts the product itself with these settings and no others; returns when it listens or has ended. */
export async function spawnProduct(settings: NodeJS.ProcessEnv): Promise<SpawnedProduct> {
  const began = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: { ...inherited, PORT: '0', WORKERS: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  const ended = once(child, 'close').then(([code]) => code as number | null);
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const listens = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
      const url = /is running: (http:\/\/\S+)\n/.exec(said.out)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  const url = await Promise.race([listens, ended.then(() => null)]);
  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  return { url, said: () => ({ ...said }), signal, stop, ended, took: performance.now() - began };
}
