// `npm run harden`: the long draws of what `npm test` tries shortly: processes of the set killed for minutes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './programs.mjs';

const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'tools', 'test.mjs'), 'tools/set', ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, DRAWS: 'all' },
  },
);
process.exitCode = status ?? 1;
