import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';

const PLACES = ['packages', 'apps', 'e2e', 'tools', 'bench'];

/**
 * Checks the imports in a repository against the rules.
 *
 * @param folder the repository's
 * @throws Error if there is nothing to check: a tool that reads no module finds no fault.
 */
export async function findForbiddenImports(folder: string): Promise<IViolation[]> {
  const { forbidden = [], options } = rules;
  const places = PLACES.filter((place) => existsSync(join(folder, place)));
  const { output } = await cruise(places, {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
    outputType: 'json',
  });
  if (typeof output !== 'string') throw new TypeError('The report is not JSON.');
  const { modules, summary } = JSON.parse(output) as ICruiseResult;
  const own = modules.filter(({ source }) => !source.includes('node_modules/'));
  if (own.length === 0) throw new Error('No module was read: the check of the imports checks nothing.');
  return summary.violations;
}

if (process.argv[1] === import.meta.filename) {
  const violations = await findForbiddenImports(resolve(import.meta.dirname, '../..'));
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
