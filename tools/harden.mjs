// `npm run harden`: the long draws of what `npm test` tries shortly; with names only those parts (docs/decisions/076).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './programs.mjs';

const GUARDS = 'apps/api/src/testing/guards';

/** What each part runs. */
const PARTS = {
  set: ['tools/set/set.test.ts', 'tools/set/killed-planner.test.ts', 'tools/set/roles.test.ts'],
  kills: ['tools/set/kills.test.ts', `${GUARDS}/kill.test.ts`],
  fuzz: [`${GUARDS}/fuzz.test.ts`, `${GUARDS}/hostile-input.test.ts`],
  faults: [
    ...['faults', 'silent-line', 'full-disk', 'frozen'].map((name) => `${GUARDS}/${name}.test.ts`),
    'platform/database/watch-line.test.ts',
    'features/money/payments/provider-faults.test.ts',
    'notifications/delivery/',
  ],
  guards: ['tools/harden'],
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}": the parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const env = { ...process.env, DRAWS: 'all' };
// One after the other: what is measured must not wait for another part.
const failed = (chosen.length > 0 ? chosen : Object.keys(PARTS)).filter((name) => {
  console.log(`\n=== ${name}`);
  const args = [join(ROOT, 'tools', 'test.mjs'), ...PARTS[name]];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env }).status !== 0;
});
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll parts hold.');
process.exitCode = failed.length > 0 ? 1 : 0;
