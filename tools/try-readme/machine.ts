import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../checks/source-files.ts';
import { freePort } from '../free-port.ts';

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

/** A command that runs, in a group of its own, which gets signals as from a terminal. */
interface Running {
  said: { out: string; all: string };
  /** How the command itself ended; its children may go on. */
  exit: { code: number | string } | null;
  /** Not its exit: a server that npm started holds the output until it is gone. */
  closed: Promise<void>;
  signal: (name: NodeJS.Signals) => void;
}

/** A machine with Node.js and npm, and nothing else of anybody: a folder of its own, a home of its own. */
export class Machine {
  readonly home: string;
  /** Where the reader is. */
  folder: string;
  readonly #isQuick: boolean;
  readonly #end: AbortSignal;
  readonly #running = new Set<Running>();

  /**
   * @param isQuick packages are copied, not installed
   * @param end nothing is run any more
   */
  constructor(folder: string, isQuick: boolean, end: AbortSignal) {
    this.home = join(folder, 'home');
    this.folder = this.home;
    this.#isQuick = isQuick;
    this.#end = end;
    mkdirSync(this.home, { recursive: true });
  }

  /**
   * Types a command and waits for its end.
   * @returns what it said on standard output
   * @throws with all that it said, if it fails
   */
  async type(command: string, settings: Record<string, string> = {}): Promise<string> {
    console.log(`${this.folder}$ ${command}`);
    const [, target] = /^cd (\S+)$/.exec(command) ?? [];
    if (target !== undefined) {
      this.folder = resolve(this.folder, target);
      if (!existsSync(this.folder)) throw new Error(`There is no folder ${this.folder}.`);
      return '';
    }
    const running = this.#run(command, settings);
    const late = setTimeout(() => running.signal('SIGKILL'), ENDED_WITHIN_MS);
    await running.closed;
    clearTimeout(late);
    const { exit, said } = running;
    if (exit?.code !== 0) throw new Error(`"${command}" ended with ${exit?.code}:\n${said.all}`);
    if (command.startsWith('git clone ') && this.#isQuick)
      copyPackages(resolve(this.folder, command.split(' ').at(-1) ?? ''));
    return said.out;
  }

  /** Types the command that starts the product, and waits until it says its address. */
  async start(command: string, settings: Record<string, string> = {}): Promise<Started> {
    console.log(`${this.folder}$ ${command}`);
    const running = this.#run(`exec ${command}`, { PORT: String(await freePort()), ...settings });
    const deadline = Date.now() + STARTED_WITHIN_MS;
    for (;;) {
      const { all } = running.said;
      const [, url] = /Pamaina is running: (\S+)\n[^]*\n$/.exec(all) ?? [];
      if (url !== undefined) return { url, said: () => running.said.all, stop: () => stop(running) };
      if (running.exit !== null || Date.now() > deadline) throw new Error(`"${command}" did not start:\n${all}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  /** Ends what still runs. */
  async switchOff(): Promise<void> {
    await Promise.all([...this.#running].map(stop));
  }

  #run(command: string, settings: Record<string, string>): Running {
    this.#end.throwIfAborted();
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
    const child = spawn('sh', ['-c', command], { cwd: this.folder, env: this.#env(settings), stdio, detached: true });
    const running: Running = {
      said: { out: '', all: '' },
      exit: null,
      closed: once(child, 'close').then(() => void this.#running.delete(running)),
      signal: (name) => signalGroup(child.pid, name),
    };
    this.#running.add(running);
    child.once('exit', (code, signal) => (running.exit = { code: code ?? signal ?? 'nothing' }));
    child.stdout.setEncoding('utf8').on('data', (text: string) => (running.said.out += text));
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => (running.said.all += text));
    return running;
  }

  /** Of the shell that called, only where programs are: none of this repository, and no setting. */
  #env(settings: Record<string, string>): NodeJS.ProcessEnv {
    const path = (process.env['PATH'] ?? '').split(':').filter((place) => !place.includes('node_modules'));
    return { PATH: path.join(':'), HOME: this.home, LANG: 'C.UTF-8', ...settings };
  }
}

/** Also where npm has ended: the server that it started may not have. */
async function stop({ closed, signal }: Running): Promise<void> {
  signal('SIGINT');
  const late = setTimeout(() => signal('SIGKILL'), STOPPED_WITHIN_MS);
  await closed;
  clearTimeout(late);
}

function signalGroup(leader: number | undefined, name: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, name);
  } catch (error) {
    // All of them are gone.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
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
