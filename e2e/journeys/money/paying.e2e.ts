import { expect, test } from 'vitest';
import { callApi } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { PATIENT } from '../../driver/patient.ts';
import { fillAgreed, fillCompany, register, typeCard } from '../../driver/paying.ts';
import { REGISTRATION_CODE } from '../../driver/product.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();

test('a stranger finds it, registers, subscribes with a card and works in the new project', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('link', { name: en.landing.pricing.start, exact: true }).click();
  await register(page, en, 'stranger', 'stranger@example.lt');
  await page.waitForURL('**/role-selection');
  await page.getByRole('link', { name: en.session.roleSelection.businessText }).click();
  await fillAgreed(page, en, 'Rasos kavinė', en.payments.toPayment);
  await page.getByText(en.payments.test.title).waitFor();
  const subscribe = page.getByRole('button', { name: en.payments.subscribe });
  // Until the card's frame is loaded the button is disabled, and its colours are in transition.
  await expect.poll(() => subscribe.isEnabled(), PATIENT).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await typeCard(page, en, '4242424242424242');
  await subscribe.click();
  await toast(page, en.payments.started).waitFor();
  await page.waitForURL('**/manager');
  const welcome = page.getByRole('dialog', { name: en.payments.welcome.title });
  await welcome.getByRole('button', { name: en.payments.welcome.begin }).click();
  await welcome.waitFor({ state: 'detached' });

  await page.goto('/manager/settings/subscriptions');
  const card = page.getByRole('region', { name: 'Rasos kavinė' });
  await card.getByText(en.subscriptions.state.active).waitFor();
  await card.getByRole('button', { name: en.subscriptions.invoices.show }).click();
  const download = page.waitForEvent('download');
  await card.getByText(en.subscriptions.invoices.download, { exact: true }).last().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: en.payments.details.add }).click();
  await fillCompany(page, en, { name: 'UAB „Žuvėdra“', code: '305123458' });
  await page.getByRole('button', { name: en.common.save, exact: true }).click();
  await toast(page, en.payments.details.saved).waitFor();
  await card.getByRole('button', { name: en.subscriptions.documents.reissue }).click();
  const asked = page.getByRole('dialog');
  await asked.getByText('UAB „Žuvėdra“').waitFor();
  await asked.getByRole('button', { name: en.subscriptions.documents.reissue }).dblclick();
  await toast(page, en.subscriptions.documents.reissued).waitFor();
  await card.getByText(en.subscriptions.documents.credit, { exact: true }).waitFor();
  expect(await card.getByRole('listitem').count()).toBe(3);
});

test('the other way, in Lithuanian on a phone: one payment first, then the account, then the project', async () => {
  const page = await open({ language: 'lt', viewport: PHONE, refusals: [422] });
  await page.goto('/');
  // Before the scripts are loaded, the same link leads to the registration.
  await page.locator('#prerendered').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: lt.landing.start, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: lt.landing.dialog.title });
  const submit = dialog.getByRole('button', { name: lt.landing.dialog.submit });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel(lt.landing.dialog.email).fill('rasa@example.lt');
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel(lt.landing.dialog.accept).check();
  await submit.click();
  await page.getByLabel(lt.payments.details.wanted).check();
  await fillCompany(page, lt, { name: 'UAB „Žuvėdra“', code: '305123459' });
  await typeCard(page, lt, '4242424242424242');
  await page.getByRole('button', { name: lt.payments.purchase.submit }).click();
  await page.getByText(lt.payments.details.check).waitFor();
  const code = page.getByLabel(lt.payments.details.company_code, { exact: true });
  expect(await code.getAttribute('aria-invalid')).toBe('true');
  expect(await axeViolations(page)).toEqual([]);
  await code.fill('305123458');
  await Promise.all([
    page.getByText(lt.payments.purchase.success).waitFor(),
    page.getByRole('button', { name: lt.payments.purchase.submit }).click(),
  ]);
  await page.waitForURL('**/register?payment_intent=*');
  expect(await page.getByLabel(lt.session.email, { exact: true }).inputValue()).toBe('rasa@example.lt');
  await register(page, lt, 'rasa-lt');
  await page.waitForURL('**/create-project');
  await page.getByText(lt.payments.paid).waitFor();
  await fillAgreed(page, lt, 'Rasos kepykla', lt.projects.create);
  await page.waitForURL('**/manager');
  await page.getByRole('button', { name: lt.payments.welcome.begin }).click();

  await page.goto('/manager/settings/subscriptions');
  const bought = page.getByRole('region', { name: 'Rasos kepykla' });
  const download = page.waitForEvent('download');
  await bought.getByText(lt.subscriptions.invoices.download, { exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^sąskaita-TEST-P-\d{6}\.pdf$/);
  await page.getByText('UAB „Žuvėdra“').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await bought.getByRole('button', { name: lt.subscriptions.once.refund }).click();
  const asked = page.getByRole('dialog', { name: fill(lt.subscriptions.once.title, { name: 'Rasos kepykla' }) });
  await asked.getByRole('button', { name: lt.subscriptions.once.refund }).dblclick();
  await toast(page, lt.subscriptions.once.refunded).waitFor();
  await bought.getByText(lt.subscriptions.invoices.state.refunded).first().waitFor();
  const credit = page.waitForEvent('download');
  await bought.getByRole('button', { name: /kreditinė sąskaita TEST-K/ }).click();
  expect((await credit).suggestedFilename()).toMatch(/^kreditinė-sąskaita-TEST-K-\d{6}\.pdf$/);
  await page.getByText(lt.payments.billing.ended.title).waitFor();
});

test('a refused card says why, a bank may ask, and going back keeps what was typed', async () => {
  const page = await open({ refusals: [402, 422] });
  await page.goto('/register');
  await register(page, en, 'refused', 'refused@example.lt');
  await page.waitForURL('**/role-selection');
  await page.goto('/create-project');
  await fillAgreed(page, en, 'Two tries', en.payments.toPayment);
  const pay = page.getByRole('button', { name: en.payments.subscribe });
  await typeCard(page, en, '4000000000000002');
  // The company of the first invoice is asked for on the way; a wrong code costs nothing.
  await page.getByLabel(en.payments.details.wanted).check();
  await fillCompany(page, en, { name: 'UAB „Kregždė“', code: '305123459' });
  await pay.click();
  await page.getByText(en.payments.details.check).waitFor();
  await page.getByLabel(en.payments.details.company_code, { exact: true }).fill('305123458');
  await pay.click();
  await page.getByText('Your card was declined.').waitFor();
  await typeCard(page, en, '4111111111111111');
  await pay.click();
  await page.getByRole('alert').filter({ hasText: 'test cards' }).first().waitFor();

  await page.getByRole('button', { name: en.common.back, exact: true }).click();
  expect(await page.getByLabel(en.projects.name, { exact: true }).inputValue()).toBe('Two tries');
  await page.getByRole('button', { name: en.payments.toPayment, exact: true }).click();
  await page.getByText(fill(en.payments.details.current, { company: 'UAB „Kregždė“' })).waitFor();
  await typeCard(page, en, '4000002760003184');
  await pay.click();
  await page.getByRole('button', { name: en.payments.bank.refuse }).click();
  await page.getByText('Your bank did not confirm the payment.').waitFor();
  await pay.click();
  await page.getByRole('button', { name: en.payments.bank.confirm }).click();
  await page.waitForURL('**/manager');
  await page.getByRole('button', { name: en.payments.welcome.begin }).click();
  await page.goto('/manager/settings/subscriptions');
  await page.getByText('UAB „Kregždė“').waitFor();
  await page.getByRole('button', { name: en.subscriptions.invoices.show }).click();
  // The invoice names the company already, so there is nothing to issue again.
  await page.getByText(en.subscriptions.invoices.download, { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: en.subscriptions.documents.reissue }).count()).toBe(0);
});

test('anyone who cancels within 30 days is asked for the refund plainly; the project is read-only after it', async () => {
  const page = await open({ refusals: [402] });
  await page.goto('/register');
  await register(page, en, 'leaver', 'leaver@example.lt');
  await page.waitForURL('**/role-selection');
  await page.goto('/create-project');
  await fillAgreed(page, en, 'Short visit', en.payments.toPayment);
  await typeCard(page, en, '5555555555554444');
  await page.getByRole('button', { name: en.payments.subscribe }).click();
  await page.waitForURL('**/manager');
  await page.getByRole('button', { name: en.payments.welcome.begin }).click();
  await page.goto('/manager/settings/subscriptions');
  const card = page.getByRole('region', { name: 'Short visit' });

  await card.getByRole('button', { name: en.subscriptions.changeCard }).click();
  await typeCard(page, en, '4242424242424242');
  await page.getByRole('button', { name: en.subscriptions.saveCard }).click();
  await toast(page, en.subscriptions.cardChanged).waitFor();
  await card.getByText('4242').waitFor();

  await card.getByRole('button', { name: en.subscriptions.cancel.open }).click();
  const dialog = page.getByRole('dialog', { name: fill(en.subscriptions.cancel.title, { name: 'Short visit' }) });
  await dialog.getByLabel(fill(en.subscriptions.cancel.refund, { amount: '€29.00' })).check();
  await dialog.getByRole('button', { name: en.subscriptions.cancel.submit }).dblclick();
  await toast(page, en.subscriptions.cancel.refunded).waitFor();
  await card.getByText(en.subscriptions.next.refunded).waitFor();
  await page.getByText(en.payments.billing.ended.title).waitFor();
  expect(await card.getByRole('button', { name: en.subscriptions.cancel.open }).count()).toBe(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.payments.billing.export }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await page.getByRole('link', { name: en.payments.billing.renew }).click();
  const renewal = page.getByRole('dialog', { name: fill(en.subscriptions.renew, { name: 'Short visit' }) });
  await renewal.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await typeCard(page, en, '4242424242424242');
  await renewal.getByRole('button', { name: en.payments.subscribe }).dblclick();
  await toast(page, fill(en.subscriptions.renewed, { name: 'Short visit' })).waitFor();
  await page.getByText(en.payments.billing.ended.title).waitFor({ state: 'detached' });
});

test('paid, but the project could not be made: the page finds it by itself and goes on', async () => {
  const page = await open({ refusals: [503] });
  await page.goto('/register');
  await register(page, en, 'patient', 'patient@example.lt');
  await page.waitForURL('**/role-selection');
  await page.goto('/create-project');
  await fillAgreed(page, en, 'Made later', en.payments.toPayment);
  await typeCard(page, en, '4242424242424242');
  const problem = { type: 'about:blank', title: 'No', status: 503, detail: 'Not just now.', code: 'unavailable' };
  await page.route('**/api/projects/create-subscription*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await page.getByRole('button', { name: en.payments.subscribe }).click();
  // The provider's event creates the project without any user action.
  await page.waitForURL('**/manager');
  await page.getByRole('button', { name: /Made later/ }).waitFor();
  await page.getByRole('dialog', { name: en.payments.welcome.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/manager');
});

test('a double click pays once, and a test account pays nothing', async () => {
  const page = await open();
  await page.goto('/register');
  await page.getByLabel(en.session.register.code).fill(REGISTRATION_CODE);
  await register(page, en, 'tester', 'tester@example.lt');
  await page.waitForURL('**/select-project');
  await page.getByRole('link', { name: en.projects.createFirst }).click();
  await fillAgreed(page, en, 'For free', en.projects.create);
  await page.waitForURL('**/manager');

  const other = await open();
  await other.goto('/register');
  await register(other, en, 'hasty', 'hasty@example.lt');
  await other.waitForURL('**/role-selection');
  await other.goto('/create-project');
  await fillAgreed(other, en, 'Hasty', en.payments.toPayment);
  await typeCard(other, en, '4242424242424242');
  await other.getByRole('button', { name: en.payments.subscribe }).dblclick();
  await other.waitForURL('**/manager');
  await other.goto('/manager/settings/subscriptions');
  await other.getByRole('region', { name: 'Hasty' }).waitFor();
  expect(await other.getByRole('region', { name: 'Hasty' }).count()).toBe(1);
});

test('the welcome settles the name of the new project, also a second time of asking', async () => {
  const page = await open();
  await page.goto('/register');
  await page.getByLabel(en.session.register.code).fill(REGISTRATION_CODE);
  await register(page, en, 'welcomed', 'welcomed@example.lt');
  await page.waitForURL('**/select-project');
  await page.getByRole('link', { name: en.projects.createFirst }).click();
  await fillAgreed(page, en, 'A first name', en.projects.create);
  const welcome = page.getByRole('dialog', { name: en.payments.welcome.title });
  const name = welcome.getByLabel(en.projects.name, { exact: true });
  await welcome.getByRole('button', { name: en.payments.welcome.rename }).click();
  await expect.poll(() => name.inputValue(), PATIENT).toBe('A first name');
  await name.fill('ab');
  await welcome.getByRole('button', { name: en.payments.welcome.begin }).click();
  await welcome.locator('[aria-invalid=true]').waitFor();
  // Not answered yet: the question is shown again.
  await page.reload();
  await welcome.getByRole('button', { name: en.payments.welcome.rename }).click();
  await name.fill('Pas Rasą');
  await welcome.getByRole('button', { name: en.payments.welcome.begin }).click();
  await welcome.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /Pas Rasą/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /Pas Rasą/ }).waitFor();
  expect(await welcome.count()).toBe(0);
});

test('anybody can walk into the demo; when it is made anew under them, they are told so and walk in again', async () => {
  // 429: journeys before this one may have used up the free copies; the browser is asked for a proof of work.
  const page = await open({ refusals: [401, 429] });
  await page.goto('/');
  await page.getByRole('link', { name: en.landing.tryDemo }).first().click();
  await expect.poll(() => new URL(page.url()).pathname, PATIENT).toBe('/manager');
  await page.getByRole('button', { name: /Rytas/ }).waitFor();
  // Simulates the nightly reset for its current users: their session has ended.
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await callApi('DELETE', '/token', { token });
  await page.getByRole('link', { name: en.shell.groups.people, exact: true }).first().click();
  await toast(page, en.common.error.demoReset).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken')), PATIENT).toBeNull();
  await page.goto('/demo');
  await expect.poll(() => new URL(page.url()).pathname, PATIENT).toBe('/manager');
  await page.getByRole('button', { name: /Rytas/ }).waitFor();
});
