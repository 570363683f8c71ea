import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './programs.mjs';

const SHOWN = 30;
/** The number of files from which a report is useful. */
const WORTH_REPORTING = 20;
const REPORT = join(ROOT, '.cache', 'test-times.txt');
const KNOWN = join(ROOT, '.cache', 'test-times.json');

/** Prints the times of these test files, and saves them in `.cache/test-times.txt`. */
export function reportTimes(files) {
  remember(files);
  if (files.length < WORTH_REPORTING) return;
  const report = [...byProject(files), '', ...slowestFiles(files), '', ...slowestTests(files)].join('\n');
  writeFileSync(REPORT, `${report}\n`);
  console.log(`\n${report}`);
}

/** The last time of each file on this machine in milliseconds; empty before the first run. */
export function knownTimes() {
  return existsSync(KNOWN) ? JSON.parse(readFileSync(KNOWN, 'utf8')) : {};
}

function remember(files) {
  const times = Object.fromEntries(files.map((file) => [file.file, Math.round(total(file))]));
  writeFileSync(KNOWN, JSON.stringify({ ...knownTimes(), ...times }));
}

const total = ({ setup, imports, tests }) => setup + imports + tests;
const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(8)} s`;
const sum = (files, part) => files.reduce((all, file) => all + file[part], 0);

function byProject(files) {
  const names = [...new Set(files.map(({ project }) => project))];
  const lines = names.map((name) => {
    const own = files.filter(({ project }) => project === name);
    const parts = ['setup', 'imports', 'tests'].map((part) => seconds(sum(own, part)));
    return `${name.padEnd(10)}${String(own.length).padStart(6)}${parts.join('')}`;
  });
  const parts = ['setup', 'imports', 'tests'].map((part) => part.padStart(10));
  return ['Where the time went, in all processes together:', `project    files${parts.join('')}`, ...lines];
}

function slowestFiles(files) {
  const sorted = files.toSorted((a, b) => total(b) - total(a)).slice(0, SHOWN);
  return [`The ${SHOWN} slowest files:`, ...sorted.map((file) => `${seconds(total(file))}  ${file.file}`)];
}

function slowestTests(files) {
  const tests = files.flatMap(({ file, each }) => each.map((test) => ({ ...test, file })));
  const sorted = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  return [
    `The ${SHOWN} slowest tests:`,
    ...sorted.map(({ ms, file, name }) => `${seconds(ms)}  ${file} > ${name.slice(0, 90)}`),
  ];
}
