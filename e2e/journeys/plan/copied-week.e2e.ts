import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
/** Each journey takes one of them, by turns: all pages are read in every language (all-pages). */
const languages = [
  ['en', en, en.schedule.copy.done_other],
  ['lt', lt, lt.schedule.copy.done_few],
] as const;

interface Planned {
  shifts: { date: string; employee_id: string | null; warnings: unknown[] }[];
}

// Three days of the week of Christmas 2031 are public holidays; the norm of December has room for all five shifts.
test.each(languages.slice(1))(
  'the week before Christmas is copied to that of Christmas, and nobody loses a shift (%s)',
  async (language, words, done) => {
    const token = await newManagerToken(`christmas-${language}`, `Christmas ${language}`);
    const person = { name: 'Ona', roles: ['cook'], first_day: '2024-01-02' };
    const terms = { contract_hours_per_week: 40, max_hours_per_week: 60, min_shifts_per_week: 0 };
    const id = `christmas-ona-${language}`;
    await callApi('POST', '/employees', { token, body: { id, ...person, ...terms } });
    for (const day of [15, 16, 17, 18, 19]) {
      const hours = { start_time: '08:00', end_time: '16:30', break_minutes: 30 };
      const body = { date: `2031-12-${day}`, role: 'cook', employee_id: id, ...hours };
      await callApi('POST', '/schedule/shifts', { token, body });
    }
    const page = await open({ token, language });
    await page.goto('/manager/calendar?month=2031-12&view=week&from=2031-12-22');
    await page.getByRole('button', { name: words.common.more }).click();
    await page.getByRole('menuitem', { name: words.schedule.copy.button }).click();
    const dialog = page.getByRole('dialog', { name: words.schedule.copy.title });
    await dialog.getByRole('button', { name: words.schedule.copy.confirm }).click();
    await toast(page, fill(done, { count: 5 })).waitFor();
    const path = '/schedule?start=2031-12-22&end=2031-12-28';
    const { shifts } = await callApi<Planned>('GET', path, { token });
    expect(shifts.map(({ employee_id, warnings }) => [employee_id, warnings])).toEqual(Array(5).fill([id, []]));
  },
);
