import { readFileSync } from 'node:fs';
import { lawFaults } from '@pamaina/problem';
import { InputError } from './input-error.ts';

/** A whole law pack is some tens of kilobytes. */
const MOST_BYTES = 1_000_000;

/**
 * `--check-law FILE`: prints what is wrong with a law pack, a line for each field. Returns the exit code: 0 if it can
 * be used, 2 if not.
 */
export function checkLaw(args: readonly string[]): number {
  const [option, file, ...more] = args;
  if (option !== '--check-law' || file === undefined || more.length > 0)
    throw new InputError('usage: solve --check-law FILE');
  const faults = lawFaults(read(file));
  for (const fault of faults) process.stderr.write(`${file}: ${fault}\n`);
  if (faults.length > 0) return 2;
  process.stdout.write(`${file}: a law pack that can be used\n`);
  return 0;
}

function read(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.length > MOST_BYTES) throw new Error(`has more than ${MOST_BYTES} bytes`);
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}
