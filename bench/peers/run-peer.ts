import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import type { End, Moment, Peer, PeerRun, RunOrder } from './planner.ts';

/** A large model takes longer to build than to plan; after that long something is wrong. */
const BUILDING_SECONDS = 300;
/** Our planning threads are that many steps behind the process that they are in: peers are too. */
const BEHIND = 10;

/** Runs a peer once in a process of its own. Throws if that process fails. */
export async function runPeer(peer: Peer, order: RunOrder): Promise<PeerRun> {
  const [program, ...args] = peer.command(order);
  const limit = ((order.moments.at(-1) ?? 0) + BUILDING_SECONDS) * 1000;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: limit, killSignal: 'SIGKILL' });
  if (child.pid !== undefined) giveWay(child.pid);
  const [written, errors] = ['', ''].map(() => [] as string[]);
  child.stdout.setEncoding('utf8').on('data', (text: string) => written?.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors?.push(text));
  const code = await new Promise<number | null>((done, fail) => child.once('close', done).once('error', fail));
  const run = readRun(written?.join('') ?? '');
  if (code !== 0 || run === null) {
    const why = errors?.join('').trim().split('\n').at(-1) ?? '';
    throw new Error(`${peer.name} ended with code ${code} on ${order.file}: ${why}`);
  }
  return run;
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + BEHIND));
  } catch {
    // It has ended already, or the system has no priorities.
  }
}

/** The lines that a peer writes; null if the last one is missing. */
export function readRun(text: string): PeerRun | null {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Moment | End | { notModelled: string[] });
  const last = lines.at(-1);
  if (last === undefined || 'at' in last) return null;
  if ('notModelled' in last) return last;
  return { moments: lines.filter((line) => 'at' in line), end: last };
}
