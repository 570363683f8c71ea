import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, fill, like, lt } from '../../driver/texts.ts';

const open = useBrowser();
const month = monthFromNow(2);
const desktop = { width: 1366, height: 900 };

interface Tried {
  changes: { kind: string; earliest_start?: string | null }[];
}

/** Two cooks of two rates for days, and evenings that nobody works. */
async function createKitchen(run: string): Promise<string> {
  const token = await newManagerToken(`advised-${run}`, 'Žąsų virtuvė');
  const post = (path: string, body: unknown) => callApi('POST', path, { token, body });
  for (const [who, cents] of [
    ['Žydrė', 1200],
    ['Ąžuolas', 1000],
  ] as const)
    await post('/employees', {
      id: `${who === 'Žydrė' ? 'z' : 'a'}-advised-${run}`,
      name: who,
      roles: ['cook'],
      max_hours_per_week: 40,
      hourly_rate_cents: cents,
    });
  await post('/templates', { name: 'Day', start_time: '08:00', end_time: '16:00', break_minutes: 30 });
  await post('/templates', { name: 'Evening', start_time: '17:00', end_time: '22:00' });
  await post('/requirements', { template: 'Day', role: 'cook', count: 1, weekday: 1 });
  await post('/requirements', { template: 'Evening', role: 'bar', count: 1, weekday: 5 });
  return token;
}

test.each([
  ['en', en, desktop, 'light'],
  ['lt', lt, PHONE, 'dark'],
] as const)(
  'someone new for evenings, and the weeks of a year for one employee; each begins a scenario (%s)',
  async (language, words, viewport, theme) => {
    const token = await createKitchen(language);
    const { advice, scenarios } = words;
    const page = await open({ token, language, theme, viewport, touch: viewport === PHONE });
    await page.goto(`/manager/scenarios?month=${month.key}`);
    await page.getByRole('button', { name: advice.ask.hire }).click();
    const evening = page
      .getByRole('listitem')
      .filter({ hasText: language === 'en' ? 'evenings only' : 'tik vakarais' });
    await evening.first().waitFor({ timeout: PATIENT.timeout });
    await evening
      .first()
      .getByRole('link', { name: like(advice.tryOf) })
      .click();
    const earliest = page.getByRole('textbox', { name: scenarios.fields.earliestStart });
    await expect.poll(() => earliest.inputValue(), PATIENT).toBe('15:00');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: scenarios.form.submit }).click();
    await page.getByText(/15:00/).first().waitFor();
    const [tried] = await callApi<Tried[]>('GET', '/scenarios', { token });
    expect(tried?.changes).toMatchObject([{ kind: 'imaginary', earliest_start: '15:00' }]);

    // Last: until it is left, an account has no other answer.
    await page.goto(`/manager/scenarios?month=${month.key}`);
    await page.getByRole('combobox', { name: advice.who }).click();
    await page.getByRole('option', { name: 'Žydrė' }).click();
    await page.getByRole('button', { name: advice.ask.leave }).click();
    // It grows month by month; the first one is enough.
    const first = page.getByRole('link', { name: like(advice.tryOf) }).first();
    await first.waitFor({ timeout: PATIENT.timeout });
    await page
      .getByText(like(advice.leave.cost.none))
      .or(page.getByText(/\d+ ?€|€\d+/))
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await first.click();
    await page.getByRole('heading', { name: scenarios.form.title }).waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: scenarios.fields.employee }).inputValue(), PATIENT)
      .toBe('Žydrė');
  },
);

test('by the keyboard alone: an employee, the weeks, and what costs more is proved beside the plan', async () => {
  const token = await createKitchen('keys');
  const page = await open({ token, viewport: desktop });
  await page.goto(`/manager/scenarios?month=${month.key}`);
  const who = page.getByRole('combobox', { name: en.advice.who });
  await who.focus();
  await page.keyboard.type('Ąž');
  await page.getByRole('option', { name: 'Ąžuolas' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: like(en.advice.tryOf) }).first();
  await first.waitFor({ timeout: PATIENT.timeout });
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: en.scenarios.form.title }).waitFor();
  await page.getByRole('button', { name: en.scenarios.form.submit }).focus();
  await page.keyboard.press('Enter');
  const prove = page.getByRole('button', { name: fill(en.scenarios.prove.of, { what: en.scenarios.quantity.hours }) });
  await prove.waitFor({ timeout: PATIENT.timeout });
  // The other cook works the same hours, and no schedule that covers as much has fewer.
  const hours = page.getByRole('rowheader', { name: en.scenarios.quantity.hours, exact: true });
  const row = page.getByRole('row').filter({ has: hours });
  // Where a proof takes longer than it may, it is asked for again.
  const press = async () => {
    if ((await prove.count()) > 0 && (await prove.isEnabled())) await prove.press('Enter');
    return row.textContent();
  };
  await expect.poll(press, PATIENT).toContain(en.scenarios.sure.certain.word);
  expect(await prove.count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
