// `npm test`: every check and every test. With arguments only those named: checks (types, lint, format, imports,
// unused, texts), test projects (engine, contract, api, web, tools, e2e), or files of tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceChecks } from './checks.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { assertNodeCanInstall, packageProgram, ROOT, succeeds } from './programs.mjs';
import { runChecks } from './run-checks.mjs';

const PROJECTS = ['engine', 'contract', 'api', 'web', 'tools', 'e2e'];
const REPORT = join(ROOT, '.cache', 'tests.json');

const totals = { passed: 0, failed: 0 };
/** Named once more at the end: whoever reads only the last lines of a long run reads why it failed. */
const culprits = [];

function step(name, work) {
  console.log(`\n--- ${name}`);
  const start = performance.now();
  const { passed, failed, named = [] } = work();
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) culprits.push(name, ...named);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`--- ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
}

/** Each name counts as one test. */
async function checkSource(checks) {
  for (const { names, isGreen } of await runChecks(checks)) {
    totals[isGreen ? 'passed' : 'failed'] += names.length;
    if (!isGreen) culprits.push(names.join(', '));
  }
}

function runTests(projects, files) {
  rmSync(REPORT, { force: true });
  const choice = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const isGreen = succeeds([...packageProgram('vitest'), 'run', ...choice, ...reporters, ...files]);
  return count(isGreen);
}

/** A file that does not load, or an error outside any test, is a failure too; so is a run without tests. */
function count(isGreen) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
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

function runBrowserTests(files) {
  ensureWebBuilt();
  process.env.CHROMIUM_PATH = ensureChromium();
  return runTests(['e2e'], files);
}

async function main(names) {
  assertNodeCanInstall();
  ensureInstalled();
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const checks = sourceChecks();
  const checkNames = checks.flatMap((check) => check.names);
  const files = names.filter((name) => !checkNames.includes(name) && !PROJECTS.includes(name));
  const isChosen = (name) => names.length === 0 || names.includes(name);
  await checkSource(checks.filter((check) => (names.length === 0 ? !check.isTest : check.names.some(isChosen))));
  const named = PROJECTS.filter(isChosen);
  const projects = named.length === 0 && files.length > 0 ? projectsOf(files) : named;
  const quick = projects.filter((name) => name !== 'e2e');
  if (quick.length > 0) step(`tests (${quick.join(', ')})`, () => runTests(quick, files));
  if (projects.includes('e2e')) step('tests (e2e)', () => runBrowserTests(files));
}

/** Browser tests run alone, after all others. */
function projectsOf(files) {
  const areBrowserTests = files.every((file) => file.startsWith('e2e'));
  return PROJECTS.filter((name) => (name === 'e2e') === areBrowserTests);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  totals.failed += 1;
}
if (culprits.length > 0) console.log(`\nFailed:\n${culprits.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
