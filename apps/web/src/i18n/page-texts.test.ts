import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

/** Of every file, its source by its address below `src`. */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([path, source]) => [path.startsWith('../') ? path.slice(3) : `i18n/${path.slice(2)}`, source]),
);
const namespaces = Object.keys(import.meta.glob('./en/**/*.ts')).map((path) => /([\w-]+)\.ts$/.exec(path)?.[1] ?? '');
const partOf = (namespace: string) =>
  Object.entries<readonly string[]>(textParts).find(([, names]) => names.includes(namespace))?.[0] ?? 'pages';

/** What a page has before its own texts, by the table that it is in. */
const ofTables: Readonly<Record<string, readonly string[]>> = {
  'app/routes/pages.tsx': ['first'],
  'app/routes/manager-pages.tsx': ['first', 'entry'],
  'app/routes/business-settings.ts': ['first', 'entry'],
  'app/routes/inbox-group.ts': ['first', 'entry'],
  'app/routes/own-settings.ts': ['first', 'entry'],
  'app/routes/worker-pages.tsx': ['first', 'entry', 'area', 'worker'],
};

/** What is around the pages, with what it has before it is drawn. */
const shells = [
  { page: 'app/routes/root.tsx', name: 'Root', texts: ['first'] },
  { page: 'app/routes/guards.tsx', name: '', texts: ['first', 'entry'] },
  { page: 'app/shell/manager-shell.tsx', name: 'ManagerShell', texts: ['first', 'entry'] },
  { page: 'app/shell/worker-shell.tsx', name: 'WorkerShell', texts: ['first', 'entry', 'area', 'worker'] },
];

test('a page has loaded the texts of all that it draws, at once or later', () => {
  const pages = [...shells, ...Object.entries(ofTables).flatMap(([table, before]) => pagesOf(table, before))];
  expect(pages.length).toBeGreaterThan(70);
  const missing = pages.flatMap(({ page, name, texts }) =>
    [...used(page, [name])]
      .filter(([namespace]) => !texts.includes(partOf(namespace)))
      .map(([namespace, file]) => `${page} has no texts "${partOf(namespace)}": ${file} needs ${namespace}`),
  );
  expect(missing).toEqual([]);
});

/** The pages of a table, each with the parts of texts that are loaded for it. */
function pagesOf(table: string, before: readonly string[]): { page: string; name: string; texts: string[] }[] {
  const source = read(table);
  const lists = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, part = '']) => part);
  return source.split(/\n\s*path: /).flatMap((row) => {
    const [, from, name = ''] = /await import\(\s*'([^']+)'\)\s*\)\.(\w+)/.exec(row) ?? [];
    if (from === undefined) return [];
    const [, shared] = /\.\.\.(\w+),/.exec(row) ?? [];
    const declared =
      /texts: \[([^\]]*)\]/.exec(row)?.[1] ??
      (shared === undefined ? undefined : new RegExp(`${shared} = .*texts: \\[([^\\]]*)\\]`).exec(source)?.[1]);
    return [
      {
        page: resolve(table, from),
        name,
        texts: [...before, ...(declared === undefined ? ['area', 'pages'] : lists(declared))],
      },
    ];
  });
}

/** The namespaces that are drawn with what a file exports under these names, each with a file that uses it. */
function used(file: string, names: readonly string[], seen = new Set<string>()): Map<string, string> {
  const found = new Map<string, string>();
  const key = file.endsWith('/index.ts') ? `${file} ${names.join()}` : file;
  if (seen.has(key)) return found;
  seen.add(key);
  const source = read(file);
  for (const [, own, prefix] of source.matchAll(/useTranslation\('([\w-]+)'|['`]([a-z][\w-]*):(?=[\w$])/g)) {
    const namespace = own ?? prefix ?? '';
    if (namespaces.includes(namespace)) found.set(namespace, file);
  }
  const add = (inner: Map<string, string>) => inner.forEach((by, namespace) => found.set(namespace, by));
  for (const [, kind, wanted = '', from = ''] of source.matchAll(
    /^(import|export) (?!type )([^;'"]*?)\s*from '(\.[^']+\.tsx?)'/gm,
  )) {
    const all = wanted
      .replaceAll(/[{}\n]/g, ' ')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '));
    const followed =
      kind === 'export' && file.endsWith('/index.ts')
        ? all.filter((each) => names.includes(each.split(' as ').at(-1)?.trim() ?? each))
        : all;
    if (followed.length === 0) continue;
    const inner = used(
      resolve(file, from),
      followed.map((each) => each.split(' as ')[0]?.trim() ?? each),
      seen,
    );
    add(inner);
  }
  for (const { from, words, texts } of file in ofTables ? [] : loadedLater(file, names))
    // A copy: what has its texts here can be drawn without them elsewhere.
    add(new Map([...used(from, words, new Set(seen))].filter(([namespace]) => !texts.includes(partOf(namespace)))));
  return found;
}

/** What a file loads when it is drawn (`import()`), with the words beside it and the texts that are loaded with it. */
function loadedLater(file: string, names: readonly string[]): { from: string; words: string[]; texts: string[] }[] {
  const statements = read(file).split(/\n(?=[a-z@/])/);
  const ownTexts = (text: string) =>
    [...text.matchAll(/loadTexts\('[\w-]+'\)|pageWith\(\s*\[.*?\]/g)].flatMap(([list]) =>
      [...list.matchAll(/'([\w-]+)'/g)].map(([, part = '']) => part),
    );
  const nameOf = (text: string) => /^(?:export )?(?:const|(?:async )?function) (\w+)/m.exec(text)?.[1] ?? '';
  const helpers = new Map(statements.map((text) => [nameOf(text), ownTexts(text)]));
  return statements
    .filter((text) => !file.endsWith('/index.ts') || names.includes(nameOf(text)))
    .flatMap((text) => {
      const words = [...new Set(text.match(/\w+/g))];
      const texts = [...ownTexts(text), ...words.flatMap((word) => helpers.get(word) ?? [])];
      return [...text.matchAll(/(?<!typeof )import\(\s*'(\.[^']+\.tsx?)'/g)].map(([, from = '']) => ({
        from: resolve(file, from),
        words,
        texts,
      }));
    });
}

function read(file: string): string {
  const source = sources.get(file);
  if (source === undefined) throw new Error(`${file} is not there`);
  return source;
}

const resolve = (file: string, from: string) => new URL(from, `file:///${file}`).pathname.slice(1);
