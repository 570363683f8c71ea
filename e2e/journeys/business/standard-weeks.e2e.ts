import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { choose, field } from '../../driver/form.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();

interface Week {
  name: string;
  spans: { start_date: string; end_date: string }[];
  requirements: { weekday: number; count: number }[];
}

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'a summer week is copied from the standard, changed, and refused where dates overlap (%s)',
  async (language, words) => {
    const texts = words.requirements;
    const token = await newManagerToken(`weeks-${language}`, `Weeks ${language}`);
    await callApi('POST', '/templates', { token, body: { name: 'Day', start_time: '08:00', end_time: '16:00' } });
    await callApi('POST', '/requirements', { token, body: { template: 'Day', role: 'cook', weekday: 1, count: 2 } });
    const weeks = () => callApi<Week[]>('GET', '/standard-weeks', { token });
    const page = await open({
      token,
      language,
      refusals: [409],
      ...(language === 'lt' && { viewport: PHONE, touch: true }),
    });
    await page.goto('/manager/shifts/requirements');
    const add = async (name: string, start: string, end: string) => {
      await page.getByRole('button', { name: texts.weeks.add }).click();
      const drawer = page.getByRole('dialog', { name: texts.weeks.add });
      await field(drawer, texts.weeks.name).fill(name);
      await field(drawer, texts.weeks.from).fill(start);
      await field(drawer, texts.weeks.until).fill(end);
      await field(drawer, texts.weeks.until).press('Tab');
      await drawer.getByRole('button', { name: words.common.add, exact: true }).click();
      return drawer;
    };
    const drawer = await add('Vasara', '2031-06-02', '2031-08-31');
    await drawer.waitFor({ state: 'detached' });
    await page.getByText(texts.weeks.inForce.split(':')[0] ?? '').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const cell = (day: number) =>
      page
        .getByRole('region', { name: texts.standard })
        .getByRole('textbox')
        .nth(day - 1);
    await expect.poll(() => cell(1).inputValue(), PATIENT).toBe('2');
    await cell(1).fill('5');
    await cell(1).press('Enter');
    await cell(2).fill('3');
    await cell(2).press('Enter');
    await expect
      .poll(async () => (await weeks())[0]?.requirements.map(({ weekday, count }) => [weekday, count]), PATIENT)
      .toEqual([
        [1, 5],
        [2, 3],
      ]);
    expect((await weeks())[0]?.spans).toEqual([{ start_date: '2031-06-02', end_date: '2031-08-31' }]);

    const second = await add('Mugė', '2031-08-31', '2031-09-02');
    await second.getByRole('alert').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await field(second, texts.weeks.from).fill('2031-09-01');
    await field(second, texts.weeks.from).press('Tab');
    await second.getByRole('button', { name: words.common.add, exact: true }).click();
    await second.waitFor({ state: 'detached' });
    expect(await weeks()).toHaveLength(2);

    await choose(page, page.getByRole('combobox', { name: texts.weeks.shown }), texts.weeks.standard);
    await expect.poll(() => cell(1).inputValue(), PATIENT).toBe('2');
    await choose(page, page.getByRole('combobox', { name: texts.weeks.shown }), 'Vasara');
    await expect.poll(() => cell(1).inputValue(), PATIENT).toBe('5');
    await page.getByRole('button', { name: texts.weeks.delete }).click();
    await toast(page, texts.weeks.deleted).getByRole('button', { name: words.common.undo }).click();
    await expect.poll(async () => (await weeks()).map(({ name }) => name), PATIENT).toEqual(['Mugė', 'Vasara']);
  },
);
