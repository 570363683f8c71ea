import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, on every Linux that Node.js runs on. */
const TICKS = 100;

/** Fields of /proc/PID/stat after the program’s name, which may have spaces; empty: it has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0);

/** A process and its children, such as PostgreSQL’s. */
export function descendantsOf(pid: number): number[] {
  const pids = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  return [pid, ...pids.filter((child) => parentOf(child) === pid)];
}

/** Seconds of processor time, of those that still run. */
export const cpuSecondsOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = statOf(pid);
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
  }, 0);
