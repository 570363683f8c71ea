import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import rules, { AREAS, PLATFORM, WEB_AREAS } from '../../.dependency-cruiser.mjs';
import { findForbiddenImports } from './imports.ts';

const PACKAGES = ['zod', 'pg', 'kysely', 'vitest', '@tanstack/react-query', 'undeclared', 'development'];

/** A small repository without faults. */
const CLEAN: Record<string, string> = {
  'package.json': '{ "devDependencies": { "vitest": "1", "development": "1" } }',
  'packages/engine/src/index.ts': "export * from './plan.ts';",
  'packages/engine/src/plan.ts': 'export const plan = 1;',
  'packages/engine/src/api/judge.ts': "import '../rules/rest.ts';",
  'packages/engine/src/rules/rest.ts': 'export {};',
  'packages/engine/src/lp/integer/dive.ts': 'export {};',
  'packages/engine/src/samples/index.ts': 'export {};',
  'packages/engine/src/plan.test.ts': "import 'node:fs'; import 'vitest'; import './plan.ts';",
  'packages/contract/package.json': '{ "dependencies": { "zod": "1" } }',
  'packages/contract/src/index.ts': "import 'zod';",
  'packages/planner/src/index.ts': "import 'node:worker_threads'; import '../../engine/src/index.ts';",
  'apps/api/package.json': '{ "dependencies": { "kysely": "1", "pg": "1" } }',
  'apps/api/src/main.ts':
    "import './platform/database/database.ts'; import './features/changes/shift-requests/routes.ts';",
  'apps/api/src/platform/http/index.ts': 'export {};',
  'apps/api/src/platform/database/database.ts': "import 'pg'; import 'kysely'; export type Database = string;",
  'apps/api/src/testing/test-app.ts': "import 'vitest'; import 'pg'; import '../main.ts';",
  'apps/api/src/features/access/activity/index.ts': 'export {};',
  'apps/api/src/features/start/demo/index.ts': 'export {};',
  'apps/api/src/features/plan/shifts/index.ts': "import './write-shift.ts'; export type Shift = string;",
  'apps/api/src/features/plan/shifts/write-shift.ts':
    "import 'kysely'; import '../../access/activity/index.ts'; export {};",
  'apps/api/src/features/changes/shift-requests/routes.ts': "import './perform.ts';",
  'apps/api/src/features/changes/shift-requests/perform.ts':
    "import '../../plan/shifts/index.ts'; import '../../access/activity/index.ts'; export {};",
  'apps/api/src/features/changes/shift-requests/swaps.test.ts': "import '../../../testing/test-app.ts';",
  'apps/web/package.json': '{ "dependencies": { "@tanstack/react-query": "1" } }',
  'apps/web/src/app/router.tsx': "import '../features/changes/shift-requests/swaps-page.tsx';",
  'apps/web/src/features/changes/shift-requests/swaps-page.tsx':
    "import '../../../ui/button.tsx'; import '@tanstack/react-query';",
  'apps/web/src/features/business/team/row.tsx': 'export {};',
  'apps/web/src/features/start/inbox/index.ts': 'export {};',
  'apps/web/src/lib/api-client.ts': "import '../../../../packages/contract/src/index.ts';",
  'apps/web/src/ui/button.tsx': 'export {};',
};

const FEATURES = Object.entries<string[]>(AREAS).flatMap(([area, names]) => names.map((name) => `${area}/${name}`));

/** One fault for each rule: the rule, the file, and its additional imports. */
const FAULTS: [rule: string, file: string, imports: string][] = [
  ['forecast-imports-nothing', 'packages/forecast/src/clock.ts', "import 'node:fs';"],
  ['engine-imports-nothing', 'packages/engine/src/clock.ts', "import 'node:fs';"],
  ...['problem', 'law', 'model', 'rules', 'objective', 'roster', 'lp', 'bounds', 'search'].map(
    (folder): [string, string, string] => [
      `engine-order-${folder}`,
      `packages/engine/src/${folder}/later.ts`,
      "import '../api/judge.ts';",
    ],
  ),
  ...['api', 'hours', 'scenario', 'benchmark'].map((folder): [string, string, string] => [
    `engine-order-${folder}`,
    `packages/engine/src/${folder}/later.ts`,
    "import '../samples/index.ts';",
  ]),
  ...['network', 'pricing', 'master'].map((folder): [string, string, string] => [
    `lp-order-${folder}`,
    `packages/engine/src/lp/${folder}/later.ts`,
    "import '../integer/dive.ts';",
  ]),
  ['contract-imports-zod-only', 'packages/contract/src/changes/swaps.ts', "import 'node:crypto';"],
  ['planner-imports-engine-and-solver', 'packages/planner/src/run.ts', "import '../../contract/src/index.ts';"],
  [
    'packages-by-their-door',
    'apps/api/src/features/changes/shift-requests/list.ts',
    "import '../../../../../../packages/engine/src/plan.ts';",
  ],
  ['platform-knows-no-feature', 'apps/api/src/platform/jobs/many.ts', "import '../../features/plan/shifts/index.ts';"],
  ...(PLATFORM as string[])
    .slice(0, -1)
    .map((folder): [string, string, string] => [
      `platform-order-${folder}`,
      `apps/api/src/platform/${folder.endsWith('.ts') ? folder : `${folder}/later.ts`}`,
      `import '${folder.endsWith('.ts') ? './' : '../'}http/index.ts';`,
    ]),
  ['platform-folders-are-listed', 'apps/api/src/platform/nowhere/index.ts', "import '../http/index.ts';"],
  [
    'api-features-by-their-door',
    'apps/api/src/features/changes/shift-requests/offer.ts',
    "import '../../plan/shifts/write-shift.ts';",
  ],
  ...FEATURES.slice(0, -1).map((feature): [string, string, string] => [
    `api-order-${feature.split('/')[1]}`,
    `apps/api/src/features/${feature}/later.ts`,
    "import '../../start/demo/index.ts';",
  ]),
  [
    'api-features-have-an-area',
    'apps/api/src/features/plan/nowhere/index.ts',
    "import '../../access/activity/index.ts';",
  ],
  ['routes-hold-no-sql', 'apps/api/src/features/plan/shifts/routes.ts', "import { sql } from 'kysely'; void sql;"],
  ['one-place-connects', 'apps/api/src/features/changes/shift-requests/views.ts', "import 'pg';"],
  [
    'web-speaks-http-only',
    'apps/web/src/features/changes/shift-requests/offer.ts',
    "import '../../../../../../packages/engine/src/index.ts';",
  ],
  ['web-features-by-their-door', 'apps/web/src/features/start/inbox/team.tsx', "import '../../business/team/row.tsx';"],
  ...(WEB_AREAS as string[])
    .slice(0, -1)
    .map((area): [string, string, string] => [
      `web-order-${area}`,
      `apps/web/src/features/${area}/later/page.tsx`,
      "import '../../start/inbox/index.ts';",
    ]),
  ['web-building-blocks-know-no-feature', 'apps/web/src/lib/session.ts', "import '../features/business/team/row.tsx';"],
  ['ui-fetches-nothing', 'apps/web/src/ui/list.tsx', "import '@tanstack/react-query';"],
  ['no-cycles', 'apps/web/src/lib/cycle-a.ts', "import type { D } from './cycle-b.ts'; export type C = D;"],
  ['no-test-code-in-source', 'apps/api/src/app.ts', "import './testing/test-app.ts';"],
  ['no-development-packages-in-source', 'apps/api/src/seed.ts', "import 'development';"],
  ['no-undeclared-packages', 'apps/web/src/lib/format.ts', "import 'undeclared';"],
  ['no-unresolvable-imports', 'apps/web/src/lib/holidays.ts', "import './not-there.ts';"],
];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-imports-'));
  for (const name of PACKAGES) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    await write(`node_modules/${name}/index.js`, '');
  }
  for (const [path, text] of Object.entries(CLEAN)) await write(path, text);
});

afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function findings(): Promise<string[]> {
  const violations = await findForbiddenImports(folder);
  return violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

test('what is allowed is not reported', async () => {
  expect(await findings()).toEqual([]);
});

test('every rule fires on its fault, and on nothing else', async () => {
  for (const [, file, text] of FAULTS) await write(file, `${text} export {};`);
  await write('apps/web/src/lib/cycle-b.ts', "import type { C } from './cycle-a.ts'; export type D = C;");
  expect(await findings()).toEqual(FAULTS.map(([rule, file]) => `${rule}: ${file}`).sort());
  expect(FAULTS.map(([rule]) => rule)).toEqual(rules.forbidden?.map(({ name }) => name));
});

const foldersOf = (path: string) => readdir(resolve(import.meta.dirname, '../..', path));

test('each feature of the API is in its area, once', async () => {
  const areas = await foldersOf('apps/api/src/features');
  const folders = await Promise.all(
    areas.map(async (area) => (await foldersOf(`apps/api/src/features/${area}`)).map((name) => `${area}/${name}`)),
  );
  expect(FEATURES.toSorted()).toEqual(folders.flat().toSorted());
});

test('the web has the areas of the API, and ARCHITECTURE.md lists them with their features', async () => {
  expect((await foldersOf('apps/web/src/features')).toSorted()).toEqual(Object.keys(AREAS).toSorted());
  expect((WEB_AREAS as string[]).toSorted()).toEqual(Object.keys(AREAS).toSorted());
  const page = await readFile(resolve(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8');
  const rows = /## Areas\n[^]*?\n\n(\|[^]*?)\n\n/.exec(page)?.[1]?.split('\n').slice(2) ?? [];
  const listed = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(Object.fromEntries(listed.map(([, area, , features]) => [area, features?.split(', ')]).toReversed())).toEqual(
    AREAS,
  );
});

test('a feature imports from its own area only what comes before it there', async () => {
  await write('apps/api/src/features/plan/shifts/open.ts', "import '../months/index.ts'; export {};");
  await write('apps/api/src/features/plan/months/index.ts', "import '../shifts/index.ts'; export {};");
  expect(await findings()).toEqual(['api-order-shifts: apps/api/src/features/plan/shifts/open.ts']);
});

test('to read no module at all is a failure', async () => {
  for (const place of ['packages', 'apps']) await rm(join(folder, place), { recursive: true });
  await mkdir(join(folder, 'apps/api/src'), { recursive: true });
  await expect(findForbiddenImports(folder)).rejects.toThrow('No module was read');
});
