import { expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { en, like, lt } from '../../driver/texts.ts';
import { readToast } from '../../driver/toast.ts';

const open = useBrowser();
const month = monthFromNow(1);
const dates = month.dates.slice(9, 12);

/** Three cooks with one published shift each, who would all rather be free on it and on that of the one after. */
async function business(run: string) {
  const token = await newManagerToken(`rings-${run}`, 'Ąžuolo virtuvė');
  const post = (path: string, body?: unknown) => callApi('POST', path, { token, ...(body !== undefined && { body }) });
  await post('/templates', { name: 'Diena', start_time: '08:00', end_time: '16:00', break_minutes: 30 });
  for (let weekday = 1; weekday <= 7; weekday += 1)
    await post('/requirements', { template: 'Diena', role: 'virėjas', count: 1, weekday });
  const people = [];
  for (const [at, name] of ['Rūta', 'Živilė', 'Ąžuolas'].entries()) {
    const id = `ring${at}-${run}`;
    await post('/employees', { id, name, roles: ['virėjas'], max_hours_per_week: 40 });
    const own = await tokenOfNewLogin(token, id);
    for (const date of [dates[at], dates[(at + 1) % 3]])
      await callApi('POST', '/wishes', { token: own, body: { date, kind: 'off' } });
    await post('/schedule/shifts', { date: dates[at], template: 'Diena', role: 'virėjas', employee_id: id });
    people.push({ id, token: own });
  }
  await post(`/schedule/publish?${month.query}`);
  return { token, people };
}

test.each([
  ['en', en, 'light'],
  ['lt', lt, 'dark'],
] as const)(
  'a ring of three is found and offered, each agrees with one press on the phone, and all shifts change hands: %s',
  async (language, words, theme) => {
    const { token, people } = await business(language);
    const texts = words.rings;
    const page = await open({ token, language, theme });
    await page.goto('/manager/swap-requests');
    await page.getByText(words.swaps.tabs.rings, { exact: true }).click();
    await page.goto(`/manager/swap-requests?tab=rings&month=${month.key}`);
    const found = page.getByRole('list', { name: texts.found });
    await found.getByRole('button', { name: like(texts.offerOne) }).waitFor();
    expect(await found.getByText(like(texts.betterOff)).count()).toBe(3);
    expect(await axeViolations(page)).toEqual([]);
    await found.getByRole('button', { name: like(texts.offerOne) }).click();
    await readToast(page, texts.offered);
    await page.getByText(texts.none).waitFor();

    for (const [at, { token: own }] of people.entries()) {
      const phone = await open({ token: own, language, theme, viewport: PHONE, touch: true });
      await phone.goto('/worker');
      await phone.getByRole('link', { name: like(words.schedule.worker.responses_one) }).click();
      const ring = phone.getByRole('list', { name: texts.own }).getByRole('listitem');
      const agree = ring.getByRole('button', { name: like(texts.agreeOne) });
      await agree.waitFor();
      for (const button of await ring.getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      if (at === 0) expect(await axeViolations(phone)).toEqual([]);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      await agree.click();
      await readToast(phone, at < 2 ? texts.youAgreed : texts.done);
    }

    const after = await shiftsOf(token, month);
    const holderOf = (date: string | undefined) => after.find((shift) => shift.date === date)?.employee_id;
    // Each has passed their shift on: the first to the second, and so on.
    expect(dates.map(holderOf)).toEqual([people[1]?.id, people[2]?.id, people[0]?.id]);
    await page.reload();
    await page.getByText(texts.status.done, { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);
