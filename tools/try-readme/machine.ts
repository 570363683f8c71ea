import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { ROOT } from '../checks/source-files.ts';

/** The first start installs and builds. */
const STARTED_WITHIN_MS = 15 * 60_000;
const ENDED_WITHIN_MS = 15 * 60_000;
/** As an operator waits after Ctrl-C. */
const STOPPED_WITHIN_MS = 60_000;

export interface Started {
  /** As the program says it. */
  url: string;
  /** All that it said so far. */
  said(): string;
  /** As Ctrl-C. */
  stop(): Promise<void>;
}

/** A machine with Node.js and npm, and nothing else of anybody: a folder of its own, a home of its own. */
export class Machine {
  readonly home: string;
  /** Where the reader is. */
  folder: string;
  readonly #isQuick: boolean;
  readonly #running = new Set<ChildProcess>();

  /** @param isQuick packages are copied, not installed */
  constructor(folder: string, isQuick: boolean) {
    this.home = join(folder, 'home');
    this.folder = this.home;
    this.#isQuick = isQuick;
    mkdirSync(this.home, { recursive: true });
  }

  /**
   * Types a command and waits for its end.
   * @returns what it said on standard output
   * @throws with all that it said, if it fails
   */
  type(command: string, settings: Record<string, string> = {}): string {
    console.log(`${this.folder}$ ${command}`);
    const [, target] = /^cd (\S+)$/.exec(command) ?? [];
    if (target !== undefined) {
      this.folder = resolve(this.folder, target);
      if (!existsSync(this.folder)) throw new Error(`There is no folder ${this.folder}.`);
      return '';
    }
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: this.folder,
      env: this.#env(settings),
      encoding: 'utf8',
      timeout: ENDED_WITHIN_MS,
    });
    if (status !== 0) throw new Error(`"${command}" ended with ${status}:\n${stdout}${stderr}`);
    if (command.startsWith('git clone ') && this.#isQuick)
      copyPackages(resolve(this.folder, command.split(' ').at(-1) ?? ''));
    return stdout;
  }

  /** Types the command that starts the product, and waits until it says its address. */
  async start(command: string, settings: Record<string, string> = {}): Promise<Started> {
    console.log(`${this.folder}$ ${command}`);
    const env = this.#env({ PORT: String(await freePort()), ...settings });
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
    // A group of its own, which gets the signal as from a terminal.
    const child = spawn('sh', ['-c', `exec ${command}`], { cwd: this.folder, env, stdio, detached: true });
    this.#running.add(child);
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => (said += text));
    // Not its exit: the server that npm started holds the output until it is gone.
    const ended = once(child, 'close').then(() => this.#running.delete(child));
    const deadline = Date.now() + STARTED_WITHIN_MS;
    for (;;) {
      const [, url] = /Pamaina is running: (\S+)\n[^]*\n$/.exec(said) ?? [];
      if (url !== undefined) return { url, said: () => said, stop: () => stop(child, ended) };
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`"${command}" did not start:\n${said}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  /** Ends what still runs. */
  async switchOff(): Promise<void> {
    await Promise.all([...this.#running].map((child) => stop(child, once(child, 'close'))));
  }

  /** Of the shell that called, only where programs are: none of this repository, and no setting. */
  #env(settings: Record<string, string>): NodeJS.ProcessEnv {
    const path = (process.env['PATH'] ?? '').split(':').filter((place) => !place.includes('node_modules'));
    return { PATH: path.join(':'), HOME: this.home, LANG: 'C.UTF-8', ...settings };
  }
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = -child.pid;
  process.kill(group, 'SIGINT');
  const late = setTimeout(() => process.kill(group, 'SIGKILL'), STOPPED_WITHIN_MS);
  await ended;
  clearTimeout(late);
}

/** Hard links: no bytes are copied. */
function copyPackages(clone: string): void {
  const places = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: ROOT, encoding: 'utf8' });
  for (const place of places.trim().split('\n')) {
    const from = join(ROOT, place, '../node_modules');
    if (!existsSync(from)) continue;
    if (process.platform === 'win32') cpSync(from, join(clone, place, '../node_modules'), { recursive: true });
    else execFileSync('cp', ['-al', from, join(clone, place, '../node_modules')]);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
