import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'check-law-'));
afterAll(() => rmSync(folder, { recursive: true }));

const launcher = fileURLToPath(new URL('../solve.mjs', import.meta.url));
const shipped = fileURLToPath(new URL('../../packages/engine/src/law/packs/lt.json', import.meta.url));

const check = (...args: string[]) =>
  spawnSync(process.execPath, [launcher, '--check-law', ...args], { encoding: 'utf8', timeout: 50_000 });

function checkText(text: string) {
  const file = join(folder, 'pack.json');
  writeFileSync(file, text);
  const { status, stdout, stderr } = check(file);
  return { status, stdout, lines: stderr.split('\n').flatMap((line) => (line ? [line.replace(`${file}: `, '')] : [])) };
}

test('the pack of Lithuania can be used', () => {
  const { status, stdout, stderr } = check(shipped);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('can be used');
});

test('every fault is a line that names its field', () => {
  const pack = JSON.parse(readFileSync(shipped, 'utf8')) as {
    rules: Record<string, { article?: string; from: string; until?: string; values: object }[]>;
  };
  delete pack.rules['workDays']?.[0]?.article;
  Object.assign(pack.rules['dailyRest']?.[0]?.values ?? {}, { minMinutes: -660 });
  pack.rules['dailyNap'] = [];
  const { status, stdout, lines } = checkText(JSON.stringify(pack));
  expect([status, stdout]).toEqual([2, '']);
  expect(lines.map((line) => line.split(':')[0]).toSorted()).toEqual([
    'rules.dailyNap',
    'rules.dailyRest[0].values.minMinutes',
    'rules.workDays[0].article',
  ]);
});

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', '[]'],
])('%s: exit code 2 and one line', (_name, text) => {
  const { status, stdout, lines } = checkText(text);
  expect([status, stdout, lines.length]).toEqual([2, '', 1]);
});

test.each([[[]], [['no-such-file.json']], [[shipped, 'more']]])('%j: exit code 2 and one line', (args) => {
  const { status, stdout, stderr } = check(...args);
  expect([status, stdout, stderr.trim().split('\n').length]).toEqual([2, '', 1]);
});
