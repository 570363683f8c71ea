import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();
const month = monthFromNow(1);
const [, second = '', third = ''] = month.dates;

/** Three cooks: on one day two of them work, on the next all three. */
async function business(run: string) {
  const token = await newManagerToken(`absence-${run}`, 'Ąžuolo virtuvė');
  const post = (path: string, body: unknown) => callApi('POST', path, { token, body });
  await post('/templates', { name: 'Diena', start_time: '08:00', end_time: '16:30', break_minutes: 30 });
  const cooks = ['Rūta', 'Živilė', 'Ąžuolas'].map((name, at) => ({ id: `cook${at}-${run}`, name }));
  for (const cook of cooks) await post('/employees', { ...cook, roles: ['virėjas'], max_hours_per_week: 40 });
  for (const [date, count] of [
    [second, 2],
    [third, 3],
  ] as const)
    for (const { id } of cooks.slice(0, count))
      await post('/schedule/shifts', { date, template: 'Diena', role: 'virėjas', employee_id: id });
  return token;
}

test.each([
  ['en', en, { width: 1366, height: 800 }],
  ['lt', lt, PHONE],
] as const)(
  'before publishing, each absence is tried, and the day for someone on call is named: %s',
  async (language, words, viewport) => {
    const token = await business(language);
    const page = await open({ token, language, viewport, theme: language === 'lt' ? 'dark' : 'light' });
    await page.goto(month.calendar);
    await page.getByRole('button', { name: words.schedule.publish.button, exact: true }).first().click();
    await page.getByRole('link', { name: words.shell.absenceTest }).click();
    await page.getByRole('heading', { level: 1, name: words.absenceTest.title }).waitFor();
    // Two of the five days can be covered by the third cook; on the other day nobody is left.
    const sentence =
      language === 'en'
        ? /^2 of 5 absences .*3 absences can’t be covered\..*on 1 day/
        : /2 iš 5 .*3 atvejų pridengti negalima\..*1 dieną/;
    await page.getByText(sentence).waitFor();
    const days = page.getByRole('region', { name: words.absenceTest.days });
    expect(await days.getByRole('row').count()).toBe(1);
    expect(await days.getByRole('row').innerText()).toMatch(/virėjas: Ąžuolas, Rūta,? (and|ir) Živilė/);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    // Nothing was changed.
    expect((await shiftsOf(token, month)).map(({ status }) => status)).toEqual(Array(5).fill('draft'));
    await days.getByRole('link').click();
    await page.waitForURL(`**/manager/calendar?view=day&from=${third}`);
  },
);
