import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BenchmarkError, readBenchmark, type Problem } from '@pamaina/engine';
import type { BenchCase } from './bench-case.ts';
import { readBestKnown } from './read-best-known.ts';

/** The instances of a folder, by number. `best` is the file with the best known penalties. */
export function instancesOf(folder: string, best: string = join(folder, 'README.md')): BenchCase[] {
  const known = existsSync(best) ? readBestKnown(readFileSync(best, 'utf8')) : new Map<number, number>();
  const numberOf = (file: string): number => Number(/(\d+)\.txt$/.exec(file)?.[1] ?? Infinity);
  return readdirSync(folder)
    .filter((file) => /^Instance.*\.txt$/.test(file))
    .sort((a, b) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1))
    .map((file): BenchCase => ({
      name: basename(file, '.txt'),
      kind: 'instance',
      problem: readInstance(join(folder, file)),
      bestKnown: known.get(numberOf(file)) ?? null,
      file: join(folder, file),
    }));
}

/** Throws a one-line error that names the file. */
function readInstance(file: string): Problem {
  try {
    return readBenchmark(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof BenchmarkError)) throw error;
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}
