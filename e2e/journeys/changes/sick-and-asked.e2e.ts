import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { countPresses } from '../../driver/presses.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';
import { chooseToday } from '../../driver/today-menu.ts';

const open = useBrowser();
const today = Temporal.Now.plainDateISO('Europe/Vilnius');
/** Of the languages one after the other: each has an employee who falls ill. */
const ILL = { en: 'Žydrė', lt: 'Šarūnė' } as const;

let manager: string;
beforeAll(async () => {
  manager = await newManagerToken('sick-asked', 'Sick');
  const post = (path: string, body?: object) => callApi('POST', path, { token: manager, ...(body && { body }) });
  for (const [id, name] of [
    ['sick-en', ILL.en],
    ['sick-lt', ILL.lt],
    ['sick-jonas', 'Jonas'],
    ['sick-ieva', 'Ieva'],
  ] as const) {
    await post('/employees', { id, name, roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 });
    await tokenOfNewLogin(manager, id);
  }
  // Their shifts of today begin soon, whenever the test runs.
  const now = Temporal.Now.plainTimeISO('Europe/Vilnius');
  const begins = now.hour === 23 && now.minute > 40 ? Temporal.PlainTime.from('23:59') : now.add({ minutes: 15 });
  const times = {
    start_time: begins.toString().slice(0, 5),
    end_time: begins.add({ hours: 6 }).toString().slice(0, 5),
  };
  for (const employee_id of ['sick-en', 'sick-lt'])
    await post('/schedule/shifts', { date: today.toString(), ...times, break_minutes: 0, role: 'cook', employee_id });
  await post(`/schedule/publish?year=${today.year}&month=${today.month}`);
});

test.each([
  ['en', en],
  ['lt', lt],
] as const)('an employee is off sick and the team is asked, with four presses: %s', async (language, words) => {
  const page = await open({ token: manager, language });
  await page.goto('/manager');
  const presses = await countPresses(page);
  await chooseToday(page, words, ILL[language], 'ill');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.asks.askFirst }).click();
  // Before anyone is asked it says who, and how.
  await dialog.getByText(words.asks.whoInOrder).waitFor();
  await dialog.getByText('Jonas').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: words.asks.button, exact: true }).click();
  await toast(page, fill(words.asks.askedFirst_one, { count: 1 })).waitFor();
  expect(await presses()).toBeLessThanOrEqual(4);
  const asks = await callApi<{ status: string; people: object[] }[]>('GET', '/asks', { token: manager });
  expect(asks.filter(({ status }) => status === 'running')).toHaveLength(language === 'en' ? 1 : 2);
  const absences = await callApi<{ employee_id: string; type: string }[]>('GET', '/time-off', { token: manager });
  expect(absences).toContainEqual(expect.objectContaining({ employee_id: `sick-${language}`, type: 'sick_leave' }));
});
