import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { countPresses } from '../../driver/presses.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();
const { dates } = monthFromNow(2);
/** Of the languages one after the other: the other one of the same week would be away, too. */
const days = { en: [dates[3], dates[4]], lt: [dates[13], dates[14]] } as const;

let manager: string;
const tokens = new Map<string, string>();
beforeAll(async () => {
  manager = await newManagerToken('in-place-manager', 'In place');
  // Without any shift the dashboard shows the first steps.
  const shift = { date: dates[25], start_time: '07:00', end_time: '13:00', role: 'cook', employee_id: null };
  await callApi('POST', '/schedule/shifts', { token: manager, body: shift });
  for (const language of ['en', 'lt'] as const)
    for (const [index, name] of ['Ona', 'Ema'].entries()) {
      const id = `in-place-${language}-${index}`;
      const body = { id, name: `${name} ${language}`, roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
      await callApi('POST', '/employees', { token: manager, body });
      const token = await tokenOfNewLogin(manager, id);
      tokens.set(`${name} ${language}`, token);
      const date = days[language][index] ?? '';
      const asked = { type: 'personal', start_date: date, end_date: date, reason: `A wedding of ${name} ${language}` };
      await callApi('POST', '/time-off', { token, body: asked });
    }
});

const statusOf = async (name: string) =>
  (
    await callApi<{ status: string; decision_note: string | null }[]>('GET', '/time-off', {
      token: tokens.get(name) ?? '',
    })
  ).map(({ status, decision_note }) => [status, decision_note]);

test.each([
  ['en', en, '/manager/inbox'],
  ['lt', lt, '/manager'],
] as const)(
  'on a phone one press approves and two reject, where the request stands: %s',
  async (language, words, place) => {
    const { approve, reject } = words.common.decision;
    const page = await open({ token: manager, language, viewport: PHONE, touch: true });
    await page.goto(place);
    const answer = (label: string, name: string) =>
      page.getByRole('button', { name: new RegExp(`^${label}: ${name} ${language} `) });
    await answer(approve, 'Ona').waitFor();
    // Large enough for a thumb, and inside the window.
    for (const label of [approve, reject]) {
      const box = await answer(label, 'Ona').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
    const presses = await countPresses(page);
    await answer(approve, 'Ona').click();
    await answer(approve, 'Ona').waitFor({ state: 'detached' });
    expect(await presses()).toBe(1);
    await answer(reject, 'Ema').click();
    const reason = page.getByRole('textbox', { name: words.common.decision.note });
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement), PATIENT).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: reject, exact: true }).click();
    await reason.waitFor({ state: 'detached' });
    expect(await presses()).toBe(3);
    await expect.poll(() => statusOf(`Ona ${language}`), PATIENT).toEqual([['approved', null]]);
    await expect.poll(() => statusOf(`Ema ${language}`), PATIENT).toEqual([['rejected', null]]);
  },
);

test('an approval that opens shifts shows them first, and Escape leaves all as it was', async () => {
  const date = dates[20] ?? '';
  const [year, month] = date.split('-').map(Number);
  const shift = { date, start_time: '07:00', end_time: '13:00', role: 'cook', employee_id: 'in-place-en-0' };
  await callApi('POST', '/schedule/shifts', { token: manager, body: shift });
  await callApi('POST', `/schedule/publish?year=${year}&month=${month}`, { token: manager });
  const asked = { type: 'personal', start_date: date, end_date: date, reason: 'Moving house' };
  await callApi('POST', '/time-off', { token: tokens.get('Ona en') ?? '', body: asked });
  const page = await open({ token: manager });
  await page.goto('/manager/timeoff');
  const entry = page.getByRole('listitem').filter({ hasText: 'Moving house' });
  const approve = entry.getByRole('button', { name: new RegExp(`^${en.common.decision.approve}: `) });
  await approve.click();
  await entry.getByText('07:00–13:00, cook').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await approve.waitFor();
  const reject = entry.getByRole('button', { name: new RegExp(`^${en.common.decision.reject}: `) });
  await expect.poll(() => reject.evaluate((button) => button === document.activeElement), PATIENT).toBe(true);
  await approve.click();
  await entry.getByRole('button', { name: en.common.decision.approveAnyway }).click();
  await page.getByRole('list', { name: en.timeOff.answered }).getByText('Moving house').waitFor();
});
