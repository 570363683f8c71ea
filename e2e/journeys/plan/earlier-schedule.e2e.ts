import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();
const lastMonth = Temporal.Now.plainDateISO('Europe/Vilnius').toPlainYearMonth().subtract({ months: 1 });
/** Four weeks from the first Monday on: Ona in the morning with two A a week, Jonas in the evening. */
const monday = Array.from({ length: 7 }, (_, index) => lastMonth.toPlainDate({ day: index + 1 })).find(
  ({ dayOfWeek }) => dayOfWeek === 1,
);
const first = monday?.day ?? 1;
const days = Array.from({ length: 21 }, (_, index) => String(first + index));
const weeks = (week: string) => Array.from({ length: 3 }, () => week.split(' ')).flat();
const schedule = [
  [lastMonth.toString()],
  ['', ...days],
  ['Ona Žilinskaitė', ...weeks('7-15 7-15 7-15 A A off off')],
  ['Jonas Šimkus', ...weeks('15-22 15-22 off 15-22 15-22 off off')],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

test.each([
  ['en', en, undefined],
  ['lt', lt, PHONE],
] as const)(
  'a new manager pastes last month’s schedule, corrects a guess, and has people, templates, needs and history: %s',
  async (language, words, viewport) => {
    const token = await newManagerToken(`earlier-${language}`, 'Ankstesnis');
    const texts = words.rosterGrid;
    const page = await open({ token, language, ...(viewport && { viewport, touch: true }), refusals: [422] });
    await page.goto('/manager');
    await page.getByRole('link', { name: words.firstHour.earlier.button }).click();
    await page.getByRole('heading', { name: texts.title }).waitFor();

    // Nothing, then something that is no schedule: each says what to do, and what was typed stays.
    const field = page.getByLabel(texts.paste, { exact: true });
    await page.getByRole('button', { name: texts.read }).click();
    await page.getByText(texts.pasteMissing).waitFor();
    await field.fill('Labas rytas');
    await page.getByRole('button', { name: texts.read }).click();
    await page.getByRole('alert').waitFor();
    expect(await field.inputValue()).toBe('Labas rytas');

    await field.fill(schedule);
    await page.getByRole('button', { name: texts.read }).click();
    await page.getByRole('heading', { name: texts.codes.title }).waitFor();
    // An A now and then is guessed to be an afternoon; here it is leave.
    const isWork = page.getByRole('checkbox', { name: texts.codes.worksOne.replace('{{code}}', 'A') });
    expect(await isWork.isChecked()).toBe(true);
    await isWork.uncheck();
    const role = page.getByLabel(texts.people.roleOf.replace('{{name}}', 'Ona Žilinskaitė'));
    await role.fill('barista');
    await role.press('Enter');
    await page.getByText('barista').first().waitFor();

    // Back and forth: the pasted table is still there.
    await page.getByRole('button', { name: texts.back }).click();
    expect(await field.inputValue()).toContain('Ona Žilinskaitė');
    await page.getByRole('button', { name: texts.read }).click();
    await page.getByRole('checkbox', { name: texts.codes.worksOne.replace('{{code}}', 'A') }).uncheck();
    await page.getByText(texts.codes.free).nth(1).waitFor();
    expect(await callApi<unknown[]>('GET', '/employees', { token })).toEqual([]);

    await page.getByRole('button', { name: texts.use }).click();
    await page.getByText(texts.stored.shifts.replace('{{count}}', '21')).waitFor();
    expect(await callApi<{ name: string }[]>('GET', '/employees', { token })).toHaveLength(2);
    expect(await callApi<unknown[]>('GET', '/templates', { token })).toHaveLength(2);
    expect((await callApi<unknown[]>('GET', '/requirements', { token })).length).toBe(7);

    await page.getByRole('link', { name: texts.stored.look }).click();
    await page.waitForURL(new RegExp(`month=${lastMonth.toString()}`));
    // A phone shows one day, on which Ona is perhaps off.
    const shown = viewport
      ? page.getByRole('group', { name: words.schedule.day.strip })
      : page.getByText('Ona Žilinskaitė');
    await shown.first().waitFor();
  },
);
