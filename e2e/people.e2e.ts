import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from './api.ts';
import { useBrowser } from './browser.ts';
import { PATIENT } from './patient.ts';
import { expectFieldError, field } from './form.ts';
import { en, lt } from './texts.ts';
import { toast } from './toast.ts';

const open = useBrowser();
const languages = [
  { language: 'en', texts: en },
  { language: 'lt', texts: lt },
] as const;

/** A business for each language, so that no journey meets the people of the other. */
const tokens = { en: '', lt: '' };
beforeAll(async () => {
  tokens.en = await newManagerToken('people.en', 'Duona');
  tokens.lt = await newManagerToken('people.lt', 'Pyragas');
});

const hasFocus = (input: Locator) => input.evaluate((element) => element === document.activeElement);
const isInView = (input: Locator) =>
  input.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
const said = (page: Page) => page.locator('[data-said]').last();

test.each(languages)(
  'a form says what is wrong at its field, goes there and reads it out: $language',
  async ({ language, texts }) => {
    const token = tokens[language];
    // Below the fold of a phone: what is wrong stands above what is pressed.
    const page = await open({ token, language, viewport: { width: 375, height: 812 }, refusals: [409] });
    const words = texts.employees;
    await page.goto('/manager/employees');
    await page.getByText(words.emptyTitle).waitFor();
    await page.getByRole('button', { name: words.add }).click();
    const drawer = page.getByRole('dialog', { name: words.add });
    const submit = drawer.getByRole('button', { name: words.add });
    const [name, id] = [field(drawer, words.name), field(drawer, words.id)];

    await submit.click();
    await expect.poll(() => hasFocus(name), PATIENT).toBe(true);
    await expectFieldError(name, texts.common.invalid.required);
    expect(await isInView(name)).toBe(true);
    await expect.poll(() => said(page).textContent(), PATIENT).toContain(texts.common.invalid.required);

    await name.fill('Žydrūnė Kazlauskienė');
    const proposed = language === 'en' ? 'zydrune.duona' : 'zydrune.pyragas';
    await expect.poll(() => id.inputValue(), PATIENT).toBe(proposed);
    await field(drawer, words.roles).fill('Cook,');
    // Somebody takes it between the proposal and the saving.
    const body = { id: proposed, name: 'Kita', roles: ['Cook'] };
    await callApi('POST', '/employees', { token, body });
    await submit.click();
    await expect.poll(() => hasFocus(id), PATIENT).toBe(true);
    await expectFieldError(id, words.idTaken.slice(0, 20));
    expect(await isInView(id)).toBe(true);
    expect(await name.inputValue()).toBe('Žydrūnė Kazlauskienė');
    await expect.poll(() => said(page).textContent(), PATIENT).toContain('ID');

    // What is folded away is unfolded.
    await id.fill(`${proposed}.2`);
    const fold = drawer.getByText(words.workingTime.title, { exact: true });
    await fold.click();
    const limit = drawer.locator('[data-path^="limits."]').first();
    await limit.fill('999');
    await fold.click();
    await submit.click();
    await expect.poll(() => hasFocus(limit), PATIENT).toBe(true);
    expect(await isInView(limit)).toBe(true);
    await limit.fill('');
    await submit.click();
    await toast(page, words.added).waitFor();
  },
);

test.each(languages)(
  'a file without IDs brings its people, and no one twice: $language',
  async ({ language, texts }) => {
    const page = await open({ token: tokens[language], language });
    const words = texts.employees;
    const business = language === 'en' ? 'duona' : 'pyragas';
    const file = {
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${words.name};${words.roles}\nŠarūnas Čepas;Cook\nRūta Kęsgailė;Cook\n`),
    };
    await page.goto('/manager/employees');
    for (const deed of ['create', 'keep'] as const) {
      await page.getByRole('button', { name: words.import.button, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.import.title });
      await page.locator('input[type="file"]').setInputFiles(file);
      await dialog.getByRole('row').filter({ hasText: 'Šarūnas Čepas' }).getByText(words.import.deeds[deed]).waitFor();
      await dialog.getByText(`sarunas.${business}`).waitFor();
      if (deed === 'create') {
        await dialog.getByRole('button', { name: new RegExp(language === 'en' ? 'Import 2' : 'Įkelti 2') }).click();
        await toast(page, words.import.done).waitFor();
        await dialog.waitFor({ state: 'detached' });
      }
    }
  },
);
