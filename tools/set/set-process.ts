import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const MAIN = join(import.meta.dirname, '../../apps/api/src/main.ts');
const ADDRESS = /http:\/\/[\w.[\]:]+:\d+/;

/** One process of the product, as the operating system sees it. */
export interface SetProcess {
  /** The address on which it listens. */
  url: string;
  child: ChildProcess;
  /** Ends it like a power cut; resolves when it is gone. */
  kill(): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
}

/** Of Linux (util-linux). */
const CHRT = '/usr/bin/chrt';

/** The command that runs a program only where nothing else wants the processor, where the system can do that. */
export function yielding(command: [string, ...string[]]): [string, ...string[]] {
  return existsSync(CHRT) ? [CHRT, '--idle', '0', ...command] : command;
}

/**
 * Starts the product with these settings on a free port; resolves when it listens.
 * @param yields whether it leaves the processors to all others, where the system can do that
 * @throws with what it said when it ended before
 */
export async function startProcess(settings: NodeJS.ProcessEnv, yields = false): Promise<SetProcess> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...settings };
  const [program, ...parts] = yields ? yielding([process.execPath, MAIN]) : [process.execPath, MAIN];
  const child = spawn(program, parts, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  let said = '';
  const url = await addressOf(child.stdout).catch(async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    throw new Error(`The process ended before it listened: ${said.trim()}`);
  });
  child.stderr.pipe(process.stderr);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await once(child, 'exit');
  };
  return { url, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function addressOf(output: Readable): Promise<string> {
  let said = '';
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    const [address] = ADDRESS.exec(said) ?? [];
    if (address !== undefined) {
      // Nobody reads the rest: a full pipe would stop it.
      output.resume();
      return address;
    }
  }
  throw new Error('no address');
}
