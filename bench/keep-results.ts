import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinResults } from './join-results.ts';
import { pictureOf } from './report/picture.ts';
import { tableOf } from './report/table.ts';
import type { Results } from './results.ts';

const FOLDER = join(import.meta.dirname, 'results');

/** The short hash of the current commit, with a `+` if tracked files differ from it. */
export function commitOf(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  return (
    git('rev-parse', '--short', 'HEAD') +
    (git('status', '--porcelain', '--untracked-files=no', '../packages') === '' ? '' : '+')
  );
}

/** Writes `<date>-<commit>.json`, merged with existing results of the commit, and the latest table and picture. */
export function keepResults(found: Results): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${found.date.slice(0, 10)}-${found.commit}.json`);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : null;
  const results = joinResults(kept, found);
  writeFileSync(file, `${JSON.stringify(results)}\n`);
  writeFileSync(join(FOLDER, 'latest.svg'), `${pictureOf(results.cases)}\n`);
  const { commit, date, machine, threads, clock } = results;
  const how = `Commit ${commit}, ${date.slice(0, 10)}: ${threads} threads, ${clock === 'cpu' ? "seconds of each thread's processor time, as the machine did other work beside" : 'seconds of the wall'}, on ${machine.cores} cores (${machine.processor}, Node.js ${machine.node}).`;
  const words =
    'Medians of the seeds, and from the least to the greatest. `CPU` is below `seconds` times the threads where the machine was busy with other work.';
  const table = tableOf(results.cases, { head: true });
  writeFileSync(join(FOLDER, 'latest.md'), `${how} ${words}\n\n![Penalty over time](latest.svg)\n\n${table}\n`);
}
