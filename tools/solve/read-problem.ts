import { readFileSync } from 'node:fs';
import { BenchmarkError, readBenchmark, type Problem } from '@pamaina/engine';
import { checkProblem, ProblemFault } from '@pamaina/problem';
import { InputError } from './input-error.ts';

/** Reads an instance; throws `InputError` with one line that names the file and the error. */
export function readProblem(file: string, format: 'benchmark' | 'json'): Problem {
  const text = read(file);
  try {
    return format === 'benchmark' ? readBenchmark(text) : checkProblem(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof BenchmarkError || error instanceof SyntaxError || error instanceof ProblemFault))
      throw error;
    throw new InputError(`${file}: ${error.message}`);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}
