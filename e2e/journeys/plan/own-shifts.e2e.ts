import { beforeAll, expect, test } from 'vitest';
import { callApi, demoManagerToken, tokenOf } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { expectFieldError, field } from '../../driver/form.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { submitSignIn } from '../../driver/sign-in.ts';
import { en, like } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const texts = en.schedule;
const drafted = monthFromNow(3);

let manager: string;
beforeAll(async () => {
  manager = await demoManagerToken();
});

test('the first sign-in with a temporary password asks for an own one before anything else', async () => {
  const asta = { id: 'asta', name: 'Asta Astaitė', roles: ['barista'], max_hours_per_week: 20, min_shifts_per_week: 0 };
  await callApi('POST', '/employees', { token: manager, body: asta });
  await callApi('POST', '/employees/asta/create-login', { token: manager, body: { password: 'temporary' } });
  const page = await open({ viewport: PHONE, touch: true, refusals: [422] });
  await page.goto('/worker-login');
  await submitSignIn(page, 'asta', 'temporary');
  await page.getByRole('heading', { name: en.settings.firstPassword.title }).waitFor();
  await page.goto('/worker/schedule');
  await page.getByRole('heading', { name: en.settings.firstPassword.title }).waitFor();

  const current = field(page, en.settings.firstPassword.current);
  const [next, again] = [field(page, en.settings.newPassword), field(page, en.settings.confirmNewPassword)];
  const submit = page.getByRole('button', { name: en.settings.changePassword });
  await submit.click();
  for (const input of [current, next, again]) await expectFieldError(input, en.invalid.required);
  await current.fill('not the one');
  await next.fill('short');
  await again.fill('other');
  await submit.click();
  await expectFieldError(next, en.invalid.password_short);
  await expectFieldError(again, en.invalid.password_mismatch);
  await next.fill('my-own-one');
  await again.fill('my-own-one');
  await submit.click();
  await expectFieldError(current, 'is incorrect');
  expect(await next.inputValue()).toBe('my-own-one');

  await current.fill('temporary');
  await submit.click();
  await toast(page, en.settings.passwordChanged).waitFor();
  await page.getByRole('heading', { name: en.settings.firstPassword.title }).waitFor({ state: 'detached' });
  // The page of a former employee shows a message.
  await page.close();
  await callApi('DELETE', '/employees/asta', { token: manager });
});

test('on a phone the next shift comes first; own and team schedule show published shifts only', async () => {
  const date = drafted.dates[9] ?? '';
  const body = { date, start_time: '05:05', end_time: '09:09', role: 'barista', employee_id: 'ona' };
  await callApi('POST', '/schedule/shifts', { token: manager, body });
  const page = await open({ token: await tokenOf('ona'), viewport: PHONE, touch: true });
  await page.goto('/worker');
  const published = (await shiftsOf(manager, monthFromNow(0))).filter(({ employee_id }) => employee_id === 'ona');
  await expect.poll(() => page.locator('dd').allInnerTexts(), PATIENT).toContain(String(published.length));
  const next = page.getByRole('region', { name: new RegExp(`^(${texts.worker.next}|${texts.worker.now})`) });
  await next.or(page.getByText(texts.worker.noneTitle)).first().waitFor();

  await page.getByRole('link', { name: en.shell.scheduleShort, exact: true }).click();
  await page.getByRole('button', { name: `${texts.toolbar.view}: ${texts.toolbar.week}` }).click();
  await page.getByRole('menuitemradio', { name: texts.toolbar.list, exact: true }).click();
  const list = page.getByRole('region', { name: texts.list.label });
  await list.getByRole('heading').first().waitFor();
  await page.goto(`/worker/schedule?month=${drafted.key}&view=list`);
  await page.getByText(texts.worker.emptyTitle).waitFor();
  await page.locator('label').getByText(texts.worker.team, { exact: true }).click();
  await page.getByText(texts.worker.emptyTitle).waitFor();
  expect(await page.getByText('05:05').count()).toBe(0);

  await page.goto(`/worker/schedule?month=${monthFromNow(0).key}&view=month&who=team`);
  await page.getByRole('group', { name: texts.day.strip }).waitFor();
});

test('a wish for a shift is made on a phone, seen by the manager, and taken back', async () => {
  const page = await open({ token: await tokenOf('ona'), viewport: PHONE, touch: true });
  const own = en.wishes;
  const [date = ''] = monthFromNow(5).dates.slice(13, 14);
  await page.goto('/worker/wishes');
  await page.getByRole('button', { name: own.add }).click();
  const drawer = page.getByRole('dialog', { name: own.add });
  await field(drawer, own.date).fill(date.split('-').reverse().join('/'));
  await field(drawer, own.date).press('Tab');
  await drawer.getByRole('radio', { name: own.kinds.on }).check();
  await drawer.getByRole('button', { name: en.common.save }).click();
  await expectFieldError(field(drawer, own.template), en.invalid.required);
  await field(drawer, own.template).click();
  await page.getByRole('option').first().click();
  await drawer.getByRole('button', { name: en.common.save }).click();
  await toast(page, own.added).waitFor();
  // The demo has some of earlier days.
  const entries = page.getByRole('listitem').filter({ has: page.getByText(like(own.wishedOn)) });
  const entry = entries.last();
  await entry.waitFor();
  const count = await entries.count();

  const [made] = await callApi<{ employee_id: string }[]>('GET', `/wishes?start=${date}&end=${date}`, {
    token: manager,
  });
  expect(made).toMatchObject({ employee_id: 'ona', kind: 'on' });
  await entry.getByRole('button', { name: like(own.deleteOne) }).click();
  await toast(page, own.deleted).waitFor();
  await expect.poll(() => entries.count(), PATIENT).toBe(count - 1);
});

test('an unavailability is stated, refused where its end is not later, and deleted again', async () => {
  const page = await open({ token: await tokenOf('ona'), viewport: PHONE, touch: true });
  const own = en.unavailability;
  await page.goto('/worker/unavailability');
  await page.getByRole('button', { name: own.add }).click();
  const drawer = page.getByRole('dialog', { name: own.add });
  await field(drawer, own.allDay).uncheck({ force: true });
  await field(drawer, own.startTime).fill('14:00');
  await field(drawer, own.endTime).fill('13:00');
  await field(drawer, own.note).fill('Dentist');
  await drawer.getByRole('button', { name: en.common.save }).click();
  await expectFieldError(field(drawer, own.endTime), en.invalid.end_before_start);
  expect(await field(drawer, own.note).inputValue()).toBe('Dentist');
  await field(drawer, own.endTime).fill('16:00');
  await drawer.getByRole('button', { name: en.common.save }).click();
  await toast(page, own.added).waitFor();
  const entry = page.getByRole('listitem').filter({ hasText: 'Dentist' });
  await entry.getByText(/14:00–16:00/).waitFor();

  await entry.getByRole('button', { name: like(own.deleteOne) }).click();
  // A message under the mouse stays.
  await toast(page, own.deleted).hover();
  await expect.poll(() => entry.count(), PATIENT).toBe(0);
  await toast(page, own.deleted).getByRole('button', { name: en.common.undo }).click();
  await entry.waitFor();
  await entry.getByRole('button', { name: like(own.deleteOne) }).click();
  await entry.waitFor({ state: 'detached' });
});
