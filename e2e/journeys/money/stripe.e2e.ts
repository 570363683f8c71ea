import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeStripe, type FakeStripe } from '../../../apps/api/src/testing/fakes/fake-stripe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { PATIENT } from '../../driver/patient.ts';
import { fillAgreed, register } from '../../driver/paying.ts';
import { startProduct, type Product } from '../../driver/product.ts';
import { CARD_LABEL, serveStripeScript } from '../../driver/stripe-script.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();

/**
 * The product with Stripe's adapter, whose server and script are fakes; its content security policy is the real one.
 */
let fake: FakeStripe;
let product: Product;
beforeAll(async () => {
  fake = await startFakeStripe(Date.now);
  const { secretKey, publishableKey, webhookSecret, priceId, apiBase } = fake.settings;
  product = await startProduct({
    DEMO: '0',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    STRIPE_API_BASE: apiBase ?? '',
  });
});
afterAll(async () => {
  await product.stop();
  await fake.close();
});

const card = (page: Page) => page.getByLabel(CARD_LABEL);
const scripts = (page: Page) => page.locator('script[src^="https://js.stripe.com"]');
/** The address changes first, and then the page reloads without the script: actions before that are lost. */
const withoutScript = (page: Page) => scripts(page).first().waitFor({ state: 'detached' });

/** A new account at the payment for a project. */
async function toPayment(page: Page, username: string, project: string): Promise<void> {
  await page.goto('/register');
  await register(page, en, username, `${username}@example.lt`);
  await page.waitForURL('**/role-selection');
  await page.getByRole('link', { name: en.session.roleSelection.businessText }).click();
  await fillAgreed(page, en, project, en.payments.toPayment);
}

test('its script comes where a card is asked for and nowhere else; refused, asked by the bank, paid', async () => {
  const page = await open({ origin: product.url });
  const { asked } = await serveStripeScript(page, fake);
  const policies = new Map<string, string>();
  page.on('response', (reply) => {
    const isPage = reply.request().resourceType() === 'document';
    if (isPage) policies.set(new URL(reply.url()).pathname, reply.headers()['content-security-policy'] ?? '');
  });
  await page.goto('/');
  await toPayment(page, 'striped', 'Dryžuota');
  await card(page).waitFor();
  await page.getByText(en.payments.test.title).waitFor();
  expect(asked).toEqual(['/create-project']);
  for (const [path, policy] of policies)
    expect([path, policy.includes('https://js.stripe.com')]).toEqual([path, path === '/create-project']);

  const subscribe = page.getByRole('button', { name: en.payments.subscribe });
  await card(page).fill('short');
  await page.getByText('Your card number is incomplete.').waitFor();
  for (const [number, words] of [
    ['declined', 'Your card was declined.'],
    ['expired', 'Your card has expired.'],
    ['asks, no', 'We are unable to authenticate your payment method.'],
  ] as const) {
    await card(page).fill(number);
    await subscribe.click();
    await page.getByText(words).waitFor();
  }
  await card(page).fill('asks');
  await subscribe.dblclick();
  await page.waitForURL('**/manager');
  // The page after the payment is another document, without the script, and still shows the news.
  await withoutScript(page);
  await Promise.all([
    toast(page, en.payments.started).waitFor(),
    page.getByRole('button', { name: en.payments.welcome.begin }).click(),
  ]);
  expect(await scripts(page).count()).toBe(0);
  expect([...fake.charges().values()]).toEqual([1]);

  await page.goto('/manager/settings/subscriptions');
  const region = page.getByRole('region', { name: 'Dryžuota' });
  expect(await scripts(page).count()).toBe(0);
  await region.getByRole('button', { name: en.subscriptions.changeCard }).click();
  await card(page).fill('pays');
  await page.getByRole('button', { name: en.subscriptions.saveCard }).click();
  await toast(page, en.subscriptions.cardChanged).waitFor();
  await region.getByText(/4444/).waitFor();
  expect(asked).toEqual(['/create-project', '/manager/settings/subscriptions']);
  // The dialog is closed, and its document still has the script; however the page is left, the next one does not.
  expect(await scripts(page).count()).toBeGreaterThan(0);
  policies.clear();
  await page.getByRole('link', { name: en.shell.groups.schedule, exact: true }).first().click();
  await page.waitForURL('**/manager/calendar');
  await withoutScript(page);
  await expect.poll(() => policies.get('/manager/calendar'), PATIENT).toBeDefined();
  expect(policies.get('/manager/calendar')).not.toContain('js.stripe.com');
});

test('it cannot be reached: nothing was charged, and one more try brings it', async () => {
  const page = await open({ origin: product.url, isCutOff: true });
  const script = await serveStripeScript(page, fake);
  script.setReachable(false);
  await toPayment(page, 'unreached', 'Be ryšio');
  await page.getByText(en.payments.unreachable).waitFor();
  expect(await page.getByRole('button', { name: en.payments.subscribe }).isDisabled()).toBe(true);
  script.setReachable(true);
  await page.getByRole('button', { name: en.common.retry }).click();
  await card(page).fill('pays');
  await page.getByRole('button', { name: en.payments.subscribe }).click();
  await page.waitForURL('**/manager');
});

test('the single payment before there is an account goes the same way, in Lithuanian', async () => {
  const page = await open({ origin: product.url, language: 'lt' });
  const script = await serveStripeScript(page, fake);
  await page.goto('/');
  await page.locator('#prerendered').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: lt.landing.start, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: lt.landing.dialog.title });
  await dialog.getByLabel(lt.landing.dialog.email).fill('stripe@example.lt');
  await dialog.getByLabel(lt.landing.dialog.accept).check();
  await dialog.getByRole('button', { name: lt.landing.dialog.submit }).click();
  // The page is reloaded, and keeps the input from before.
  await page.getByText(fill(lt.payments.purchase.email, { email: 'stripe@example.lt' })).waitFor();
  await card(page).fill('pays');
  await Promise.all([
    page.getByText(lt.payments.purchase.success).waitFor(),
    page.getByRole('button', { name: lt.payments.purchase.submit }).click(),
  ]);
  await page.waitForURL('**/register?payment_intent=*');
  expect(await page.getByLabel(lt.session.email, { exact: true }).inputValue()).toBe('stripe@example.lt');
  await expect.poll(() => scripts(page).count(), PATIENT).toBe(0);
  // The payment creates the project, and no card is requested again.
  const asked = script.asked.length;
  await register(page, lt, 'vienkartine');
  await page.waitForURL('**/create-project');
  await page.getByText(lt.payments.paid).waitFor();
  await fillAgreed(page, lt, 'Vienkartinė', lt.projects.create);
  await page.waitForURL('**/manager');
  await page.getByRole('button', { name: lt.payments.welcome.begin }).waitFor();
  expect(script.asked).toHaveLength(asked);
});
