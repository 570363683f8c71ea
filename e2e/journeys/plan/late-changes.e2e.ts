import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { en, fill, like, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const date = Temporal.Now.plainDateISO('Europe/Vilnius').add({ days: 3 }).toString();
const month = date.slice(0, 7);
const inMonth = `year=${Number(date.slice(0, 4))}&month=${Number(date.slice(5, 7))}`;

/** Žydrė, with 10 euros an hour, has a published shift of 5 hours on the date, and nothing else. */
async function business(name: string): Promise<string> {
  const token = await newManagerToken(`late-${name}`, `Vėlyvi ${name}`);
  const post = (path: string, body?: unknown) => callApi<{ id: string }>('POST', path, { token, body });
  const terms = { roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0, hourly_rate_cents: 1000 };
  await post('/employees', { id: `late-zyd-${name}`, name: 'Žydrė Šukytė', ...terms });
  const hours = { start_time: '10:00', end_time: '15:00', break_minutes: 0, role: 'cook' };
  await post('/schedule/shifts', { date, ...hours, employee_id: `late-zyd-${name}` });
  await post(`/schedule/publish?${inMonth}`);
  const columns = ['employee_id', 'code', 'hours', 'late_amount'].map((source) => ({ source, heading: source }));
  const format = { separator: 'comma', hours: 'point', codes: { regular: 'FD', late_change: 'VPK' } };
  await post('/payroll-exports', { name: 'Alga', layout: 'kinds', columns, ...format });
  return token;
}

test.each([
  ['en', en, '2 h 30 min to pay under the business rule: €25.00'],
  ['lt', lt, 'Mokėtina už 2 val. 30 min. pagal įmonės taisyklę: 25,00 €'],
] as const)(
  'a late change is seen before, published, and a line of the payroll file (%s)',
  async (language, words, said) => {
    const token = await business(language);
    const page = await open({ token, language, viewport: { width: 1366, height: 1000 } });

    await page.goto('/manager/settings/system/working-time');
    const texts = words.systemSettings;
    await field(page.getByRole('main'), texts.law.late.hours).fill('200');
    await field(page.getByRole('main'), texts.law.late.percent).fill('50');
    await page.getByRole('button', { name: words.common.save }).first().click();
    await toast(page, texts.saved).waitFor();

    await callApi('POST', `/schedule/amend?${inMonth}&from=${date}&to=${date}`, { token });
    const { shifts } = await callApi<{ shifts: { id: string; status: string }[] }>(
      'GET',
      `/schedule?start=${date}&end=${date}`,
      { token },
    );
    await callApi('DELETE', `/schedule/${shifts.find(({ status }) => status === 'draft')?.id}`, { token });
    await page.goto(`/manager/calendar?view=month&month=${month}`);
    await page.getByText(like(words.lateChanges.total_one)).waitFor();
    await page.getByRole('button', { name: words.amendments.publish }).click();
    const dialog = page.getByRole('dialog');
    const price = dialog
      .getByRole('listitem')
      .filter({ hasText: /2\s(?:h|val\.)\s30\smin/u })
      .last();
    await price.waitFor();
    expect((await price.textContent())?.replaceAll('\u00A0', ' ')).toContain(said);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel(fill(words.amendments.hasConsent, { name: 'Žydrė Šukytė' })).check();
    await field(dialog, words.amendments.reason).fill('Nėra elektros');
    await dialog.getByRole('button', { name: words.amendments.publish }).click();
    await toast(page, like(words.amendments.done_one)).waitFor();

    await page.goto(`/manager/timesheets?month=${month}`);
    await page.getByRole('button', { name: words.timesheets.export.button }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: fill(words.timesheets.named.csv, { name: 'Alga' }) }).click();
    const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
    // Half of 5 hours, at 10 euros.
    expect(lines.slice(1)).toEqual([`late-zyd-${language},VPK,2.5,25`]);

    await page.goto('/manager/history');
    await page.getByText(like(words.activity.actions.schedule.late_change)).first().waitFor();
    await page.goto('/manager/settings/system/law');
    await page.getByText(words.law.limits.lateChange.none).waitFor();
  },
);
