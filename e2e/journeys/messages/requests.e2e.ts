import { beforeAll, expect, test } from 'vitest';
import { callApi, demoManagerToken, tokenOf } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { choose, expectFieldError, field } from '../../driver/form.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { en, like } from '../../driver/texts.ts';
import { readToast, toast } from '../../driver/toast.ts';

const open = useBrowser();
const own = monthFromNow(7);
const [day = '', next = ''] = own.dates.slice(10);

let manager: string;
beforeAll(async () => {
  manager = await demoManagerToken();
});

/** In the typed format. */
const typed = (date: string) => date.split('-').toReversed().join('/');

test('time off is asked for on a phone, edited, and approved by a manager who sees its consequence first', async () => {
  const shift = { date: day, start_time: '07:07', end_time: '13:00', role: 'virėjas (-a)', employee_id: 'tomas' };
  await callApi('POST', '/schedule/shifts', { token: manager, body: shift });
  const moving = { code: 'requests-moving', name: 'Moving house', paid: true, counted_in: 'working_days', per_year: 3 };
  await callApi('POST', '/leave-types', { token: manager, body: { ...moving, can_request: true } });
  const texts = en.timeOff;
  const tomas = await open({ token: await tokenOf('tomas'), viewport: PHONE, touch: true });
  await tomas.goto('/worker/timeoff');
  await tomas.getByRole('button', { name: texts.ask }).click();
  const drawer = tomas.getByRole('dialog', { name: texts.ask });
  await drawer.getByRole('button', { name: texts.send }).click();
  await expectFieldError(field(drawer, texts.reason), en.invalid.required);
  await field(drawer, texts.from).fill(typed(day));
  await drawer.getByRole('radio', { name: moving.name }).check();
  // What is left of the chosen type, before anything is sent.
  await drawer.getByText(new RegExp(`^${moving.name} in 20\\d\\d: 3 d left, this request takes [01] d$`)).waitFor();
  await drawer.getByRole('radio', { name: en.absences.type.vacation }).check();
  await field(drawer, texts.reason).fill('Wedding');
  await drawer.getByRole('button', { name: texts.send }).click();
  await readToast(tomas, texts.asked);
  const entry = tomas.getByRole('listitem').filter({ hasText: 'Wedding' });
  await entry.getByRole('button', { name: like(texts.editOne) }).click();
  const edit = tomas.getByRole('dialog', { name: texts.edit });
  await field(edit, texts.to).fill(typed(next));
  await field(edit, texts.reason).focus();
  await edit.getByRole('button', { name: en.common.save }).click();
  await readToast(tomas, texts.changed);

  const page = await open({ token: manager });
  await page.goto('/manager/timeoff');
  const waiting = page.getByRole('listitem').filter({ hasText: 'Wedding' });
  await waiting.getByRole('button', { name: like(texts.reviewOne) }).click();
  const review = page.getByRole('dialog');
  await review.getByText('07:07–13:00').waitFor();
  await review.getByText(texts.consequence.opens_one.replace('{{count}}', '1')).waitFor();
  await field(review, en.common.decision.note).fill('Congratulations');
  await review.getByRole('button', { name: en.common.decision.approve }).click();
  await toast(page, texts.approvedAndOpened_one.replace('{{count}}', '1')).waitFor();
  await page.getByRole('list', { name: texts.answered }).getByText('Congratulations').waitFor();
  const after = await shiftsOf(manager, own);
  expect(after.find(({ start_time }) => start_time === '07:07')?.employee_id).toBeNull();

  await tomas.goto('/worker/timeoff');
  await entry.getByText(texts.status.approved).waitFor();
  await entry.getByText(like(texts.answer)).waitFor();
  expect(await entry.getByRole('button').count()).toBe(0);
});

test('an event is added from the head of a day, seen by an employee, and taken back with undo', async () => {
  const texts = en.events;
  const page = await open({ token: manager });
  await page.goto(own.calendar);
  const heads = page.getByRole('columnheader').getByRole('button');
  await heads.nth(4).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: texts.add }).click();
  await drawer.getByRole('button', { name: en.common.add, exact: true }).click();
  await expectFieldError(field(drawer, texts.name), en.invalid.required);
  await field(drawer, texts.name).fill('Summer fair');
  await drawer.getByLabel(en.common.colors.violet).check();
  await drawer.getByRole('button', { name: en.common.add, exact: true }).click();
  await drawer.getByText('Summer fair').waitFor();
  await drawer.getByRole('button', { name: en.common.close }).first().click();
  await page.getByRole('columnheader').nth(5).getByTitle('Summer fair').waitFor();

  const events = await callApi<{ title: string }[]>('GET', `/events?${own.range}`, { token: await tokenOf('ona') });
  expect(events.map(({ title }) => title)).toEqual(['Summer fair']);
  await heads.nth(4).click();
  await drawer.getByRole('button', { name: like(texts.deleteOne) }).click();
  await toast(page, texts.deleted).getByRole('button', { name: en.common.undo }).click();
  await drawer.getByText('Summer fair').waitFor();
});

test('a comment is written, changed by its author and deleted by a manager', async () => {
  const texts = en.comments;
  const ona = await open({ token: await tokenOf('ona'), viewport: PHONE, touch: true });
  await ona.goto(`/worker/comments?month=${own.key}`);
  await ona.getByText(texts.emptyText).waitFor();
  await field(ona, texts.write).fill('Delivery came late');
  await ona.getByRole('button', { name: texts.add }).click();
  const item = ona.getByRole('listitem').filter({ hasText: 'Delivery came late' });
  await item.getByRole('button', { name: like(texts.editOne) }).click();
  await field(ona, texts.change).fill('Delivery came early');
  await ona.getByRole('button', { name: en.common.save }).click();
  await ona.getByText('Delivery came early').waitFor();

  const page = await open({ token: manager });
  await page.goto(`/manager/comments?month=${own.key}`);
  const seen = page.getByRole('listitem').filter({ hasText: 'Delivery came early' });
  expect(await seen.getByRole('button', { name: like(texts.editOne) }).count()).toBe(0);
  await seen.getByRole('button', { name: like(texts.deleteOne) }).click();
  await seen.waitFor({ state: 'detached' });
});

test('a general request is filed with its priority and answered with a note', async () => {
  const texts = en.requests;
  const ruta = await open({ token: await tokenOf('ruta'), viewport: PHONE, touch: true });
  await ruta.goto('/worker/requests');
  await ruta.getByRole('button', { name: texts.add }).click();
  const drawer = ruta.getByRole('dialog', { name: texts.add });
  await field(drawer, texts.name).fill('Later on Fridays');
  await field(drawer, texts.reason).fill('The bus');
  await choose(ruta, drawer.getByRole('combobox', { name: texts.urgency }), texts.priority.high);
  await drawer.getByRole('button', { name: texts.send }).click();
  await readToast(ruta, texts.sent);

  const page = await open({ token: manager });
  await page.goto('/manager/requests');
  const waiting = page.getByRole('listitem').filter({ hasText: 'Later on Fridays' });
  await waiting.getByRole('button', { name: like(texts.respondTo) }).click();
  const answer = page.getByRole('dialog', { name: 'Later on Fridays' });
  await field(answer, en.common.decision.note).fill('Not in May');
  await answer.getByRole('button', { name: en.common.decision.reject }).click();
  await readToast(page, texts.rejected);
  await waiting.waitFor({ state: 'detached' });
  await ruta.goto('/worker/requests');
  await expect.poll(() => ruta.getByText('Not in May').count(), PATIENT).toBe(1);
});
