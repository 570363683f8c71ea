import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { fillProject } from '../../driver/filled-project.ts';
import { monthFromNow } from '../../driver/months.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();

let token: string;
beforeAll(async () => {
  token = await newManagerToken('on-paper', 'UAB „Rytas“');
  await fillProject(token, 'paper', {
    name: 'Žydrė Šukytė',
    otherName: 'Ąžuolas',
    template: 'Rytas',
    otherTemplate: 'Vakaras',
    role: 'Virėja',
  });
});

test.each([
  ['en', en],
  ['lt', lt],
] as const)('the schedule for the wall is downloaded on the paper that is chosen (%s)', async (language, words) => {
  const { export: menu, printing } = words.schedule;
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
