import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { fillProject } from '../../driver/filled-project.ts';
import { monthFromNow } from '../../driver/months.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();

let token: string;
beforeAll(async () => {
  token = await newManagerToken('on-paper', 'UAB „Rytas“');
  await fillProject(token, 'paper', {
    name: 'Žydrė Jankauskienė-Vaičiūnienė',
    otherName: 'Ąžuolas',
    template: 'Rytas',
    otherTemplate: 'Vakaras',
    role: 'Virėja',
  });
  await callApi('POST', '/employees', {
    token,
    body: { id: 'paper-3', name: 'Nijolė', roles: ['Virėja'], max_hours_per_week: 40, min_shifts_per_week: 0 },
  });
});

test.each([
  ['en', en],
  ['lt', lt],
] as const)('the schedule for the wall is downloaded on the paper that is chosen (%s)', async (language, words) => {
  const { printing } = words;
  const { export: menu } = words.schedule;
  const page = await open({ token, language });
  await page.goto(monthFromNow(0).calendar);
  await page.getByRole('button', { name: words.common.more, exact: true }).click();
  await page.getByRole('menuitem', { name: menu.button }).click();
  await page.getByRole('menuitem', { name: menu.pdf }).click();
  const dialog = page.getByRole('dialog', { name: printing.title });
  await dialog.getByRole('radio', { name: printing.papers.a3 }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: printing.download }).click();
  const content = (await readFile(await (await download).path())).toString('latin1');
  expect(content.slice(0, 5)).toBe('%PDF-');
  // A3 on its side, in points.
  expect(content).toContain('/MediaBox [0 0 1190.55 841.89]');
  await dialog.waitFor({ state: 'detached' });
});

/** As text of a message: `Kasininkas` is `KA`. */
const mark = ({ printing }: typeof en, values: Record<string, string>) =>
  printing.mark.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

test.each([
  ['en', en, /^Published .+, version 1$/],
  ['lt', lt, /^Paskelbta .+, 1 versija$/],
] as const)(
  'a printed calendar says whose it is, in which version, and what its marks mean; names are whole (%s)',
  async (language, words, version) => {
    const page = await open({ token, language });
    const versions = page.waitForResponse('**/api/schedule/history');
    await page.goto(monthFromNow(0).calendar);
    await versions;
    await page.emulateMedia({ media: 'print' });
    // As the browser does before it draws the paper.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.getByRole('strong').getByText('UAB „Rytas“').waitFor();
    await page.getByText(version).waitFor();
    await page.getByText(words.printing.printedAt.replace('{{when}}', '').trim()).waitFor();
    await page.getByText(mark(words, { mark: 'VI', meaning: 'Virėja' })).waitFor();
    const name = page.getByRole('rowheader').getByText('Žydrė Jankauskienė-Vaičiūnienė').first();
    expect(await name.evaluate(linesOfWords)).toEqual([1, 1, 1]);
    const grid = page.getByRole('grid');
    expect(await grid.evaluate(smallestText)).toBeGreaterThanOrEqual(7);
    // Who neither works nor is away has no row on paper.
    const rows = await page.getByRole('rowheader').allInnerTexts();
    expect(rows.some((text) => text.includes('Ąžuolas'))).toBe(true);
    expect(rows.filter((text) => text.includes('Nijolė'))).toEqual([]);
  },
);

/** The size of the smallest text that is seen, in points. */
function smallestText(element: Element): number {
  const written = [...element.querySelectorAll('*')].filter(
    (one) =>
      one.checkVisibility() &&
      one.getBoundingClientRect().width > 2 &&
      [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );
  return Math.min(...written.map((one) => (Number.parseFloat(getComputedStyle(one).fontSize) * 72) / 96));
}

/** On how many lines each word of an element is. */
function linesOfWords(element: Element): number[] {
  const text = element.firstChild;
  if (!(text instanceof Text)) return [];
  return [...text.data.matchAll(/[^\s-]+/g)].map(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}
