import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorLineOf } from './error-line.ts';
import type { Peer, Skipped } from './planner.ts';

const VERSION = '9.15.6755';
const WORKERS = 2;
const SOLVE = join(import.meta.dirname, 'cp_sat/solve.py');

/** Google's CP-SAT in a virtual environment of its own in the folder, which is made once. */
export function prepareCpSat(folder: string, python = 'python3'): Peer | Skipped {
  const home = join(folder, `cp-sat-${VERSION}`);
  const own = join(home, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    run(python, '-c', 'import sys; sys.exit("Python 3.10 or later is needed" if sys.version_info < (3, 10) else 0)');
    if (!existsSync(own)) run(python, '-m', 'venv', home);
    if (!run(own, '-m', 'pip', 'list').includes(VERSION)) run(own, '-m', 'pip', 'install', '-q', `ortools==${VERSION}`);
  } catch (error) {
    return { skipped: `CP-SAT skipped: ${errorLineOf(error)}` };
  }
  return {
    name: 'CP-SAT',
    about: `CP-SAT ${VERSION}, ${WORKERS} workers`,
    models: () => true,
    command: ({ file, moments, seed }) => {
      const limit = String(moments.at(-1));
      return [own, '-B', SOLVE, file, limit, String(seed), String(WORKERS), moments.join(',')];
    },
  };
}
