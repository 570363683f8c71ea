import { readBenchmark, type Problem } from '@pamaina/engine';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { readBestKnown } from '../read-best-known.ts';
import type { PeerCase } from './planner.ts';

/** Next to the checkout: the public instances can't be stored in it. */
const SHARED = resolve(import.meta.dirname, '../../../shared/data');

/**
 * The instances (`.txt`) and problems (`.json`) among the files, and in the folders, by name and number; without any,
 * those beside the checkout. Throws if there are none.
 */
export function readCases(given: readonly string[]): PeerCase[] {
  const paths = given.length > 0 ? given : ['benchmark', 'proved'].map((name) => join(SHARED, name)).filter(existsSync);
  const files = paths.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [resolve(path)]));
  if (files.length === 0) throw new Error('Name files of the public benchmark (.txt) or problems (.json)');
  return files.map(readCase);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^Instance.*\.txt$|\.json$/.test(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => join(resolve(folder), name));
}

function readCase(file: string): PeerCase {
  const isProblem = extname(file) === '.json';
  const text = readFileSync(file, 'utf8');
  const problem = isProblem ? (JSON.parse(text) as Problem) : readBenchmark(text);
  const name = basename(file, extname(file));
  return { name, file, problem, best: (isProblem ? optimumOf : bestKnownOf)(file, name), isProblem };
}

function bestKnownOf(file: string, name: string): number | null {
  const table = join(dirname(file), 'README.md');
  const number = Number(/\d+$/.exec(name)?.[0]);
  return existsSync(table) ? (readBestKnown(readFileSync(table, 'utf8')).get(number) ?? null) : null;
}

/** From `optimum.csv` beside it: problem, optimum as another program proved it. */
function optimumOf(file: string, name: string): number | null {
  const table = join(dirname(file), 'optimum.csv');
  const lines = existsSync(table) ? readFileSync(table, 'utf8').split(/\r?\n/) : [];
  const line = lines.find((one) => one.startsWith(`${name},`));
  return line === undefined ? null : Number(line.split(',')[1]);
}
