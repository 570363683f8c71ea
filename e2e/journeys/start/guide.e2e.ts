import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoManagerToken, tokenOf } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { PATIENT } from '../../driver/patient.ts';
import { settled } from '../../driver/settled.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();

/** The titles of the guide are in `docs/guide`, where readers look for them. */
const titles = {
  en: { vacation: 'Vacation, asked for at the counter', month: 'Plan your first month', open: 'Why a shift is open' },
  lt: {
    vacation: 'Atostogos, paprašytos žodžiu',
    month: 'Pirmojo mėnesio grafikas',
    open: 'Kodėl pamaina laisva',
  },
};

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.each([
  ['en', en, 'vacation', 'light'],
  ['lt', lt, 'atostogos', 'dark'],
] as const)('Ctrl K finds how vacation is recorded, and the page shows it with a picture: %s', async (...given) => {
  const [language, texts, typed, theme] = given;
  const page = await open({ token: await demoManagerToken(), language, theme });
  await page.goto('/manager/analytics');
  await page.getByRole('button', { name: texts.shell.find.label, exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(texts.finder.placeholder).fill(typed);
  const title = titles[language].vacation;
  await page.getByRole('option', { name: `${title} ${texts.finder.kinds.guide}` }).click();
  await page.waitForURL('**/manager/guide/vacation-at-the-counter');
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  const picture = page.locator('main img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENT)
    .toBeGreaterThan(400);
  expect(await axeViolations(page)).toEqual([]);
});

test.each(['en', 'lt'] as const)('the question mark of the calendar opens its page beside it: %s', async (language) => {
  const texts = language === 'en' ? en : lt;
  const page = await open({ token: await demoManagerToken(), language });
  await page.goto('/manager/calendar');
  await page.getByRole('button', { name: texts.shell.help }).click();
  const drawer = page.getByRole('dialog', { name: titles[language].month });
  await drawer.getByRole('listitem').first().waitFor();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  // The other jobs of the calendar are one press away.
  await drawer.getByRole('button', { name: titles[language].open, exact: true }).click();
  const other = page.getByRole('dialog', { name: titles[language].open });
  await other.getByRole('button', { name: texts.common.close }).click();
  await other.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/manager/calendar');
});

test('F1 opens the guide beside a form that is being filled in, and nothing typed is lost', async () => {
  const page = await open({ token: await demoManagerToken() });
  await page.goto('/manager/shifts/templates');
  await page.getByRole('button', { name: en.shell.help }).waitFor();
  await page.getByRole('button', { name: en.templates.add }).first().click();
  const name = page.getByRole('textbox', { name: en.fields.template.name });
  await name.fill('Žiedinė');
  await page.keyboard.press('F1');
  const drawer = page.getByRole('dialog', { name: titles.en.month });
  await drawer.getByRole('button', { name: en.common.close }).click();
  await drawer.waitFor({ state: 'hidden' });
  expect(await name.inputValue()).toBe('Žiedinė');
});

test('on an employee’s phone the guide is under "More", with the pages for employees alone', async () => {
  const page = await open({ token: await tokenOf('ona'), language: 'lt', viewport: PHONE, touch: true, theme: 'dark' });
  await page.goto('/worker/timeoff');
  await page.getByRole('button', { name: lt.common.more }).tap();
  await page.getByRole('button', { name: lt.shell.help }).tap();
  const drawer = page.getByRole('dialog', { name: 'Prašyti atostogų ar laisvadienio' });
  await drawer.getByRole('listitem').first().waitFor();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: lt.common.close }).tap();

  await page.goto('/guide');
  await page.waitForURL('**/worker/guide');
  await page.getByRole('link', { name: 'Apsikeisti pamaina ar gauti kitą' }).waitFor();
  expect(await page.getByRole('link', { name: titles.lt.vacation }).count()).toBe(0);
  expect(await isWide(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Apsikeisti pamaina ar gauti kitą' }).tap();
  await page.locator('main img').scrollIntoViewIfNeeded();
  expect(await isWide(page)).toBe(false);
});
