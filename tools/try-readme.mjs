// `npm run try-readme`: follows README.md and docs/operate by the letter, from an empty folder to a backup restored on
// a second machine. `--quick` copies the installed packages instead of installing them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { assertNodeCanInstall, modernNode, ROOT } from './programs.mjs';

try {
  assertNodeCanInstall();
  ensureInstalled({ forTests: true });
  const program = join(ROOT, 'tools', 'try-readme', 'main.ts');
  const child = spawn(modernNode(), [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  // It stops what it started and deletes its folders; until then this waits.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => console.error(error.message));
  child.once('close', (status, signal) => (process.exitCode = signal ? 1 : (status ?? 1)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
