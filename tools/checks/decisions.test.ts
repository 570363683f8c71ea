import { expect, test } from 'vitest';
import { sourceFiles, type SourceFile } from './source-files.ts';

const FOLDER = 'docs/decisions/';
const WORDS_MOST = 300;

/** Words as `wc -w` counts them. */
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

/** What is wrong with the pages of decisions, and with their index. */
function findFaults(files: readonly SourceFile[]): string[] {
  const isIndex = ({ path }: SourceFile) => path === `${FOLDER}README.md`;
  const index = files.find(isIndex)?.text ?? '';
  const pages = files.filter((file) => file.path.startsWith(FOLDER) && file.path.endsWith('.md') && !isIndex(file));
  const numbers = pages.map(({ path }) => path.slice(FOLDER.length).slice(0, 3));
  return [
    ...pages.flatMap(({ path, text }) => {
      const name = path.slice(FOLDER.length);
      const number = name.slice(0, 3);
      const lines = index.split('\n').filter((line) => line.includes(`(${name})`));
      const isListed = lines.length === 1 && lines[0]?.startsWith(`- [${number}](${name}) `) === true;
      return [
        ...(wordsOf(text) > WORDS_MOST ? [`${name}: ${String(wordsOf(text))} words`] : []),
        ...(text.startsWith(`# ${number}: `) ? [] : [`${name}: its title does not begin with its number`]),
        ...(isListed ? [] : [`${name}: the index does not list it once`]),
      ];
    }),
    ...numbers.filter((number, i) => numbers.indexOf(number) !== i).map((number) => `${number}: two pages`),
  ];
}

test('a decision is short, and listed in the index once', () => {
  const files = sourceFiles();
  expect(files.filter(({ path }) => path.startsWith(FOLDER)).length).toBeGreaterThan(50);
  expect(findFaults(files)).toEqual([]);
});

test('long pages, those that the index forgets or repeats, and numbers used twice are found', () => {
  const line = '- [001](001-a.md) A: why.';
  const page = (path: string, text: string) => ({ path: `${FOLDER}${path}`, text });
  const index = page('README.md', `# Decisions\n\n${line}\n- [002](002-b.md) B.\n- [002](002-b.md) B.\n`);
  expect(
    findFaults([
      index,
      page('001-a.md', `# 001: A\n\n${'word '.repeat(297)}`),
      page('001-d.md', `# 001: D\n\n${'word '.repeat(299)}`),
      page('002-b.md', '# 2. B'),
    ]),
  ).toEqual([
    '001-d.md: 302 words',
    '001-d.md: the index does not list it once',
    '002-b.md: its title does not begin with its number',
    '002-b.md: the index does not list it once',
    '001: two pages',
  ]);
});
