// `npm test`: all checks and tests. With arguments only the named ones: checks (types, lint, format, imports, unused,
// texts), test projects (engine, contract, api, web, tools, e2e), or test files.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sourceChecks } from './checks.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { assertNodeCanInstall, ROOT } from './programs.mjs';
import { runChecks } from './run-checks.mjs';
import { lanesOf, runTests } from './run-tests.mjs';
import { reportTimes } from './where-time-goes.mjs';

const PROJECTS = ['engine', 'contract', 'api', 'web', 'tools', 'e2e'];

const totals = { passed: 0, failed: 0 };
/** Repeated at the end, so that the last lines of a long run show why it failed. */
const culprits = [];
/** Failures that a second run did not repeat. */
const unsteady = [];
/** The time of each test file. */
const times = [];

/** Each name of a check counts as one test. */
async function checkSource(checks) {
  for (const { names, isGreen } of await runChecks(checks)) {
    totals[isGreen ? 'passed' : 'failed'] += names.length;
    if (!isGreen) culprits.push(names.join(', '));
  }
}

async function test(projects, lanes) {
  const name = `tests (${projects.join(', ')})`;
  console.log(`\n--- ${name}`);
  const start = performance.now();
  const ran = await runTests(projects, lanes);
  totals.passed += ran.passed;
  totals.failed += ran.failed;
  times.push(...ran.times);
  unsteady.push(...ran.unsteady);
  if (ran.failed > 0) culprits.push(name, ...ran.named);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`--- ${name}: ${ran.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
}

/** Journeys of one product run one after the other, so there is one product per processor. */
async function testInBrowser(chosen) {
  ensureWebBuilt();
  const { whole, shell } = ensureChromium();
  Object.assign(process.env, { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: shell });
  const journeys = readdirSync(join(ROOT, 'e2e'), { recursive: true })
    .map((path) => `e2e/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.e2e.ts') && (chosen.length === 0 || chosen.some((part) => path.includes(part))));
  await test(['e2e'], journeys.length === 0 ? [chosen] : lanesOf(journeys));
}

async function main(names) {
  assertNodeCanInstall();
  ensureInstalled({ forTests: true });
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const checks = sourceChecks();
  const checkNames = checks.flatMap((check) => check.names);
  const files = names.filter((name) => !checkNames.includes(name) && !PROJECTS.includes(name));
  const isChosen = (name) => names.length === 0 || names.includes(name);
  await checkSource(checks.filter((check) => (names.length === 0 ? !check.isTest : check.names.some(isChosen))));
  const named = PROJECTS.filter(isChosen);
  const projects = new Set([...named, ...(named.length === 0 || files.some(isBrowserTest) ? projectsOf(files) : [])]);
  const quick = [...projects].filter((name) => name !== 'e2e');
  if (quick.length > 0) await test(quick, [files.filter((file) => !isBrowserTest(file))]);
  // Beside other tests only a path that begins with "e2e" is one of a journey.
  if (projects.has('e2e')) await testInBrowser(quick.length > 0 ? files.filter(isBrowserTest) : files);
}

const isBrowserTest = (file) => file.startsWith('e2e');

/** Browser tests run separately, after all others. */
const projectsOf = (files) => PROJECTS.filter((name) => files.some((file) => isBrowserTest(file) === (name === 'e2e')));

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  totals.failed += 1;
}
reportTimes(times);
if (unsteady.length > 0) console.log(`\nUnsteady, passed only when run once more:\n${unsteady.join('\n')}`);
if (culprits.length > 0) console.log(`\nFailed:\n${culprits.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
