import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { choose } from '../../driver/form.ts';
import { openPerson } from '../../driver/person-page.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
/** Each journey takes one of them, by turns: all pages are read in every language (all-pages). */
const languages = [
  { language: 'en', texts: en },
  { language: 'lt', texts: lt },
] as const;
test.each([
  { language: 'en', texts: en, viewport: { width: 1366, height: 900 } },
  { language: 'lt', texts: lt, viewport: { width: 390, height: 844 } },
] as const)(
  'the law here: each limit with its article, on paper too: $language',
  async ({ language, texts, viewport }) => {
    const token = await newManagerToken(`law-here.${language}`, `Ribos ${language}`);
    const page = await open({ token, language, viewport });
    await page.goto('/manager/settings/system/working-time');
    await page.getByRole('link', { name: texts.systemSettings.law.all, exact: true }).click();
    const { law: words } = texts;
    const rest = page.getByRole('region', { name: words.groups.rest, exact: true });
    const value = language === 'en' ? '11 h' : '11 val.';
    await rest.getByText(fill(words.limits.dailyRest.minMinutes, { value }), { exact: true }).waitFor();
    expect(await rest.textContent()).toContain(language === 'en' ? 'Labour Code, Art. 122(2)' : 'DK 122 str. 2 d.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: words.print }).isVisible()).toBe(false);
    expect(await rest.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    // Under no law there is nothing, and the page says where one is chosen.
    await callApi('PUT', '/settings/system', { token, body: { law_pack: 'none' } });
    await page.reload();
    await page.getByText(words.none, { exact: true }).waitFor();
  },
);

const CITATION = /\bDK\b|DSSĮ|Labour Code|Darbo kodeks/u;

interface Warned {
  warnings: { rule: string; detail: string; needs_consent?: boolean }[];
}

test.each(languages.slice(0, 1))(
  'rest days by contract decide who needs consent: $language',
  async ({ language, texts }) => {
    const token = await newManagerToken(`law.${language}`, `Teisė ${language}`);
    const id = `law.${language}.ona`;
    await callApi('PUT', '/settings/system', { token, body: { regime: 'fixed' } });
    const person = { id, name: 'Ona', roles: ['cook'], contract_hours_per_week: 40 };
    await callApi('POST', '/employees', { token, body: person });
    await callApi('POST', '/templates', { token, body: { name: 'DAY', start_time: '08:00', end_time: '16:00' } });
    const warningsOn = async (date: string) => {
      const body = { date, template: 'DAY', role: 'cook', employee_id: id };
      const { warnings } = await callApi<Warned>('POST', '/schedule/shifts', { token, body });
      return warnings.filter(({ rule }) => rule === 'rest-day-consent');
    };
    // DK 124: a Saturday, while nothing else is said.
    expect(await warningsOn('2031-04-05')).toMatchObject([{ needs_consent: true }]);

    const page = await open({ token, language, viewport: { width: 375, height: 812 } });
    const words = texts.employees;
    await page.goto('/manager/employees');
    await openPerson(page, 'Ona');
    await page.getByRole('button', { name: words.row.edit, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: words.edit });
    await drawer.getByText(words.workingTime.title, { exact: true }).click();
    const days = drawer.getByRole('group', { name: texts.fields.employee.rest_weekdays }).getByRole('checkbox');
    for (const day of await days.all()) await day.check();
    const save = drawer.getByRole('button', { name: texts.common.save });
    await save.click();
    await drawer.getByText(texts.invalid.no_work_day, { exact: true }).waitFor();
    for (const day of (await days.all()).slice(2)) await day.uncheck();
    await save.click();
    await toast(page, fill(words.saved, { name: 'Ona' })).waitFor();

    expect(await warningsOn('2031-04-12')).toEqual([]);
    expect(await warningsOn('2031-04-14')).toMatchObject([{ needs_consent: true }]);
  },
);

test.each(languages.slice(1))(
  'under the EU pack no page cites the Labour Code: $language',
  async ({ language, texts }) => {
    const token = await newManagerToken(`law.eu.${language}`, `Europa ${language}`);
    const person = { id: `law.eu.${language}.ona`, name: 'Ona', roles: ['cook'], contract_hours_per_week: 40 };
    await callApi('POST', '/employees', { token, body: person });
    const today = Temporal.Now.plainDateISO('Europe/Vilnius').toString();
    const shift = { date: today, start_time: '08:00', end_time: '23:30', role: 'cook', employee_id: person.id };
    await callApi('POST', '/schedule/shifts', { token, body: shift });
    await callApi('POST', '/templates', { token, body: { name: 'DAY', start_time: '08:00', end_time: '16:00' } });
    for (let weekday = 1; weekday <= 7; weekday += 1)
      await callApi('POST', '/requirements', { token, body: { template: 'DAY', role: 'cook', count: 1, weekday } });
    const page = await open({ token, language });
    const read = async (address: string, sign: string) => {
      await page.goto(address);
      await page.getByText(sign, { exact: false }).first().waitFor();
      return CITATION.test((await page.locator('main').textContent()) ?? '');
    };
    const pages = (law: 'howReckoned' | 'otherLaw') => {
      const [ledger, analytics] = [texts.ledger, texts.analytics];
      return [
        ['/manager/timesheets/ledger', law === 'otherLaw' ? ledger.otherLaw.howReckoned : ledger.howReckoned],
        ['/manager/analytics', law === 'otherLaw' ? analytics.otherLaw.howReckoned : analytics.howReckoned],
      ] as const;
    };
    for (const [address, sign] of pages('howReckoned'))
      expect([address, await read(address, sign)]).toEqual([address, true]);
    const settings = { law_pack: 'eu', accounting_months: 3 };
    await callApi('PUT', '/settings/system', { token, body: settings });
    for (const [address, sign] of pages('otherLaw'))
      expect([address, await read(address, sign)]).toEqual([address, false]);
    expect(await read('/manager/settings/system/working-time', texts.systemSettings.law.pack)).toBe(false);
  },
);

test.each([
  { language: 'en', texts: en, pack: 'Ireland' },
  { language: 'lt', texts: lt, pack: 'Airija' },
] as const)('a café in Cork works 12 days, then rests two: $language', async ({ language, texts, pack }) => {
  const token = await newManagerToken(`law.cork.${language}`, `Cork ${language}`);
  const page = await open({ token, language, viewport: { width: 390, height: 844 } });
  const { law: words } = texts;
  const rest = await chooseLaw(page, texts, pack);
  const hours = (value: number) => (language === 'en' ? `${value} h` : `${value} val.`);
  const { instead, minMinutes } = words.limits.weeklyRest;
  await rest.getByText(fill(minMinutes, { value: hours(35) }), { exact: true }).waitFor();
  await rest.getByText(fill(instead.onceInNext7Minutes, { value: hours(59) }), { exact: true }).waitFor();
  await rest.getByText(fill(instead.twiceInNext7Minutes, { value: hours(35) }), { exact: true }).waitFor();
  expect(await rest.textContent()).toContain('Organisation of Working Time Act 1997, s. 13');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // From Monday 5 to Friday 16 May 2031, until 14:00; 59 hours later is Monday 1:00.
  const employee_id = `law.cork.${language}.ona`;
  await callApi('POST', '/employees', { token, body: { id: employee_id, name: 'Ona', roles: ['cook'] } });
  const add = async (date: string, start_time: string, end_time: string) => {
    const body = { date, start_time, end_time, role: 'cook', employee_id };
    return callApi<Warned & { id: string }>('POST', '/schedule/shifts', { token, body });
  };
  for (let day = 5; day <= 16; day += 1) {
    const { warnings } = await add(`2031-05-${String(day).padStart(2, '0')}`, '10:00', '14:00');
    expect([day, warnings.filter(({ rule }) => rule === 'weekly-rest')]).toEqual([day, []]);
  }
  const onMonday = async (start: string, end: string) => {
    const { id, warnings } = await add('2031-05-19', start, end);
    await callApi('DELETE', `/schedule/${id}`, { token });
    return warnings.filter(({ rule }) => rule === 'weekly-rest').length;
  };
  expect([await onMonday('01:00', '05:00'), await onMonday('00:59', '04:59')]).toEqual([0, 1]);
});

test.each([
  {
    language: 'en',
    texts: en,
    pack: 'Latvia',
    average: 'Weekly rest would average 32.5 h; the minimum average is 35 h.',
  },
  {
    language: 'lt',
    texts: lt,
    pack: 'Latvija',
    average: 'Savaitės poilsis vidutiniškai būtų 32,5 val.; reikia bent 35 val.',
  },
] as const)('a café in Riga averages the rest of its weeks: $language', async ({ language, texts, pack, average }) => {
  const token = await newManagerToken(`law.riga.${language}`, `Rīga ${language}`);
  const page = await open({ token, language, viewport: { width: 390, height: 844 } });
  const { law: words } = texts;
  const rest = await chooseLaw(page, texts, pack);
  const hours = (value: number) => (language === 'en' ? `${value} h` : `${value} val.`);
  const { dailyRest, weeklyRest, averageRest } = words.limits;
  await rest.getByText(fill(dailyRest.summaryMinutes, { value: hours(11) }), { exact: true }).waitFor();
  await rest.getByText(fill(weeklyRest.summaryMinutes, { value: hours(24) }), { exact: true }).waitFor();
  await rest.getByText(fill(averageRest.minMinutes, { value: hours(35) }), { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // Four weeks from Monday 28 April 2031, off from Saturday 14:00 to Monday 10:00: 44 hours. The last ends with the
  // month's fourth Sunday, and of what follows it 11 hours count: 45.
  const employee_id = `law.riga.${language}.ona`;
  await callApi('POST', '/employees', { token, body: { id: employee_id, name: 'Ona', roles: ['cook'] } });
  const add = async (day: number) => {
    const date = new Date(Date.UTC(2031, 3, 28 + day)).toISOString().slice(0, 10);
    const body = { date, start_time: '10:00', end_time: '14:00', role: 'cook', employee_id };
    const { warnings } = await callApi<Warned>('POST', '/schedule/shifts', {
      token,
      body,
      headers: { 'accept-language': language },
    });
    return warnings.filter(({ rule }) => rule === 'average-rest').map(({ detail }) => detail);
  };
  for (let day = 0; day < 28; day += 1) if (day % 7 < 6) expect([day, await add(day)]).toEqual([day, []]);
  // With the first Sunday 21 (11 of what was before), 44, 44 and 45 are 154; with the second 21, 20, 44 and 45 are 130.
  expect([await add(6), await add(13)]).toEqual([[], [average]]);
});

/** Chooses a law pack in the settings. @returns what its page says of rest */
async function chooseLaw(page: Page, texts: typeof en | typeof lt, pack: string): Promise<Locator> {
  const { law: words, systemSettings: settings } = texts;
  await page.goto('/manager/settings/system/working-time');
  await choose(page, page.getByRole('combobox', { name: settings.law.pack }), pack);
  await page.getByRole('button', { name: texts.common.save, exact: true }).click();
  await toast(page, settings.saved).waitFor();
  await page.getByRole('link', { name: settings.law.all, exact: true }).click();
  return page.getByRole('region', { name: words.groups.rest, exact: true });
}
