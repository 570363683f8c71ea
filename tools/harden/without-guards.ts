import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Guard } from './guards.ts';

export const ROOT = join(import.meta.dirname, '../..');
const API = 'apps/api/src';

/** The file of a guard without it. @throws when its text is not there once: the product has changed */
export async function without({ name, file, text, without: left }: Guard, root = ROOT): Promise<string> {
  const source = await readFile(join(root, API, file), 'utf8');
  if (source.split(text).length !== 2) throw new Error(`"${name}": its text is not once in ${file}`);
  return source.replace(text, () => left);
}

export interface Copy {
  /** Runs the tests that must notice that this guard is missing. @returns those that stayed green */
  unnoticed(guard: Guard): Promise<string[]>;
  remove(): Promise<void>;
}

/** A copy of the repository as it is on disk, so that a guard can be taken away beside people at work. */
export async function copyRepository(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'pamaina-guards-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const path of listed.toString().split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(ROOT, path), join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, and not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return {
    async unnoticed(guard) {
      const path = join(folder, API, guard.file);
      const whole = await readFile(path);
      await writeFile(path, await without(guard));
      try {
        const green: string[] = [];
        for (const test of guard.noticedBy) if ((await failures(folder, `${API}/${test}`)) === 0) green.push(test);
        return green;
      } finally {
        await writeFile(path, whole);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** How many tests of a file fail. @throws when they did not run: a guard that breaks the product proves nothing */
async function failures(folder: string, test: string): Promise<number> {
  const report = join(folder, 'report.json');
  await rm(report, { force: true });
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const options = ['run', '--project', 'api', '--reporter=json', `--outputFile=${report}`, test];
  let said = '';
  await new Promise((resolve) => {
    const child = spawn(process.execPath, [vitest, ...options], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => (said = `${said}${text}`.slice(-4_000)));
    child.once('close', resolve);
  });
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as {
    numPassedTests?: number;
    numFailedTests?: number;
  };
  if (numPassedTests + numFailedTests === 0) throw new Error(`${test} did not run:\n${said}`);
  return numFailedTests;
}
