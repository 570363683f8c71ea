import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import type { ServerUser } from './server-user.ts';

/** How a PostgreSQL program is spawned for a cluster folder: its folder, its user, an environment without secrets. */
export function programOptions(clusterFolder: string, user: ServerUser): SpawnOptions {
  const { PATH, SystemRoot } = process.env;
  return {
    cwd: clusterFolder,
    env: { LC_ALL: 'C', TZ: 'UTC', ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) },
    windowsHide: true,
    ...user,
  };
}

/**
 * The path by which the server finds its own folder.
 *
 * The unprivileged user may be unable to traverse to the folder (a private home directory), but the process is spawned
 * with it as working directory, and Linux follows `/proc/self/cwd` without traversal.
 */
export function clusterArgument(clusterFolder: string, user: ServerUser): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : clusterFolder;
}

/** Runs a PostgreSQL program to its end. @throws Error with what it printed when it fails. */
export async function runProgram(program: string, args: readonly string[], options: SpawnOptions): Promise<void> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed (${code ?? 'killed'}): ${output.trim()}`);
}
