import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { dealOut } from './deal-out.mjs';
import { packageProgram, ROOT } from './programs.mjs';
import usualTimes from './usual-times.json' with { type: 'json' };
import { knownTimes } from './where-time-goes.mjs';

const CACHE = join(ROOT, '.cache');

/**
 * Runs tests, each lane in a separate process concurrently; with `SHUFFLE=<seed>` the files in random order.
 * @param lanes lists of arguments for the test runner
 * @returns the numbers of passed and failed tests, the names of the failed ones and the errors outside of them, and
 * the time of each file
 */
export async function runTests(lanes) {
  const ran = await Promise.all(lanes.map(runLane));
  return {
    passed: ran.reduce((sum, { passed }) => sum + passed, 0),
    failed: ran.reduce((sum, { failed }) => sum + failed, 0),
    named: ran.flatMap(({ named }) => named),
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
  const { named = [], ...counts } = count(report, isGreen);
  return { ...counts, named: [...named, ...errors], times: files };
}

/** A file that does not load, or an error outside of any test, is also a failure; so is a run without tests. */
function count(report, isGreen) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const named = isGreen ? [] : testResults.flatMap(namesOfFailed);
    return { passed: numPassedTests, failed: isGreen ? 0 : Math.max(1, numFailedTests), named };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function namesOfFailed({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`  ${file}: ${message.split('\n')[0]}`];
  return failed.map(({ fullName, failureMessages: [why = ''] }) => `  ${file} > ${fullName}: ${why.split('\n')[0]}`);
}
