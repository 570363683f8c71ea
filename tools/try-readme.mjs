// `npm run try-readme`: follows README.md and docs/operate by the letter, from an empty folder to a backup restored on
// a second machine. `--quick` copies the installed packages instead of installing them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { assertNodeCanInstall, modernNode, ROOT } from './programs.mjs';

try {
  assertNodeCanInstall();
  ensureInstalled();
  const program = join(ROOT, 'tools', 'try-readme', 'main.ts');
  const { status, error } = spawnSync(modernNode(), [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
