import { expect, test } from 'vitest';
import { callApi, newManagerToken } from './api.ts';
import { PHONE, useBrowser } from './browser.ts';
import { field } from './form.ts';
import { monthFromNow } from './months.ts';
import { en, fill, like, lt } from './texts.ts';
import { toast } from './toast.ts';

const open = useBrowser();
const month = monthFromNow(-1);
const page_ = `/manager/timesheets?month=${month.key}`;
const left = month.dates[7] ?? '';

/** The texts of both languages, and how each writes the counts in this file. */
const languages = [
  ['en', en, { approve: en.timesheets.approve_other, isOpen: en.timesheets.lockDialog.isOpen_other }],
  ['lt', lt, { approve: lt.timesheets.approve_few, isOpen: lt.timesheets.lockDialog.isOpen_few }],
] as const;

/** A business whose last month is published with three shifts without clock events, and a pending entry. */
async function businessWith(name: string, { leaver = false } = {}): Promise<string> {
  const token = await newManagerToken(`locks-${name.toLowerCase()}`, name);
  const post = (path: string, body?: unknown) => callApi('POST', path, { token, body });
  const terms = { roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0, hourly_rate_cents: 1000 };
  const add = (id: string, full: string) => post('/employees', { id: `${id}-${name}`, name: full, ...terms });
  const shift = (date: string, id: string) =>
    post('/schedule/shifts', {
      date,
      start_time: '08:00',
      end_time: '16:00',
      role: 'cook',
      employee_id: `${id}-${name}`,
    });
  await add('zyd', 'Žydrė Šukytė');
  for (const date of month.dates.slice(2, 5)) await shift(date, 'zyd');
  if (leaver) {
    await add('gone', 'Ąžuolas Išėjęs');
    await shift(left, 'gone');
  }
  await post(`/schedule/publish?${month.query}`);
  if (leaver) await callApi('DELETE', `/employees/gone-${name}`, { token });
  const date = month.dates[10] ?? '';
  await post('/timesheets', {
    employee_id: `zyd-${name}`,
    started_at: `${date}T08:00`,
    ended_at: `${date}T12:00`,
    reason: 'Inventory',
  });
  return token;
}

test.each(languages)(
  'locking lists what is open, each line ends in its dialog, and the schedule is taken for the rest (%s)',
  async (language, words, counted) => {
    const texts = words.timesheets;
    const page = await open({ token: await businessWith(`Locked-${language}`), language });
    await page.goto(page_);
    await page.getByRole('button', { name: texts.lock }).click();
    const dialog = page.getByRole('dialog', { name: like(texts.lockDialog.title) });
    await dialog.getByText(fill(counted.isOpen, { count: 4 })).waitFor();
    const lines = dialog.getByRole('list', { name: texts.lockDialog.list }).getByRole('listitem');
    expect(await lines.count()).toBe(4);
    expect(await dialog.getByRole('button', { name: texts.lockDialog.take }).isDisabled()).toBe(true);
    // A scheduled day without an entry opens the form that adds it, and then the list again.
    await lines
      .first()
      .getByRole('button', { name: /Žydrė Šukytė/ })
      .click();
    const form = page.getByRole('dialog', { name: like(texts.writeDownTitle) });
    await field(form, texts.to).fill('15:00');
    await field(form, texts.reason).fill('Left early');
    await form.getByRole('button', { name: words.common.save }).click();
    await form.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: fill(counted.approve, { count: 2 }) }).click();
    await dialog.getByText(fill(counted.isOpen, { count: 2 })).waitFor();
    await dialog.getByRole('button', { name: texts.lockDialog.take }).click();
    await toast(page, texts.locked).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Žydrė Šukytė' }).click();
    await page.getByText(texts.marks.asPlanned).first().waitFor();
    expect(await page.getByText(texts.marks.asPlanned).count()).toBe(2);
  },
);

test.each(languages)(
  'on a phone: the shift of who left leads to its day; it is refused without the name of the business, and locked with it (%s)',
  async (language, words, counted) => {
    const texts = words.timesheets;
    const token = await businessWith(`Spynos-${language}`, { leaver: true });
    const page = await open({ token, language, viewport: PHONE, touch: true });
    await page.goto(page_);
    await page.getByRole('button', { name: texts.lock }).click();
    const dialog = page.getByRole('dialog', { name: like(texts.lockDialog.title) });
    await dialog.getByText(fill(counted.isOpen, { count: 5 })).waitFor();
    await dialog.getByRole('link', { name: /Ąžuolas Išėjęs/ }).click();
    await page.waitForURL(`**/manager/calendar?view=day&from=${left}**`);
    await page.getByText('Ąžuolas Išėjęs').first().waitFor();
    // After "Back" the dialog is as before.
    await page.goBack();
    const anyway = dialog.getByRole('button', { name: texts.lockDialog.anyway });
    expect(await anyway.isDisabled()).toBe(true);
    const name = dialog.getByRole('textbox');
    await name.fill('Spyna');
    expect(await anyway.isDisabled()).toBe(true);
    await name.fill(`Spynos-${language}`);
    await anyway.click();
    await toast(page, texts.locked).waitFor();
    await page.getByRole('button', { name: texts.unlock }).waitFor();
  },
);
