import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { dealOut } from './deal-out.mjs';
import { packageProgram, ROOT } from './programs.mjs';
import { withSecondRun, worthRunningAgain } from './run-again.mjs';
import usualTimes from './usual-times.json' with { type: 'json' };
import { knownTimes } from './where-time-goes.mjs';

const CACHE = join(ROOT, '.cache');

/**
 * Runs tests, each lane in a separate process concurrently; with `SHUFFLE=<seed>` the files in random order. A few
 * files that failed run once more, one after the other.
 * @param {readonly string[]} projects the test projects to choose from
 * @param {readonly string[][]} lanes lists of files or parts of their paths; an empty one is all of them
 * @returns the numbers of passed and failed tests, the names of the failed ones and the errors outside of them, the
 * failures that a second run did not repeat, and the time of each file
 */
export async function runTests(projects, lanes) {
  const choice = projects.flatMap((project) => ['--project', project]);
  const ran = await Promise.all(lanes.map((files, index) => runLane([...choice, ...files], index)));
  const first = ran.flatMap((lane) => lane.results);
  const broken = ran.flatMap((lane) => lane.errors);
  const files = broken.length > 0 ? [] : worthRunningAgain(first, process.env);
  if (files.length > 0) console.log(`\n--- failed, so once more: ${files.join(', ')}`);
  const again =
    files.length > 0
      ? await runLane([...choice, '--no-file-parallelism', ...files], lanes.length)
      : { results: [], errors: [] };
  const { results, unsteady } = withSecondRun(first, again.results);
  const errors = [...broken, ...again.errors];
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0) + errors.length,
    named: [...results.flatMap(({ named }) => named), ...errors],
    unsteady,
    times: ran.flatMap(({ times }) => times),
  };
}

/**
 * Distributes journeys over one lane per processor, by their last times on this machine; if there are none, by
 * `usual-times.json` (milliseconds, from `.cache/test-times.json` of a whole run).
 */
export function lanesOf(files) {
  const known = knownTimes();
  // The estimate for a file without a time: about two milliseconds per byte, as for most journeys.
  return dealOut(
    files,
    (file) => known[file] ?? usualTimes[file] ?? statSync(join(ROOT, file)).size * 2,
    availableParallelism(),
  );
}

async function runLane(args, index) {
  const report = join(CACHE, `tests-${index}.json`);
  const times = join(CACHE, `times-${index}.json`);
  for (const file of [report, times]) rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const own = `--reporter=${join(ROOT, 'tools', 'time-reporter.mjs')}`;
  const order = process.env.SHUFFLE ? ['--sequence.shuffle.files', `--sequence.seed=${process.env.SHUFFLE}`] : [];
  const [program, ...rest] = [...packageProgram('vitest'), 'run', ...reporters, own, ...order, ...args];
  // All processes started by tests compile the same sources.
  const env = { NODE_COMPILE_CACHE: join(CACHE, 'compiled'), ...process.env, TIMES_FILE: times };
  const isGreen = await new Promise((resolve) => {
    const child = spawn(program, rest, { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', (error) => resolve(console.error(error.message) ?? false));
    child.on('close', (code) => resolve(code === 0));
  });
  const { files, errors } = existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : { files: [], errors: [] };
  const { results, fault } = resultsOf(report);
  const isExplained = (isGreen && !fault) || errors.length > 0 || results.some(({ failed }) => failed > 0);
  const unexplained = `  the test runner ended with an error${fault ? `: ${fault}` : ''}`;
  return { results, errors: isExplained ? errors : [unexplained], times: files };
}

/** A file that does not load is also a failure; so is a run without tests or without a report. */
function resultsOf(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return { results: testResults.map(resultOf), fault: testResults.length === 0 ? 'no test was found' : null };
  } catch (error) {
    return { results: [], fault: `no report (${error.message})` };
  }
}

function resultOf({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const [passed, failed] = ['passed', 'failed'].map((each) => assertionResults.filter((one) => one.status === each));
  const isBroken = status === 'failed' && failed.length === 0;
  const named = isBroken ? [`  ${file}: ${message.split('\n')[0]}`] : failed.map((test) => nameOf(file, test));
  return { file, passed: passed.length, failed: named.length, named };
}

const nameOf = (file, { fullName, failureMessages: [why = ''] }) => `  ${file} > ${fullName}: ${why.split('\n')[0]}`;
