import { beforeAll, expect, test } from 'vitest';
import { newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { chips, grid } from '../../driver/grid.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const texts = en.firstHour;

let token: string;
beforeAll(async () => {
  token = await newManagerToken('first-hour', 'Nauja kavinė');
});

test('a new project says what to do first, in both languages, on a phone too', async () => {
  for (const [language, words] of [
    ['en', en.firstHour],
    ['lt', lt.firstHour],
  ] as const) {
    const page = await open({ token, language, viewport: PHONE });
    await page.goto('/manager');
    const guide = page.getByRole('region', { name: words.title });
    await guide.getByText(words.steps.templates.title).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  }
});

test('an example fills it, and its first month is planned', async () => {
  const page = await open({ token });
  await page.goto('/manager');
  const guide = page.getByRole('region', { name: texts.title });
  await guide.getByRole('button', { name: texts.sample.cafe }).click();
  await toast(page, fill(texts.sample.filled_other, { count: 12 })).waitFor();
  await guide.getByText(fill(texts.done, { done: 4, all: 5 })).waitFor();
  expect(await guide.getByRole('button', { name: texts.sample.cafe }).count()).toBe(0);
  await guide.getByRole('link', { name: texts.steps.plan.action }).click();
  await page.getByRole('button', { name: en.schedule.generate.button, exact: true }).click();
  await chips(grid(page)).first().waitFor({ timeout: 60_000 });
  await page.goto('/manager');
  await expect.poll(() => page.getByText(texts.title).count(), PATIENT).toBe(0);
});
