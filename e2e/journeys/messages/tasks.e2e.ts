import { expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { en, fill, lt } from '../../driver/texts.ts';

const open = useBrowser();

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'a manager writes tasks and a note; the employee of the shift reads and ticks on the phone (%s)',
  async (language, words) => {
    const token = await newManagerToken(`tasks-${language}`, `Tasks ${language}`);
    const post = (path: string, body?: object) => callApi('POST', path, { token, ...(body && { body }) });
    const id = `ieva-${language}`;
    const now = Temporal.Now.zonedDateTimeISO('Europe/Vilnius');
    const date = now.toPlainDate();
    await post('/employees', { id, name: 'Ieva Žemaitė', roles: ['cook'] });
    const worker = await tokenOfNewLogin(token, id);
    await post('/templates', { name: 'Rytas', start_time: '00:00', end_time: '23:59' });
    await post('/schedule/shifts', { date: date.toString(), template: 'Rytas', role: 'cook', employee_id: id });
    await post(`/schedule/publish?year=${date.year}&month=${date.month}`);

    const page = await open({ token, language });
    await page.goto('/manager/shifts/templates');
    await page.getByRole('button', { name: fill(words.templates.editOne, { name: 'Rytas' }) }).click();
    const form = page.getByRole('dialog', { name: words.templates.edit });
    await field(form, words.fields.template.tasks).fill('Įjungti šviesas\n\nSuskaičiuoti kasą');
    await form.getByRole('button', { name: words.common.save }).click();
    await form.waitFor({ state: 'detached' });
    // A note is no change of the shift: the month is published.
    await page.goto(`/manager/calendar?view=week&from=${date.toString()}`);
    await page
      .locator(`[data-day-button]`)
      .nth(date.dayOfWeek - 1)
      .click();
    await page.getByRole('button', { name: words.tasks.addNote }).click();
    await page.getByRole('textbox', { name: words.tasks.note }).fill('Prekės atvyks 10 val.');
    await page.getByRole('button', { name: words.tasks.addNote }).click();
    await page.getByRole('listitem').filter({ hasText: 'Prekės atvyks 10 val.' }).waitFor();

    const phone = await open({ token: worker, language, viewport: PHONE });
    await phone.goto('/worker');
    await phone.getByText('Prekės atvyks 10 val.').waitFor();
    await phone.getByRole('checkbox', { name: 'Įjungti šviesas' }).click();
    await phone.getByText(/^Ieva Žemaitė, \d\d:\d\d$/).waitFor();
    expect(await phone.getByRole('checkbox', { name: 'Suskaičiuoti kasą' }).isChecked()).toBe(false);
    await page.reload();
    await page
      .locator(`[data-day-button]`)
      .nth(date.dayOfWeek - 1)
      .click();
    await page.getByText(/^Ieva Žemaitė, \d\d:\d\d$/).waitFor();
  },
);
