import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { declaredSettings } from '../../apps/api/src/platform/settings/declared-settings.ts';
import { mcpSettings } from '../../apps/mcp/src/settings.ts';
import { composeSettings, settingsPage } from '../settings/page.ts';
import { commandsOf, inlineCommandsOf, npmScriptsOf, settingsOf } from '../try-readme/commands-of.ts';
import { ROOT, sourceFiles, type SourceFile } from './source-files.ts';

const files = sourceFiles();
const documents = files.filter(({ path }) =>
  /^(README|CONTRIBUTING|docs\/operate\/.+|docs\/programs|bench\/README)\.?(md)?$/.test(path),
);
const scripts = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;

const declared = new Set([
  ...Object.keys(declaredSettings),
  ...Object.keys(mcpSettings),
  ...Object.keys(composeSettings),
]);
/** Of npm and of the machine. */
const OF_THE_SYSTEM = new Set(['INIT_CWD', 'PATH', 'SystemRoot']);

/** The names that a source, or a file for containers, reads from its environment. */
const namesRead = ({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] => [
  ...[...text.matchAll(path.endsWith('.yml') ? /\$\{([A-Z][A-Z\d_]+)/g : /\benv(?:\.|\['|, ')([A-Z][A-Z\d_]*)/g)].map(
    ([, name = '']) => name,
  ),
  ...[...text.matchAll(/\{([\w ,]+)\} = process\.env/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  ),
];

test('every npm script that the documents name exists', () => {
  const named = documents.flatMap(({ path, text }) =>
    [...commandsOf(text), ...inlineCommandsOf(text)].flatMap(({ command }) =>
      npmScriptsOf(command).map((name) => ({ path, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('docs/operate/settings.md is what `npm run settings` writes', async () => {
  const path = join(ROOT, 'docs/operate/settings.md');
  const written = await format(settingsPage(), { ...(await resolveConfig(path)), filepath: path });
  expect(readFileSync(path, 'utf8')).toBe(written);
});

test('every setting that the documents name is declared', () => {
  const set = documents.flatMap(({ path, text }) =>
    [...commandsOf(text), ...inlineCommandsOf(text)].flatMap(({ command }) =>
      settingsOf(command).map((name) => ({ path, name })),
    ),
  );
  expect(set.length).toBeGreaterThan(3);
  expect(set.filter(({ name }) => !declared.has(name) && !(name in TEST_SETTINGS))).toEqual([]);
});

test('what programs and containers read from their environment is declared', () => {
  const read = files
    .filter(({ path }) => /^(apps\/(api|mcp)\/src|deploy)\/.*(?<!\.test)\.(ts|yml)$/.test(path))
    .filter(({ path }) => !path.includes('/testing/'))
    .flatMap((file) => namesRead(file).map((name) => ({ path: file.path, name })));
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter(({ name }) => !declared.has(name) && !OF_THE_SYSTEM.has(name))).toEqual([]);
  const source = "given(env.A_B), whole(env, 'C_D', x), process.env['E'], const { H, I } = process.env";
  expect(namesRead({ path: 'a.ts', text: source })).toEqual(['A_B', 'C_D', 'E', 'H', 'I']);
  expect(namesRead({ path: 'a.yml', text: 'image: a:${F_G:-1}' })).toEqual(['F_G']);
});

/** What documents name in inline code. */
const namedIn = (paths: RegExp) =>
  files
    .filter(({ path }) => paths.test(path))
    .flatMap(({ path, text }) =>
      [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => ({ path, name })),
    );
const code = namedIn(/^(README|ARCHITECTURE|CONTRIBUTING|docs\/decisions\/.+)\.md$/);
/** Where files are named as evidence; what was tried may be gone. */
const cited = namedIn(/^docs\/(security\/.+|glossary|law|how-it-plans|scale|states|problem-format)\.md$/);

test('every file and folder that the documents about the code name exists', () => {
  const paths = files.map(({ path }) => `/${path}`);
  const exists = (name: string) =>
    existsSync(join(ROOT, name)) ||
    paths.some((path) => path.endsWith(`/${name}`) || `${path}/`.includes(`/${name.replace(/\/$/, '')}/`));
  const named = [...code, ...cited].filter(({ name }) => isPath(name) && !OF_OTHERS.has(name));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !exists(name))).toEqual([]);
});

test('every function and column that the documents about the code name is in the code', () => {
  const words = new Set(
    files
      .filter(({ path }) => /\.(ts|tsx|mjs|sql)$/.test(path) && !path.startsWith('tools/checks/'))
      .flatMap(({ text }) => text.match(/\w+/g) ?? []),
  );
  // `schedule.updateShift`, `notify(...)`.
  const named = code.filter(({ name }) => /^[a-z][\w.]*(\(.*\))?$/.test(name) && !isPath(name) && !OF_OTHERS.has(name));
  expect(named.length).toBeGreaterThan(100);
  expect(
    named.filter(({ name }) => !(name.replace(/\(.*/, '').match(/\w+/g) ?? []).every((word) => words.has(word))),
  ).toEqual([]);
});

/** Not addresses, packages, zones, hours of a day, nor what the product writes: `/api/docs`, `DATA_DIR/outbox`, `12/1`. */
const isPath = (name: string) =>
  /^[\w-][\w@.-]*(\/[\w@.-]*)+$|^[\w.-]+\.(tsx?|mjs|md|css|json|ya?ml|sql)$/.test(name) &&
  !/^(\.cache|data|postgres|node_modules|[A-Z]+_[A-Z]+|[A-Z][a-z]+|\d+)\/|NNNN|^(manifest|checksums)\.json$/.test(name);

/** Names of what other programs have, and of what the build makes. */
const OF_OTHERS = new Set([
  'react/no-danger',
  'apps/web/dist',
  'fflate',
  'exceljs',
  'papaparse',
  'dangerouslySetInnerHTML',
  'transaction_timeout',
]);

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
