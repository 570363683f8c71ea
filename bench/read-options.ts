import { operatorNames, type OperatorName } from '@pamaina/engine';
import { parseArgs } from 'node:util';
import type { Clock } from './attempt.ts';

/** The options of a benchmark run. */
export interface BenchOptions {
  /** The folder of instances. */
  folder: string | null;
  /** A file with a table of best known penalties; null: the folder's README.md. */
  best: string | null;
  seconds: number[];
  seeds: number[];
  threads: number;
  clock: Clock;
  /** Operators of the search that are left out. */
  without: OperatorName[];
  /** Names of cases, or prefixes that end in `*`; null: all. */
  only: string[] | null;
  yardsticks: boolean;
  /** Whether to write a file to `bench/results`. */
  keep: boolean;
}

const USAGE =
  'usage: bench:engine [FOLDER] [--best FILE] [--seconds 10,60] [--seeds 1,2,3] [--threads 2] [--clock wall|cpu] [--only Instance1,cafe*] [--without dive,sweep] [--no-yardsticks] [--no-keep]';

/** Reads the command line. Throws a one-line `Error`. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      best: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      seeds: { type: 'string', default: '1,2,3' },
      threads: { type: 'string', default: '2' },
      clock: { type: 'string', default: 'wall' },
      only: { type: 'string' },
      without: { type: 'string' },
      yardsticks: { type: 'boolean', default: true },
      keep: { type: 'boolean', default: true },
    },
  });
  if (positionals.length > 1) throw new Error(USAGE);
  const { clock } = values;
  if (clock !== 'wall' && clock !== 'cpu') throw new Error(USAGE);
  return {
    clock,
    folder: positionals[0] ?? null,
    best: values.best ?? null,
    seconds: numbers('seconds', values.seconds),
    seeds: numbers('seeds', values.seeds),
    threads: numbers('threads', values.threads)[0] ?? 2,
    without: operators(values.without),
    only: values.only?.split(',') ?? null,
    yardsticks: values.yardsticks,
    keep: values.keep,
  };
}

function operators(text = ''): OperatorName[] {
  return text
    .split(',')
    .filter((name) => name !== '')
    .map((name) => {
      const found = operatorNames.find((one) => one === name);
      if (!found) throw new Error(`--without: there is no operator "${name}"; there are ${operatorNames.join(', ')}`);
      return found;
    });
}

function numbers(name: string, text: string): number[] {
  const list = text.split(',').map(Number);
  if (list.some((value) => !(value > 0)))
    throw new Error(`--${name} is a list of numbers above 0, not "${text}"; ${USAGE}`);
  return list;
}
