import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import landing from '../../apps/web/src/i18n/en/start/landing.ts';
import { ROOT, sourceFiles } from './source-files.ts';

const COPY = mkdtempSync(join(tmpdir(), 'pamaina-languages-'));
afterAll(() => rmSync(COPY, { recursive: true }));

const I18N = ['packages/contract/src/i18n', 'apps/api/src/i18n', 'apps/web/src/i18n'];
const LIST = 'packages/contract/src/base/languages.ts';
const LINE = `  xx: { name: 'Xxish', locale: 'pl-PL', dateStyle: 'short', datePattern: 'DD.MM.YYYY', hour: 'x', minute: 'y' },`;

/** The sources with one language more: English texts behind a sign, the English guide, and one line in the list. */
function addLanguage(): void {
  for (const part of ['packages', 'apps/api', 'apps/web', 'docs/guide/en', 'tsconfig.base.json'])
    cpSync(join(ROOT, part), join(COPY, part), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|migrations|pictures)$/.test(path),
    });
  cpSync(join(ROOT, 'docs/guide/en'), join(COPY, 'docs/guide/xx'), { recursive: true });
  for (const folder of I18N) {
    cpSync(join(COPY, folder, 'en'), join(COPY, folder, 'xx'), { recursive: true });
    for (const file of readdirSync(join(COPY, folder, 'xx'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const path = join(COPY, folder, 'xx', file);
      const source = readFileSync(path, 'utf8').replaceAll('/i18n/en/', '/i18n/xx/');
      writeFileSync(path, source.replaceAll(/(:\s+['"`])/g, '$1¤'));
    }
  }
  const list = readFileSync(join(COPY, LIST), 'utf8');
  writeFileSync(join(COPY, LIST), list.replace('export const languages = {', `$&\n${LINE}`));
  mkdirSync(join(COPY, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => one !== '@pamaina'))
    symlinkSync(join(ROOT, 'node_modules', name), join(COPY, 'node_modules', name));
  mkdirSync(join(COPY, 'node_modules/@pamaina'));
  for (const name of readdirSync(join(COPY, 'packages')))
    symlinkSync(join(COPY, 'packages', name), join(COPY, 'node_modules/@pamaina', name));
}

/** What the copy is asked, as a program of its own. */
const QUESTIONS = `
import { createFormat, csvOf, profile } from '@pamaina/contract';
import fastify from 'fastify';
import { createServer } from 'vite';
import { articleOf } from './apps/api/src/platform/text/article-of.ts';
import { ProblemError } from './apps/api/src/platform/ground/problem-error.ts';
import { sendProblem } from './apps/api/src/platform/http/send-problem.ts';
import { fieldOf } from './apps/api/src/features/business/employees/import/columns.ts';
import { publicHolidays } from './apps/api/src/platform/time/public-holidays.ts';
import { guidePages } from './apps/web/guide-build.ts';
import { textsBuild } from './apps/web/texts-build.ts';

const app = fastify();
app.setErrorHandler(sendProblem);
app.get('/', () => { throw new ProblemError('not_found'); });
const { body } = await app.inject({ url: '/', headers: { 'accept-language': 'xx-XX, en;q=0.5' } });
const format = createFormat('xx', 'Europe/Vilnius');
const root = import.meta.dirname + '/apps/web';
const server = await createServer({
  configFile: false, root, appType: 'custom', logLevel: 'error', optimizeDeps: { noDiscovery: true },
  plugins: [textsBuild(), guidePages()], server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { prerenderLanding } = await server.ssrLoadModule(root + '/src/app/boot/prerender.tsx');
const { default: common } = await server.ssrLoadModule('/src/i18n/loaded/first-xx.ts');
const { default: heads } = await server.ssrLoadModule('/src/features/start/guide/loaded/heads-xx.ts');
const landing = await prerenderLanding('xx');
await server.close();
console.log(JSON.stringify({
  problem: JSON.parse(body).title,
  preference: profile.Preferences.shape.language.parse('xx'),
  article: articleOf('DK 115(4)', 'xx'),
  heading: fieldOf('¤Phone'),
  holiday: publicHolidays('LT', 2026, 'xx')[0].name,
  hours: format.hours(7.5),
  range: format.range('2026-03-09', '2026-03-15'),
  csv: csvOf([['a', 7.5]], 'xx'),
  clear: common.common.clear,
  guide: heads.length,
  title: landing.title,
  names: ['English', 'Lietuvių', 'Xxish'].filter((name) => landing.markup.includes('>' + name + '<')),
}));
`;

test('a third language is its texts, its guide and one line', () => {
  addLanguage();
  writeFileSync(join(COPY, 'questions.ts'), QUESTIONS);
  const written = execFileSync(process.execPath, ['questions.ts'], { cwd: COPY, encoding: 'utf8' });
  const pages = readdirSync(join(ROOT, 'docs/guide/en')).length;
  expect(JSON.parse(written)).toEqual({
    problem: '¤Not found',
    preference: 'xx',
    // Its index is the English one, as its citations are.
    article: 'Labour Code, Art. 115(4)',
    heading: 'phone',
    // Until `npm run holidays` adds its column.
    holiday: "New Year's Day",
    hours: '7,5\u00a0x',
    range: '9–15 marca 2026',
    csv: '\uFEFFa;7,5\r\n',
    clear: '¤Clear',
    guide: pages,
    title: `¤${landing.title}`,
    names: ['English', 'Lietuvių', 'Xxish'],
  });
}, 120_000);

/** Where a language may be named, beside texts, tests and what is of a law; the list only shrinks. */
const NAMED = [
  // The list itself.
  LIST,
  // The demo's café is Lithuanian.
  'apps/api/src/features/start/demo/cafe.ts',
  // The journey of a Lithuanian café.
  'e2e/driver/six-weeks-cafe.ts',
];
const CODE = /(?<![\w/.=-])['"](en|lt|en-GB|lt-LT|lt-x-icu)['"]/;
const LAW = /law|'eu'/i;

test('nothing else names a language', () => {
  const naming = sourceFiles()
    .filter(({ path }) => /^(apps|packages|tools|e2e\/driver)\/.*\.(ts|tsx|mjs)$/.test(path))
    .filter(({ path }) => !/\.test\.tsx?$|\/testing\/|\/i18n\/|\/test\//.test(path))
    .filter(({ text }) => text.split('\n').some((line) => CODE.test(line) && !LAW.test(line)))
    .map(({ path }) => path);
  expect(naming.toSorted()).toEqual(NAMED.toSorted());
});
