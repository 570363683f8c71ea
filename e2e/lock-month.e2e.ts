import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from './api.ts';
import { PHONE, useBrowser } from './browser.ts';
import { field } from './form.ts';
import { monthFromNow } from './months.ts';
import { en, like, lt } from './texts.ts';
import { toast } from './toast.ts';

const open = useBrowser();
const month = monthFromNow(-1);
const page_ = `/manager/timesheets?month=${month.key}`;

/** A business whose last month is published with three shifts that nobody clocked, and an entry that waits. */
async function businessWith(name: string): Promise<string> {
  const token = await newManagerToken(`locks-${name.toLowerCase()}`, name);
  const post = (path: string, body?: unknown) => callApi('POST', path, { token, body });
  const terms = { roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0, hourly_rate_cents: 1000 };
  await post('/employees', { id: `zyd-${name}`, name: 'Žydrė Šukytė', ...terms });
  const employee_id = `zyd-${name}`;
  for (const date of month.dates.slice(2, 5))
    await post('/schedule/shifts', { date, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id });
  await post(`/schedule/publish?${month.query}`);
  const date = month.dates[10] ?? '';
  await post('/timesheets', {
    employee_id,
    started_at: `${date}T08:00`,
    ended_at: `${date}T12:00`,
    reason: 'Inventory',
  });
  return token;
}

let english: string;
let lithuanian: string;
beforeAll(async () => {
  english = await businessWith('Locked');
  lithuanian = await businessWith('Spynos');
});

test('locking lists what is open, each line ends in its dialog, and the schedule is taken for the rest', async () => {
  const texts = en.timesheets;
  const page = await open({ token: english });
  await page.goto(page_);
  await page.getByRole('button', { name: texts.lock }).click();
  const dialog = page.getByRole('dialog', { name: like(texts.lockDialog.title) });
  await dialog.getByText(/^4 items are open/).waitFor();
  const lines = dialog.getByRole('list', { name: texts.lockDialog.list }).getByRole('listitem');
  expect(await lines.count()).toBe(4);
  expect(await dialog.getByRole('button', { name: texts.lockDialog.take }).isDisabled()).toBe(true);
  // A planned day without an entry ends in the form that writes it down, and then the list is there again.
  await lines
    .first()
    .getByRole('button', { name: /Žydrė Šukytė/ })
    .click();
  const form = page.getByRole('dialog', { name: like(texts.writeDownTitle) });
  await field(form, texts.to).fill('15:00');
  await field(form, texts.reason).fill('Left early');
  await form.getByRole('button', { name: en.common.save }).click();
  await form.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Approve 2 entries' }).click();
  await dialog.getByText(/^2 items are open/).waitFor();
  await dialog.getByRole('button', { name: texts.lockDialog.take }).click();
  await toast(page, texts.locked).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Žydrė Šukytė' }).click();
  await page.getByText(texts.marks.asPlanned).first().waitFor();
  expect(await page.getByText(texts.marks.asPlanned).count()).toBe(2);
});

test('on a phone in Lithuanian: it is refused without the name of the business, and locked with it', async () => {
  const texts = lt.timesheets;
  const page = await open({ token: lithuanian, language: 'lt', viewport: PHONE, touch: true });
  await page.goto(page_);
  await page.getByRole('button', { name: texts.lock }).click();
  const dialog = page.getByRole('dialog', { name: like(texts.lockDialog.title) });
  await dialog.getByText(/^Nesutvarkyti 4 dalykai/).waitFor();
  const anyway = dialog.getByRole('button', { name: texts.lockDialog.anyway });
  expect(await anyway.isDisabled()).toBe(true);
  const name = dialog.getByRole('textbox');
  await name.fill('Spyna');
  expect(await anyway.isDisabled()).toBe(true);
  await name.fill('Spynos');
  await anyway.click();
  await toast(page, texts.locked).waitFor();
  await page.getByRole('button', { name: texts.unlock }).waitFor();
});
