import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { PATIENT } from '../../driver/patient.ts';
import { expectFieldError, field } from '../../driver/form.ts';
import { monthFromNow } from '../../driver/months.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { DEMO_PASSWORD } from '../../driver/sign-in.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
/** Each journey takes one of them, by turns: all pages are read in every language (all-pages). */
const languages = [
  { language: 'en', texts: en },
  { language: 'lt', texts: lt },
] as const;

/** A separate business for each language, so that the tests don't share employees. */
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
/** A text with its number, in the plural form of the language. */
const counted = (words: Readonly<Record<string, unknown>>, key: string, language: string, count: number) =>
  fill(String(words[`${key}_${new Intl.PluralRules(language).select(count)}`]), { count });
const said = (page: Page) => page.locator('[data-said]').last();

test.each(languages.slice(0, 1))(
  'a form says what is wrong at its field, goes there and reads it out: $language',
  async ({ language, texts }) => {
    const token = tokens[language];
    // Below the fold of a phone: the error is above the button.
    const page = await open({ token, language, viewport: { width: 375, height: 812 }, refusals: [409] });
    const words = texts.employees;
    const labels = texts.fields.employee;
    await page.goto('/manager/employees');
    await page.getByText(words.emptyTitle).waitFor();
    await page.getByRole('button', { name: words.add }).click();
    const drawer = page.getByRole('dialog', { name: words.add });
    const submit = drawer.getByRole('button', { name: words.add });
    const [name, id] = [field(drawer, labels.name), field(drawer, labels.id)];

    await submit.click();
    await expect.poll(() => hasFocus(name), PATIENT).toBe(true);
    await expectFieldError(name, texts.invalid.required);
    expect(await isInView(name)).toBe(true);
    await expect.poll(() => said(page).textContent(), PATIENT).toContain(texts.invalid.required);

    await name.fill('Žydrūnė Kazlauskienė');
    const proposed = language === 'en' ? 'zydrune.duona' : 'zydrune.pyragas';
    await expect.poll(() => id.inputValue(), PATIENT).toBe(proposed);
    await field(drawer, labels.roles).fill('Cook,');
    // Another user takes it between the proposal and the saving.
    const body = { id: proposed, name: 'Kita', roles: ['Cook'] };
    await callApi('POST', '/employees', { token, body });
    await submit.click();
    await expect.poll(() => hasFocus(id), PATIENT).toBe(true);
    await expectFieldError(id, words.idTaken);
    expect(await isInView(id)).toBe(true);
    expect(await name.inputValue()).toBe('Žydrūnė Kazlauskienė');
    await expect.poll(() => said(page).textContent(), PATIENT).toContain('ID');

    // Collapsed fields are expanded.
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

test.each(languages.slice(1))(
  'a file without IDs brings its people, and no one twice: $language',
  async ({ language, texts }) => {
    const page = await open({ token: tokens[language], language });
    const words = texts.employees;
    const labels = texts.fields.employee;
    const business = language === 'en' ? 'duona' : 'pyragas';
    const file = {
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${labels.name};${labels.roles}\nŠarūnas Čepas;Cook\nRūta Kęsgailė;Cook\n`),
    };
    await page.goto('/manager/employees');
    for (const deed of ['create', 'keep'] as const) {
      await page.getByRole('button', { name: words.import, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: texts.imports.title });
      await page.locator('input[type="file"]').setInputFiles(file);
      await dialog.getByRole('button', { name: texts.imports.check }).click();
      const row = dialog.getByRole('row').filter({ hasText: 'Šarūnas Čepas' });
      await row.getByText(texts.imports.deeds[deed]).waitFor();
      await dialog.getByRole('cell', { name: new RegExp(String.raw`^sarunas\.${business}`) }).waitFor();
      if (deed === 'create') {
        await dialog.getByRole('button', { name: counted(texts.imports, 'apply', language, 2) }).click();
        await dialog.getByText(texts.imports.steps.done, { exact: true }).waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    }
    const people = await callApi<{ name: string }[]>('GET', '/employees', { token: tokens[language] });
    expect(people.filter(({ name }) => name === 'Šarūnas Čepas')).toHaveLength(1);
  },
);

test.each(languages.slice(0, 1))(
  'logins for several at once, on slips to print; one of them signs in with theirs: $language',
  async ({ language, texts }) => {
    const token = tokens[language];
    const words = texts.employees;
    const id = `${language}.slip`;
    for (const number of [1, 2, 3])
      await callApi('POST', '/employees', {
        token,
        body: { id: `${id}.${number}`, name: `Lapelis ${number}`, roles: ['Cook'] },
      });
    const page = await open({ token, language });
    await page.goto('/manager/employees?search=Lapelis');
    for (const number of [1, 2, 3])
      await page.getByRole('checkbox', { name: fill(words.bulk.selectOne, { name: `Lapelis ${number}` }) }).check();
    await page.getByRole('button', { name: words.logins.button }).click();
    const dialog = page.getByRole('dialog', { name: words.logins.title });
    await dialog.getByText(fill(words.logins.person, { name: 'Lapelis 2', id: `${id}.2` })).waitFor();
    await dialog.getByRole('button', { name: counted(words.logins, 'create', language, 3) }).click();
    const print = dialog.getByRole('button', { name: counted(words.slips, 'print', language, 3) });
    await print.waitFor();
    const password = await dialog
      .getByRole('row')
      .filter({ hasText: `${id}.2` })
      .getByRole('cell')
      .last()
      .innerText();
    expect(password).toMatch(/^[a-z2-9]{8,}$/);

    await page.evaluate(() => {
      window.print = () => undefined;
    });
    // Only the slips, on one sheet of paper.
    await page.emulateMedia({ media: 'print' });
    const slips = page.locator('[data-slips] > section');
    expect(await slips.count()).toBe(3);
    expect(await dialog.isVisible()).toBe(false);
    const slip = slips.nth(1);
    for (const text of ['Lapelis 2', `${id}.2`, password, '/worker-login'])
      await slip.getByText(text).first().waitFor();
    await slip.getByRole('img', { name: words.slips.code }).waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await print.click();
    await dialog.getByRole('button', { name: texts.common.close }).last().click();
    await dialog.waitFor({ state: 'detached' });

    // As from the code on the slip: the name is filled in, the password is not in the address.
    const other = await open({ language });
    await other.goto(`/worker-login?username=${id}.2`);
    const secret = field(other, texts.session.password);
    await expect.poll(() => hasFocus(secret), PATIENT).toBe(true);
    expect(await field(other, texts.session.username).inputValue()).toBe(`${id}.2`);
    await secret.fill(password);
    await other.keyboard.press('Enter');
    await other.getByRole('heading', { name: texts.settings.firstPassword.title }).waitFor();
  },
);

test.each(languages.slice(1))(
  'publishing says who has no login, and leads to making them: $language',
  async ({ language, texts }) => {
    const token = await newManagerToken(`people.publish.${language}`, 'Blynai');
    const month = monthFromNow(1);
    const [date] = month.dates;
    const seeing = { id: `${language}.sees`, name: 'Ona Matanti', roles: ['Cook'] };
    const blind = { id: `${language}.blind`, name: 'Jonas Nematantis', roles: ['Cook'] };
    for (const body of [seeing, blind, { id: `${language}.idle`, name: 'Niekas', roles: ['Cook'] }])
      await callApi('POST', '/employees', { token, body });
    await callApi('POST', `/employees/${seeing.id}/create-login`, { token, body: { password: DEMO_PASSWORD } });
    for (const { id } of [seeing, blind])
      await callApi('POST', '/schedule/shifts', {
        token,
        body: { date, start_time: '08:00', end_time: '16:00', role: 'Cook', employee_id: id },
      });
    const page = await open({ token, language });
    const words = texts.schedule.publish;
    await page.goto(month.calendar);
    await page.getByRole('button', { name: words.button }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(fill(words.noLogin, { names: blind.name })).waitFor();
    await dialog.getByRole('link', { name: words.createLogins }).click();
    const logins = page.getByRole('dialog', { name: texts.employees.logins.title });
    await logins.getByText(fill(texts.employees.logins.person, { name: blind.name, id: blind.id })).waitFor();
    expect(await logins.getByText(seeing.name).count()).toBe(0);
  },
);
