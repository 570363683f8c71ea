import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsOf, inlineCommandsOf, npmScriptsOf, settingsOf } from '../try-readme/commands-of.ts';
import { ROOT, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const documents = files.filter(({ path }) =>
  /^(README|CONTRIBUTING|docs\/operate\/.+|bench\/README)\.?(md)?$/.test(path),
);
const scripts = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;

/** What programs of this repository, or its containers, read from their environment. */
const readNames = new Set(
  files
    .filter(({ path }) => /^(apps\/(api|mcp)\/src|tools|deploy)\/.*(?<!\.test)\.(ts|mjs|yml)$/.test(path))
    .flatMap(({ path, text }) => [
      // Several of one kind are read by their names in a list.
      ...(path.endsWith('settings.ts') ? text.matchAll(/'([A-Z]+_[A-Z\d_]+)'/g) : []),
      ...text.matchAll(/\benv(?:\.|\[')([A-Z][A-Z\d_]+)/g),
      ...text.matchAll(/\benv, '([A-Z][A-Z\d_]+)'/g),
      ...text.matchAll(/\$\{([A-Z][A-Z\d_]+)/g),
    ])
    .map(([, name = '']) => name),
);
const settingsTable = /## Settings\n[^]*?(\n\|[^]*?)\n\n/.exec(textOf('README.md'))?.[1] ?? '';
const documented = settingsTable
  .split('\n')
  .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = '']) => name));

function textOf(path: string): string {
  return files.find((file) => file.path === path)?.text ?? '';
}

test('every npm script that the documents name exists', () => {
  const named = documents.flatMap(({ path, text }) =>
    [...commandsOf(text), ...inlineCommandsOf(text)].flatMap(({ command }) =>
      npmScriptsOf(command).map((name) => ({ path, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('every setting that the documents name is read by the program, and every one that it reads is in the README', () => {
  expect(documented.length).toBeGreaterThan(30);
  expect(documented.filter((name) => !readNames.has(name))).toEqual([]);
  const set = documents.flatMap(({ path, text }) =>
    [...commandsOf(text), ...inlineCommandsOf(text)].flatMap(({ command }) =>
      settingsOf(command).map((name) => ({ path, name })),
    ),
  );
  expect(set.length).toBeGreaterThan(3);
  expect(set.filter(({ name }) => !readNames.has(name) && !(name in TEST_SETTINGS))).toEqual([]);
  const program = files.filter(({ path }) => /^apps\/api\/src\/platform\/[\w/-]*settings\.ts$/.test(path));
  const read = program.flatMap(({ text }) =>
    [...text.matchAll(/\benv(?:\.|, '|\[')([A-Z][A-Z\d_]+)/g)].map(([, name = '']) => name),
  );
  expect(read.length).toBeGreaterThan(20);
  expect([...new Set(read)].filter((name) => !documented.includes(name))).toEqual([]);
});

/** What the documents about the code name in inline code. */
const code = files
  .filter(({ path }) => /^(README|ARCHITECTURE|CONTRIBUTING)\.md$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => ({ path, name })),
  );

test('every file and folder that the documents about the code name exists', () => {
  const paths = files.map(({ path }) => `/${path}`);
  const exists = (name: string) =>
    paths.some((path) => path.endsWith(`/${name}`) || `${path}/`.includes(`/${name.replace(/\/$/, '')}/`));
  const named = code.filter(({ name }) => isPath(name));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !exists(name))).toEqual([]);
});

test('every function and column that the documents about the code name is in the code', () => {
  const words = new Set(
    files
      .filter(({ path }) => /\.(ts|tsx|mjs|sql)$/.test(path) && !path.startsWith('tools/checks/'))
      .flatMap(({ text }) => text.match(/\w+/g) ?? []),
  );
  // `schedule.updateShift`, `notify(...)`.
  const named = code.filter(({ name }) => /^[a-z][\w.]*(\(.*\))?$/.test(name) && !isPath(name));
  expect(named.length).toBeGreaterThan(100);
  expect(
    named.filter(({ name }) => !(name.replace(/\(.*/, '').match(/\w+/g) ?? []).every((word) => words.has(word))),
  ).toEqual([]);
});

/** Not addresses of the product, nor what it writes: `/api/docs`, `./data`, `DATA_DIR/outbox`, `NNNN-name.sql`. */
const isPath = (name: string) =>
  /^[\w@-][\w@.-]*(\/[\w@.-]*)+$|^[\w.-]+\.(tsx?|mjs|md|css|json|ya?ml|sql)$/.test(name) &&
  !/^(\.cache|data|[A-Z]+_[A-Z]+)\/|NNNN/.test(name);

/** Of the tests, not of the product. */
const TEST_SETTINGS = { DRAWS: true, ONCE: true, SHUFFLE: true, TEST_DATABASE_URL: true, CHROMIUM_PATH: true };

test('commands are found where a reader would look for them', () => {
  const text = [
    '# One\nDo `npm run a -- FILE` or `git commit`, with `PORT=1 npm start`.',
    '```sh\ncd x\nnpm run --silent b\n```',
    '## Two\n```\nnpm run not-a-command\n```\n| `npm ci && npm run c:d` | `PORT` |',
  ].join('\n');
  expect(commandsOf(text)).toEqual([
    { section: 'One', command: 'cd x' },
    { section: 'One', command: 'npm run --silent b' },
  ]);
  expect(inlineCommandsOf(text).map(({ section, command }) => `${section}: ${command}`)).toEqual([
    'One: npm run a -- FILE',
    'One: git commit',
    'One: PORT=1 npm start',
    'Two: npm ci && npm run c:d',
  ]);
  expect(
    ['npm run a -- FILE', 'npm run --silent b', 'npm ci && npm run c:d', 'npm start', 'npm ci'].flatMap(npmScriptsOf),
  ).toEqual(['a', 'b', 'c:d', 'start']);
  expect(settingsOf('A_B=1 npm start')).toEqual(['A_B']);
  expect(settingsOf("printf 'PUBLIC_URL=https://a\\nDEMO=0\\n' > /etc/pamaina.env")).toEqual(['PUBLIC_URL', 'DEMO']);
});
