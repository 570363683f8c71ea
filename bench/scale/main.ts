import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assumptions } from './assumptions.ts';
import { readFigures, readPlans } from './figures.ts';
import { needOf } from './model.ts';
import { pageOf } from './page.ts';
import { readDistribution } from './schema.ts';

/**
 * `npm run scale -- --businesses 10000`: what that many businesses need at month's end; `--write` makes it
 * docs/scale.md.
 */
const { values } = parseArgs({
  options: { businesses: { type: 'string', default: '10000' }, write: { type: 'boolean', default: false } },
});
const businesses = Number(values.businesses);
if (!Number.isInteger(businesses) || businesses < 1) {
  console.error('--businesses must be a whole number, at least 1.');
  process.exitCode = 1;
} else {
  const measured = { figures: readFigures(), plans: readPlans() };
  const page = pageOf(needOf(businesses, measured, assumptions), measured, await readDistribution());
  if (values.write) await writeFile(join(import.meta.dirname, '../../docs/scale.md'), page);
  else console.log(page);
}
