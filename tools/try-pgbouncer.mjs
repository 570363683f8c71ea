// `npm run try-pgbouncer`: the set of several processes with PgBouncer in transaction mode between them and PostgreSQL,
// and the tests of the set on it. It needs PgBouncer (on Debian: apt-get install pgbouncer).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pgBouncerProgram } from './set/pgbouncer.ts';
import { ROOT } from './programs.mjs';

const TESTS = ['pgbouncer', 'four-webs', 'roles', 'clock', 'set'];

if (pgBouncerProgram() === null) {
  console.error('PgBouncer is not installed. On Debian and Ubuntu: sudo apt-get install pgbouncer');
  process.exitCode = 1;
} else {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const files = TESTS.map((name) => `tools/set/${name}.test.ts`);
  const args = [vitest, 'run', '--project', 'tools', '--no-file-parallelism', ...files];
  const env = { ...process.env, SET_POOLER: 'pgbouncer' };
  const tests = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
  tests.once('exit', (code) => (process.exitCode = code ?? 1));
}
