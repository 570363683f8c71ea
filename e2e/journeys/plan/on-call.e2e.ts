import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { choose, field } from '../../driver/form.ts';
import { cell, chips } from '../../driver/grid.ts';
import { monthFromNow } from '../../driver/months.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();
const month = monthFromNow(1);

test.each([
  ['en', en],
  ['lt', lt],
] as const)('a manager makes an on-call template and sees the mark in the calendar (%s)', async (language, words) => {
  const token = await newManagerToken(`watch-${language}`, `On call ${language}`);
  const id = `rita-${language}`;
  await callApi('POST', '/employees', { token, body: { id, name: 'Rita Žukaitė', roles: ['cook'] } });
  const { fields, templates, schedule } = words;
  const page = await open({ token, language });
  await page.goto('/manager/shifts/templates');
  await page.getByRole('button', { name: templates.add }).first().click();
  const form = page.getByRole('dialog', { name: templates.add });
  await field(form, fields.template.name).fill('Home');
  await field(form, fields.template.start_time).fill('17:00');
  await field(form, fields.template.end_time).fill('08:00');
  await form.getByText(templates.onCall.help).waitFor();
  await choose(page, form.getByRole('combobox', { name: fields.template.on_call }), schedule.words.onCall.at_home);
  await form.getByRole('button', { name: templates.add }).click();
  await page.getByRole('row', { name: new RegExp(`Home.*${schedule.words.onCall.at_home}`) }).waitFor();

  const [date = ''] = month.dates.slice(9);
  await callApi('POST', '/schedule/shifts', { token, body: { date, template: 'Home', role: 'cook', employee_id: id } });
  await page.goto(month.calendar);
  const chip = chips(cell(page, id, date)).first();
  await chip.waitFor();
  expect(await chip.getAttribute('aria-label')).toContain(schedule.words.onCall.at_home);
  await chip.click();
  await page.getByRole('dialog').getByText(schedule.words.onCall.at_home, { exact: true }).waitFor();
});
