import { readdir, readFile } from 'node:fs/promises';

/** Ticks a second of Linux's process accounting. */
const TICKS = 100;

/**
 * The processor seconds that processes have used so far, with their children that have ended; Linux only.
 * @param withChildren those that run now, too
 */
export async function processorSeconds(pids: readonly number[], withChildren: boolean): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  let ticks = 0;
  for (const pid of names.map(Number)) {
    const found = await statOf(pid).catch(() => null);
    if (found === null) continue;
    if (pids.includes(pid)) ticks += found.own + found.ended;
    else if (withChildren && pids.includes(found.parent)) ticks += found.own;
  }
  return ticks / TICKS;
}

export const parentOf = async (pid: number): Promise<number> => (await statOf(pid)).parent;

async function statOf(pid: number): Promise<{ parent: number; own: number; ended: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name in parentheses: state, parent ... user, system, those of ended children.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const sum = (first: number) => Number(fields[first]) + Number(fields[first + 1]);
  return { parent: Number(fields[1]), own: sum(11), ended: sum(13) };
}
