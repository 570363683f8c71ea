import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const next = monthFromNow(1);

/** A waiter without a rate, who has shifts of 8 hours on the first five days of the next month. */
async function withShifts(name: string): Promise<string> {
  const token = await newManagerToken(`cost-${name}`, `Cost ${name}`);
  await callApi('POST', '/templates', { token, body: { name: 'Diena', start_time: '09:00', end_time: '17:00' } });
  const body = { id: `rasa-cost-${name}`, name: 'Rasa', roles: ['waiter'] };
  await callApi('POST', '/employees', { token, body });
  for (const day of [10, 11, 12, 13, 14]) {
    const date = `${next.key}-${day}`;
    await callApi('POST', '/schedule/shifts', {
      token,
      body: { date, role: 'waiter', employee_id: body.id, template: 'Diena', start_time: '09:00', end_time: '17:00' },
    });
  }
  return token;
}

test.each([
  ['en', en],
  ['lt', lt],
] as const)('rates and a budget are set, and what is over is said with its hours (%s)', async (language, words) => {
  const [texts, terms] = [words.labourCost, words.costTerms];
  const page = await open({
    token: await withShifts(language),
    language,
    ...(language === 'lt' && { viewport: PHONE, touch: true }),
  });
  await page.goto(`/manager/analytics/labour-cost?month=${next.key}`);
  await page.getByText(fill(texts.withoutRate_one, { count: 1 })).waitFor();
  await page.getByRole('button', { name: terms.open, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: terms.open });
  // A wrong number says so beside its field, and nothing is lost.
  await drawer.getByRole('button', { name: terms.addYear, exact: true }).click();
  await drawer.getByLabel(terms.percent, { exact: true }).fill('120');
  await drawer.getByRole('button', { name: terms.addRate, exact: true }).click();
  await drawer.getByLabel(terms.role, { exact: true }).fill('waiter');
  await drawer.getByLabel(terms.rate, { exact: true }).fill('10');
  await drawer.getByRole('button', { name: terms.addBudget, exact: true }).click();
  await drawer.getByLabel(terms.amount, { exact: true }).fill('450');
  await drawer.getByRole('button', { name: terms.save, exact: true }).click();
  await expect.poll(() => drawer.locator('[aria-invalid="true"]').count()).toBe(1);
  await drawer.getByLabel(terms.percent, { exact: true }).fill('25');
  expect(await axeViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: terms.save, exact: true }).click();
  await toast(page, terms.saved).waitFor();
  // 40 hours at 10 euro and a quarter on top are 500 euro: 50 over, 4 hours at 12.50.
  const budgets = page.getByRole('region', { name: texts.budgets });
  await budgets
    .getByText(/50[.,]00/)
    .first()
    .waitFor();
  await expect.poll(() => budgets.locator('strong').textContent()).toMatch(/50[.,]00.*4/);
  await page.reload();
  await budgets.waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
