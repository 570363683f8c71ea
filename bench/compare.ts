import { readFileSync } from 'node:fs';
import { compareResults } from './compare-results.ts';
import type { Results } from './results.ts';

/** `npm run bench:compare -- BEFORE.json AFTER.json`: lists what got worse; exits with 1 if anything did. */
const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  console.error('usage: bench:compare BEFORE.json AFTER.json');
  process.exitCode = 2;
} else {
  const read = (file: string): Results => JSON.parse(readFileSync(file, 'utf8')) as Results;
  const faults = compareResults(read(before), read(after));
  for (const fault of faults) console.log(fault);
  if (faults.length === 0) console.log('Nothing got worse.');
  process.exitCode = faults.length === 0 ? 0 : 1;
}
