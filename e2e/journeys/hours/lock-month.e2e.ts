import { expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { monthFromNow } from '../../driver/months.ts';
import { en, fill, like, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const month = monthFromNow(-1);
const page_ = `/manager/timesheets?month=${month.key}`;
const left = month.dates[7] ?? '';

/**
 * The texts of both languages, and how each writes the counts in this file. Each journey takes one of them, by turns:
 * all pages are read in every language (all-pages).
 */
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

test.each(languages.slice(1))(
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

test.each(languages.slice(0, 1))(
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

const [before, earlier] = [monthFromNow(-3), monthFromNow(-2)];

/**
 * An accounting period that ends with last month. Rūta has 4 hours in the month before, with vacation from that day on;
 * it is locked, and then she is ill for all of last month: no norm is left, and the 4 hours are overtime.
 */
async function businessWithLateOvertime(name: string): Promise<string> {
  const token = await newManagerToken(`late-${name.toLowerCase()}`, name);
  const id = `ruta-${name}`;
  const settings = { regime: 'summary', accounting_start: before.dates[0], accounting_months: 3 };
  await callApi('PUT', '/settings/system', { token, body: settings });
  const terms = { roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0, hourly_rate_cents: 1000 };
  const ruta = { id, name: 'Rūta Ankstė', contract_hours_per_week: 20, ...terms };
  await callApi('POST', '/employees', { token, body: ruta });
  const own = await tokenOfNewLogin(token, id);
  const away = async (type: string, start_date = '', end_date = '') => {
    const body = { type, start_date, end_date, reason: 'x' };
    const asked = await callApi<{ id: string }>('POST', '/time-off', { token: own, body });
    await callApi('PUT', `/time-off/${asked.id}`, { token, body: { status: 'approved' } });
  };
  const [date = '', last = ''] = [earlier.dates[9], earlier.dates.at(-1)];
  await away('vacation', date, last);
  // A colleague works in the last month: a month without any work would have no norm.
  const colleague = { id: `kita-${name}`, name: 'Kita Kolegė', ...terms };
  await callApi('POST', '/employees', { token, body: colleague });
  for (const [employee_id, day = ''] of [
    [id, date],
    [colleague.id, month.dates[9]],
  ]) {
    const entry = { employee_id, started_at: `${day}T08:00`, ended_at: `${day}T12:00`, reason: 'Inventory' };
    await callApi('POST', '/timesheets', { token, body: entry });
  }
  await callApi('POST', '/timesheets/approve', { token, body: { start: date, end: month.dates.at(-1) } });
  await callApi('POST', `/timesheets/lock?${earlier.query}`, { token, body: {} });
  await away('sick_leave', month.dates[0], month.dates.at(-1));
  return token;
}

test.each(languages.slice(1))(
  'overtime of a locked month is paid by the last month of its period, which is unlocked first (%s)',
  async (language, words) => {
    const texts = words.workingTimeSheet;
    const token = await businessWithLateOvertime(`Vėlu-${language}`);
    const page = await open({ token, language, refusals: [409] });
    await page.goto(`/manager/timesheets/sheet?month=${month.key}`);
    await page.getByRole('columnheader', { name: texts.sum.earlier_overtime }).waitFor();
    const note = page.getByText(/^Rūta Ankstė, .*\s4\s/);
    await note.waitFor();
    expect(await note.textContent()).toMatch(language === 'en' ? /only the overtime premium/ : /tik priemoka/);
    await callApi('POST', `/timesheets/lock?${month.query}`, { token, body: {} });
    await page.reload();
    await note.waitFor();

    await page.goto(`/manager/timesheets?month=${earlier.key}`);
    await page.getByRole('button', { name: words.timesheets.unlock }).click();
    await toast(page, language === 'en' ? /Unlock .* first/ : /Pirmiau vėl atverkite/).waitFor();
    await page.goto(page_);
    await page.getByRole('button', { name: words.timesheets.unlock }).click();
    await toast(page, words.timesheets.unlocked).waitFor();
    await page.goto(`/manager/timesheets?month=${earlier.key}`);
    await page.getByRole('button', { name: words.timesheets.unlock }).click();
    await toast(page, words.timesheets.unlocked).waitFor();
  },
);
