import { languageCodes } from '@pamaina/contract';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readGuide, type GuideSource } from '../../apps/web/guide-source.ts';
import { findImpoliteAddress } from './polite-address.ts';
import { findRefusedTerms, glossary, refusedTerms } from './refused-terms.ts';
import { ROOT } from './source-files.ts';

const GUIDE = join(ROOT, 'docs/guide');
const I18N = join(ROOT, 'apps/web/src/i18n');
const ROUTES = join(ROOT, 'apps/web/src/app/routes');
/** Of one picture, in bytes: all of one language are about as heavy as the application. */
const PICTURE_MAX = 40 * 1024;
const PICTURES_MAX = 30;

const jobsOf = (language: string) => readdirSync(join(GUIDE, language)).map((file) => file.replace(/\.md$/, ''));
const sourceOf = (language: string, job: string) => readFileSync(join(GUIDE, language, `${job}.md`), 'utf8');
const pagesOf = (language: string): GuideSource[] =>
  jobsOf(language).map((job) => readGuide(job, sourceOf(language, job)));

/** Every text of the product in a language, with all of its plural forms. */
async function textsOf(language: string): Promise<Set<string>> {
  const texts = new Set<string>();
  const add = (value: unknown): unknown =>
    typeof value === 'string' ? texts.add(value) : Object.values(value as object).map(add);
  for (const file of readdirSync(join(I18N, language), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  ))
    add(
      ((await import(/* @vite-ignore */ pathToFileURL(join(I18N, language, file)).href)) as { default: object })
        .default,
    );
  return texts;
}

/** The addresses of the pages of both areas, from the tables of routes. */
function addresses(): Set<string> {
  const pathsIn = (file: string) =>
    [...readFileSync(join(ROUTES, file), 'utf8').matchAll(/\bpath: '([^']*)'/g)].map(([, path = '']) => path);
  const own = pathsIn('own-settings.ts');
  const area = (root: string, paths: readonly string[]) =>
    paths.map((path) => `${root}/${path.replace(/\/:.*$/, '')}`.replace(/\/$/, ''));
  return new Set([
    ...area('/manager', [
      ...pathsIn('manager-pages.tsx'),
      ...pathsIn('inbox-group.ts'),
      ...pathsIn('business-settings.ts'),
      ...own,
    ]),
    ...area('/worker', [...pathsIn('worker-pages.tsx'), ...own]),
  ]);
}

test('the guide has the same pages in both languages, about the same pages of the product', () => {
  const facts = (language: string) =>
    pagesOf(language).map(({ head, picture }) => ({
      job: head.job,
      group: head.group,
      order: head.order,
      readers: head.readers,
      pages: head.pages,
      picture: picture.path,
      part: picture.part,
      shows: picture.shows,
      presses: picture.press.length,
    }));
  expect(facts('en').length).toBeGreaterThan(20);
  expect(facts('lt')).toEqual(facts('en'));
  for (const language of languageCodes) {
    const orders = pagesOf(language).map(({ head }) => head.order);
    expect(new Set(orders).size).toBe(orders.length);
  }
});

test('a page of the guide with a mistake says which page and what is wrong', () => {
  const read = (source: string) => () => readGuide('a', source);
  const front = 'order: 1\ngroup: plan\nreaders: manager\npages: /manager\nkeywords: x\npicture: /manager';
  const page = (more: string) => `---\n${front}\n---\n\n# A\n\n![B](b.webp)\n\n${more}`;
  expect(readGuide('a', page('Press **Save**, see [c](c.md).')).text).toEqual({
    job: 'a',
    pictureText: 'B',
    blocks: [{ kind: 'text', words: ['Press ', { bold: 'Save' }, ', see ', { to: 'c', text: 'c' }, '.'] }],
  });
  expect(read('# A')).toThrow('docs/guide, a: it has no front matter');
  expect(read(page('<b>x</b>\n'))).toThrow('is not shown in the product');
  expect(read(page('[x](https://example.lt)'))).toThrow('https://example.lt is not a page of the guide');
  expect(read(page('x').replace('group: plan', 'group: plans'))).toThrow('plans is no group');
  expect(read(page('x').replace('keywords: x\n', ''))).toThrow('keywords is missing');
  expect(read(page('x').replace('# A\n', ''))).toThrow('it does not begin with its title');
});

test('the table of contents on GitHub lists every page', () => {
  const readme = readFileSync(join(GUIDE, 'README.md'), 'utf8');
  for (const language of languageCodes)
    for (const { head } of pagesOf(language)) expect(readme).toContain(`[${head.title}](${language}/${head.job}.md)`);
});

describe.each(languageCodes)('%s', (language) => {
  test('every name in bold is a text of the product', async () => {
    const texts = await textsOf(language);
    const missing = jobsOf(language).flatMap((job) =>
      [...sourceOf(language, job).matchAll(/\*\*(.+?)\*\*/gs)]
        .map(([, name = '']) => name)
        .filter((name) => !texts.has(name))
        .map((name) => `${job}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('every page of the product that is named exists', () => {
    const known = addresses();
    expect(known).toContain('/manager/calendar');
    const named = pagesOf(language).flatMap(({ head, picture }) => [...head.pages, picture.path.split('?')[0] ?? '']);
    expect(named.filter((page) => !known.has(page))).toEqual([]);
  });

  test('every page has its picture, which is small, and no other picture lies around', () => {
    const folder = join(GUIDE, 'pictures', language);
    const jobs = jobsOf(language);
    expect(jobs.filter((job) => !existsSync(join(folder, `${job}.webp`)))).toEqual([]);
    const pictures = readdirSync(folder);
    expect(pictures.filter((file) => !jobs.includes(file.replace(/\.webp$/, '')))).toEqual([]);
    expect(pictures.filter((file) => statSync(join(folder, file)).size > PICTURE_MAX)).toEqual([]);
    expect(pictures.length).toBeLessThanOrEqual(PICTURES_MAX);
    for (const job of jobs) expect(sourceOf(language, job)).toContain(`](../pictures/${language}/${job}.webp)`);
  });

  test('it uses the words of the glossary', () => {
    const terms = refusedTerms(glossary(), language);
    // The names are the product's own; searches also find words that it doesn't use itself.
    const words = (job: string) =>
      sourceOf(language, job)
        .replace(/^---.*?\n---$/ms, '')
        .replaceAll(/\*\*.+?\*\*|\]\([^)]*\)/gs, ' ');
    expect(
      jobsOf(language).flatMap((job) => findRefusedTerms(words(job), terms).map((term) => `${job}: ${term}`)),
    ).toEqual([]);
    const files = jobsOf(language).map((job) => ({ path: job, text: sourceOf(language, job) }));
    expect(language === 'lt' ? findImpoliteAddress(files) : []).toEqual([]);
  });
});
