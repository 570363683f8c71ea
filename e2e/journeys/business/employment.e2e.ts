import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { expectFieldError, field } from '../../driver/form.ts';
import { monthFromNow } from '../../driver/months.ts';
import { openPerson } from '../../driver/person-page.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { en, fill, like, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const month = monthFromNow(1);
const dates = month.dates.slice(4, 8);
const NAME = 'Žydrūnė Ąžuolaitė';

/** A date as it is typed in each language. */
const typed = (date: string, language: string) => (language === 'lt' ? date : date.split('-').toReversed().join('/'));

test.each([
  ['en', en, 'before the first day'],
  ['lt', lt, 'anksčiau už pirmąją'],
] as const)(
  'terms change from a day on, a last day opens the shifts after it, and no shift is given outside (%s)',
  async (language, words, refusal) => {
    const texts = words.employees;
    const labels = words.fields.employee;
    const token = await newManagerToken(`employment-${language}`, `Employment ${language}`);
    const employee_id = `employed-${language}`;
    const person = { name: NAME, roles: ['cook'], contract_hours_per_week: 20, first_day: dates[0] };
    await callApi('POST', '/employees', { token, body: { id: employee_id, ...person } });
    for (const date of dates) {
      const body = { date, start_time: '08:00', end_time: '12:00', role: 'cook', employee_id };
      await callApi('POST', '/schedule/shifts', { token, body });
    }
    const away = { employee_ids: [employee_id], type: 'vacation', start: month.dates.at(-2), end: month.dates.at(-1) };
    await callApi('POST', '/absences', { token, body: { ...away, note: '' } });
    const page = await open({ token, language, refusals: [422] });
    await page.goto('/manager/employees');
    await openPerson(page, NAME);
    const drawer = page.getByRole('region', { name: texts.row.employment });

    // A change from the first day on would be no change: the error is at its field, and nothing typed is lost.
    await drawer.getByRole('button', { name: texts.employment.change }).click();
    const change = page.getByRole('dialog', { name: texts.employment.changeTitle });
    const from = field(change, texts.employment.validFrom);
    await from.fill(typed(dates[0] ?? '', language));
    await from.press('Tab');
    await field(change, labels.contract_hours_per_week).fill('40');
    await change.getByRole('button', { name: texts.employment.save }).click();
    await expectFieldError(from, refusal);
    await from.fill(typed(dates[2] ?? '', language));
    await from.press('Tab');
    await change.getByRole('button', { name: texts.employment.save }).click();
    await toast(page, texts.employment.changed).waitFor();
    await drawer.getByText(like(texts.employment.from)).first().waitFor();

    // The shift after the last day is shown before, and comes open; so is the leave that no longer counts.
    await drawer.getByRole('button', { name: texts.employment.setEnd }).click();
    const end = page.getByRole('dialog', { name: fill(texts.employment.endTitle, { name: NAME }) });
    const last = field(end, texts.employment.lastDay);
    await last.fill(typed(dates[2] ?? '', language));
    await last.press('Tab');
    await end.getByText(like(texts.departure.one)).waitFor();
    await end.getByText(like(texts.employment.absenceGone)).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await end.getByRole('button', { name: texts.employment.saveEnd }).click();
    await toast(page, texts.employment.ended).waitFor();
    const left = await shiftsOf(token, month);
    expect(left.map(({ date, employee_id: id }) => [date, id]).sort()).toEqual(
      dates.map((date, i) => [date, i === 3 ? null : employee_id]),
    );
  },
);

test('a kind of certificate is needed for a role, is missing, and is recorded (lt)', async () => {
  const words = lt.certificates;
  const token = await newManagerToken('certified', 'Certified');
  await callApi('POST', '/employees', { token, body: { id: 'certified-person', name: NAME, roles: ['cook'] } });
  const page = await open({ token, language: 'lt' });
  await page.goto('/manager/employees/certificates');
  await page.getByRole('button', { name: words.kinds.add, exact: true }).click();
  const kind = page.getByRole('dialog', { name: words.kinds.add });
  await field(kind, words.kinds.name).fill('Medicininė knygelė');
  await field(kind, words.kinds.roles).fill('cook');
  await field(kind, words.kinds.roles).press('Enter');
  await field(kind, words.kinds.roles).press('Tab');
  await kind.getByRole('button', { name: lt.common.save }).click();
  await page.getByText(words.states.missing).waitFor();
  await page.getByRole('button', { name: fill(words.recordFor, { kind: 'Medicininė knygelė', name: NAME }) }).click();
  const drawer = page.getByRole('dialog', { name: words.add });
  await field(drawer, words.until).fill('2099-12-31');
  await field(drawer, words.until).press('Tab');
  await drawer.getByRole('button', { name: lt.common.save }).click();
  await page.getByText(words.states.valid, { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
