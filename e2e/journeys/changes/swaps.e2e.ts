import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOf } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { expectFieldError, field } from '../../driver/form.ts';
import { cell, chips } from '../../driver/grid.ts';
import { DEMO_PASSWORD } from '../../driver/sign-in.ts';
import { en, like, lt } from '../../driver/texts.ts';
import { readToast } from '../../driver/toast.ts';

const open = useBrowser();
const texts = en.swaps;
/** Far enough ahead that nothing starts during the test. */
const date = Temporal.Now.plainDateISO('Europe/Vilnius').add({ days: 14 }).toString();
const [year, month] = date.split('-').map(Number);

let manager: string;
beforeAll(async () => {
  manager = await newManagerToken('swaps-manager', 'Swaps');
  for (const [id, name] of [
    ['giver', 'Greta Giver'],
    ['taker', 'Tadas Taker'],
  ]) {
    const person = { id, name, roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
    await callApi('POST', '/employees', { token: manager, body: person });
    await callApi('POST', `/employees/${id}/create-login`, { token: manager, body: { password: 'temporary' } });
    const passwords = { current_password: 'temporary', new_password: DEMO_PASSWORD, confirm_password: DEMO_PASSWORD };
    const token = await tokenOf(id ?? '', 'temporary');
    await callApi('POST', '/settings/change-password', { token, body: passwords });
  }
  for (const start of ['07:00', '16:00']) {
    const end_time = start === '07:00' ? '13:00' : '20:00';
    const shift = { date, start_time: start, end_time, role: 'cook', employee_id: start === '07:00' ? 'giver' : null };
    await callApi('POST', '/schedule/shifts', { token: manager, body: shift });
  }
  await callApi('POST', `/schedule/publish?year=${year}&month=${month}`, { token: manager });
});

const onPhone = async (who: string, language: 'en' | 'lt' = 'en'): Promise<Page> =>
  open({ token: await tokenOf(who), language, viewport: PHONE, touch: true });

test('an employee offers a shift, a colleague accepts, the manager sees the rules and approves, and the calendar shows it', async () => {
  const greta = await onPhone('giver');
  await greta.goto('/worker');
  await greta.getByRole('link', { name: like(en.schedule.worker.offerOne) }).click();
  const drawer = greta.getByRole('dialog', { name: texts.offer.open });
  await drawer.getByLabel(texts.offer.one).check();
  await drawer.getByRole('button', { name: texts.offer.send }).click();
  await expectFieldError(field(drawer, texts.offer.person), texts.offer.personMissing);
  await field(drawer, texts.offer.person).click();
  await greta.getByRole('option', { name: 'Tadas Taker' }).click();
  await field(drawer, texts.offer.note).fill('A wedding');
  expect(await axeViolations(greta)).toEqual([]);
  await drawer.getByRole('button', { name: texts.offer.send }).click();
  await readToast(greta, texts.offer.sent);
  await greta.getByRole('list', { name: texts.tabs.mine }).getByText('A wedding').waitFor();

  const tadas = await onPhone('taker');
  await tadas.goto('/worker');
  await tadas.getByRole('link', { name: like(en.schedule.worker.responses_one) }).click();
  const offered = tadas.getByRole('list', { name: texts.tabs.incoming }).getByRole('listitem');
  await offered.getByRole('button', { name: like(texts.acceptOne) }).click();
  await readToast(tadas, texts.accepted);
  await offered.getByText(texts.status.accepted, { exact: true }).waitFor();

  const page = await open({ token: manager });
  await page.goto('/manager/swap-requests');
  await page.getByRole('button', { name: like(texts.reviewOne) }).click();
  const review = page.getByRole('dialog', { name: texts.reviewTitle });
  await review.getByText(texts.judgement.fits).waitFor();
  await review.getByRole('button', { name: en.common.decision.reject }).click();
  await expectFieldError(field(review, texts.reason), en.invalid.required);
  expect(await axeViolations(page)).toEqual([]);
  await review.getByRole('button', { name: en.common.decision.approve }).click();
  await readToast(page, like(texts.approved));
  await page.goto(`/manager/calendar?month=${date.slice(0, 7)}&view=month`);
  await chips(cell(page, 'taker', date))
    .first()
    .waitFor();
  expect(await chips(cell(page, 'giver', date)).count()).toBe(0);
  await page.goto('/manager/swap-requests?tab=history');
  await page.getByRole('list', { name: texts.tabs.history }).getByText(texts.status.approved).waitFor();

  await greta.goto('/worker/swap-requests?tab=mine');
  await greta.getByText(texts.status.approved).waitFor();
  expect(await greta.getByRole('button', { name: like(texts.cancelOne) }).count()).toBe(0);
});

test('an open shift is asked for by an employee and given by the manager', async () => {
  const words = en.claims;
  const greta = await onPhone('giver');
  await greta.goto('/worker/swap-requests?tab=open');
  const shift = greta.getByRole('list', { name: words.open }).getByRole('listitem');
  await shift.getByRole('button', { name: like(words.askOne) }).click();
  await readToast(greta, words.asked);
  await shift.getByText(words.status.pending).waitFor();

  const page = await open({ token: manager });
  await page.goto('/manager/swap-requests?tab=claims');
  await page.getByRole('button', { name: like(words.reviewOne) }).click();
  const review = page.getByRole('dialog', { name: words.reviewTitle });
  await review.getByText(texts.judgement.fits).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await review.getByRole('button', { name: en.common.decision.approve }).click();
  await readToast(page, like(words.approved));
  await page.goto(`/manager/calendar?month=${date.slice(0, 7)}&view=month`);
  await chips(cell(page, 'giver', date))
    .first()
    .waitFor();

  await greta.goto('/worker/swap-requests?tab=open');
  await greta.getByRole('list', { name: words.earlier }).getByText(words.status.approved).waitFor();
});

test.each([
  ['en', en, 20],
  ['lt', lt, 34],
] as const)(
  'a shift is exchanged for one of a colleague, and both change hands: %s',
  async (language, words, ahead) => {
    const day = (after: number) => Temporal.PlainDate.from(date).add({ days: ahead + after });
    const [given, returned] = [day(0), day(2)];
    for (const [on, employee_id] of [
      [given, 'giver'],
      [returned, 'taker'],
    ] as const) {
      const shift = { date: on.toString(), start_time: '07:00', end_time: '13:00', role: 'cook', employee_id };
      await callApi('POST', '/schedule/shifts', { token: manager, body: shift });
      await callApi('POST', `/schedule/publish?year=${on.year}&month=${on.month}`, { token: manager, body: {} });
    }
    const greta = await onPhone('giver', language);
    const { offer } = words.swaps;
    await greta.goto(`/worker/schedule?view=week&from=${given.toString()}`);
    await greta.getByRole('link', { name: like(words.schedule.worker.offerOne) }).click();
    const drawer = greta.getByRole('dialog', { name: offer.open });
    await drawer.getByLabel(offer.aShift, { exact: true }).check();
    await drawer.getByRole('button', { name: offer.send }).click();
    await expectFieldError(field(drawer, offer.exchangeWith), offer.personMissing);
    await field(drawer, offer.exchangeWith).click();
    await greta.getByRole('option', { name: 'Tadas Taker' }).click();
    await drawer.getByRole('radio', { name: new RegExp(`\\b${returned.day}\\b.*07:00–13:00`) }).check();
    expect(await axeViolations(greta)).toEqual([]);
    await drawer.getByRole('button', { name: offer.send }).click();
    await readToast(greta, offer.sent, words.common.close);
    const mine = greta.getByRole('list', { name: words.swaps.tabs.mine });
    await mine.getByText(like(words.swaps.words.own.exchange)).first().waitFor();

    const tadas = await onPhone('taker', language);
    await tadas.goto('/worker/swap-requests');
    const offered = tadas.getByRole('list', { name: words.swaps.tabs.incoming }).getByRole('listitem').first();
    await offered.getByText(like(words.swaps.words.yours.exchange)).waitFor();
    await offered.getByRole('button', { name: like(words.swaps.acceptOne) }).click();
    await readToast(tadas, words.swaps.accepted, words.common.close);

    const page = await open({ token: manager, language });
    await page.goto('/manager/swap-requests');
    await page.getByText(like(words.swaps.words.others.exchange)).waitFor();
    await page.getByRole('button', { name: like(words.swaps.reviewOne) }).click();
    const review = page.getByRole('dialog', { name: words.swaps.reviewTitle });
    await review.getByRole('button', { name: words.common.decision.approve }).click();
    await readToast(page, words.swaps.exchanged, words.common.close);
    for (const [on, holder] of [
      [given, 'taker'],
      [returned, 'giver'],
    ] as const) {
      await page.goto(`/manager/calendar?month=${on.toString().slice(0, 7)}&view=month`);
      await chips(cell(page, holder, on.toString()))
        .first()
        .waitFor();
    }
  },
);
