// `npm run backup`, `npm run restore`: from a fresh clone, or any later state, runs a program of the API.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { assertNodeCanInstall, modernNode, ROOT } from './programs.mjs';

try {
  assertNodeCanInstall();
  ensureInstalled();
  const [name, ...args] = process.argv.slice(2);
  const program = join(ROOT, 'apps', 'api', 'src', `${name}.ts`);
  const { status, error } = spawnSync(modernNode(), [program, ...args], { cwd: ROOT, stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
