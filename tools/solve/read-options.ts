import { parseArgs } from 'node:util';
import { InputError } from './input-error.ts';

export interface SolveOptions {
  file: string;
  format: 'benchmark' | 'json';
  seconds: number;
  seed: number;
  threads: number;
  solution: string | null;
}

const USAGE =
  'usage: solve FILE [--format benchmark|json] [--seconds 10] [--seed 1] [--threads 2] [--solution OUT], or solve --check-law FILE';

/**
 * Reads the command line; throws `InputError` with a one-line message. The default format follows from the file
 * extension.
 */
export function readOptions(args: readonly string[]): SolveOptions {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new InputError(USAGE);
  const format = values.format ?? (file.endsWith('.json') ? 'json' : 'benchmark');
  if (format !== 'benchmark' && format !== 'json')
    throw new InputError(`--format must be benchmark or json, not "${format}"`);
  return {
    file,
    format,
    seconds: number('seconds', values.seconds, { least: 0, most: 86_400 }),
    seed: number('seed', values.seed, { least: 0, most: 0xffffffff, whole: true }),
    threads: number('threads', values.threads, { least: 1, most: 64, whole: true }),
    solution: values.solution ?? null,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        seconds: { type: 'string', default: '10' },
        seed: { type: 'string', default: '1' },
        threads: { type: 'string', default: '2' },
        solution: { type: 'string' },
      },
    });
  } catch (error) {
    throw new InputError(`${error instanceof Error ? error.message.split('\n')[0] : 'invalid options'}; ${USAGE}`);
  }
}

function number(
  name: string,
  text: string,
  { least, most, whole }: { least: number; most: number; whole?: boolean },
): number {
  const value = Number(text);
  const fits = text.trim() !== '' && value >= least && value <= most && (!whole || Number.isInteger(value));
  if (!fits)
    throw new InputError(`--${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}, not "${text}"`);
  return value;
}
