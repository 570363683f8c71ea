import { expect, test } from 'vitest';
import enLeave from '../../../apps/web/src/i18n/en/hours/overtime-leave.ts';
import ltLeave from '../../../apps/web/src/i18n/lt/hours/overtime-leave.ts';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const month = monthFromNow(-1);

/** Five days of nine hours in a week of last month, where the contract has 40. */
async function businessWith(id: string): Promise<{ manager: string; worker: string }> {
  const manager = await newManagerToken(`boss-${id}`, `Overtime ${id}`);
  const as = (method: string, path: string, body: unknown) => callApi(method, path, { token: manager, body });
  await as('PUT', '/settings/system', { regime: 'fixed' });
  await as('POST', '/employees', {
    id,
    name: 'Žydrė Šukytė',
    roles: ['cook'],
    hourly_rate_cents: 600,
    contract_hours_per_week: 40,
    vacation_days_per_year: 20,
  });
  const monday = month.dates.findIndex((date) => new Date(`${date}T00:00Z`).getUTCDay() === 1);
  for (const date of month.dates.slice(monday, monday + 5))
    await as('POST', '/timesheets', {
      employee_id: id,
      started_at: `${date}T08:00`,
      ended_at: `${date}T17:00`,
      reason: 'Inventory',
    });
  return { manager, worker: await tokenOfNewLogin(manager, id) };
}

test.each([
  ['en', en, enLeave],
  ['lt', lt, ltLeave],
] as const)(
  'an employee asks for leave instead of paid overtime, the manager approves it (%s)',
  async (language, words, own) => {
    const { manager, worker } = await businessWith(`zyd-${language}`);
    const phone = await open({ token: worker, language, viewport: PHONE });
    await phone.goto('/worker/timeoff');
    await phone.getByRole('button', { name: own.ask }).click();
    const form = phone.getByRole('dialog', { name: own.ask });
    await form.getByText(/× 1[.,]5 =/).waitFor();
    await form.getByRole('button', { name: own.send }).click();
    await toast(phone, own.asked).waitFor();
    const requests = phone.getByRole('list', { name: own.title });
    await requests.getByText(own.status.pending, { exact: true }).waitFor();
    // Asked for a second time it says why not.
    await phone.getByRole('button', { name: own.ask }).click();
    await form.getByText(own.states.asked).waitFor();
    expect(await form.getByRole('button', { name: own.send }).isDisabled()).toBe(true);

    const desk = await open({ token: manager, language });
    await desk.goto('/manager/timeoff');
    await desk.getByRole('button', { name: fill(own.reviewOne, { name: 'Žydrė Šukytė' }) }).click();
    const answer = desk.getByRole('dialog');
    await answer.getByText(own.consequence).waitFor();
    await answer.getByRole('button', { name: words.common.decision.approve }).click();
    await toast(desk, own.approved).waitFor();

    await phone.goto('/worker/timeoff');
    await phone.getByText(words.timeOff.balance.added).waitFor();
    await requests.getByText(own.status.approved, { exact: true }).waitFor();
  },
);
