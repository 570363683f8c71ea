import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../../apps/api/src/testing/fakes/authenticator-app.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { expectFieldError, field } from '../../driver/form.ts';
import { PATIENT } from '../../driver/patient.ts';
import { REGISTRATION_CODE, startProduct, type Product } from '../../driver/product.ts';
import { submitSignIn } from '../../driver/sign-in.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { readToast, toast } from '../../driver/toast.ts';
import { addAuthenticator } from '../../driver/virtual-authenticator.ts';

const open = useBrowser();
const PASSWORD = 'kava-ir-pyragas';
type Words = typeof en;

/** Browsers have no passkeys at an IP address: this product is at `localhost`. */
let product: Product;
let origin: string;
beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  origin = `http://localhost:${port}`;
  product = await startProduct({ DEMO: '0', PORT: String(port), PUBLIC_URL: origin });
});
afterAll(() => product.stop());

async function post(path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as { access_token: string; id: string };
}

/** A manager with a project of this name. */
async function newManager(username: string, name: string): Promise<void> {
  const account = { username, password: PASSWORD, registration_code: REGISTRATION_CODE };
  const { access_token } = await post('/register', account);
  await post('/projects', { name }, access_token);
}

async function signInAt(page: Page, path: string, username: string): Promise<void> {
  await page.goto(path);
  await submitSignInOf(page, username);
}

/** In the page's language. */
async function submitSignInOf(page: Page, username: string, words: Words = en): Promise<void> {
  if (words === en) return submitSignIn(page, username, PASSWORD);
  await page.getByLabel(words.session.username, { exact: true }).fill(username);
  await page.getByLabel(words.session.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words.session.signIn.submit }).click();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Reads the codes that are shown once. */
async function readCodes(page: Page, { secondFactor: words }: Words): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: words.recovery.show });
  await dialog.waitFor();
  const text = (await dialog.locator('pre').textContent()) ?? '';
  await dialog.getByRole('button', { name: words.recovery.close }).click();
  await dialog.waitFor({ state: 'detached' });
  return text.split('\n');
}

/** Sets up the app by the key that is shown, as somebody who can't scan. @returns its secret and the recovery codes */
async function setUpApp(page: Page, words: Words): Promise<{ secret: string; codes: string[] }> {
  const { totp } = words.secondFactor;
  await button(page, totp.setUp).click();
  const dialog = page.getByRole('dialog', { name: totp.setUp });
  await dialog.getByRole('img', { name: totp.qr }).waitFor();
  const secret = ((await dialog.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');
  await field(dialog, totp.code).fill(codeAt(secret, Date.now()));
  await dialog.getByRole('button', { name: totp.finish }).click();
  return { secret, codes: await readCodes(page, words) };
}

async function addPasskey(page: Page, { secondFactor: { passkeys } }: Words, name: string): Promise<void> {
  await button(page, passkeys.add).click();
  const dialog = page.getByRole('dialog', { name: passkeys.add });
  await field(dialog, passkeys.name).fill(name);
  await dialog.getByRole('button', { name: passkeys.add }).click();
}

test('a manager adds a passkey, signs in with it alone and beside the password, and confirms an export with it', async () => {
  await newManager('rasa', 'Rasos kavinė');
  const page = await open({ origin, refusals: [401, 403] });
  const device = await addAuthenticator(page);
  await signInAt(page, '/manager-login', 'rasa');
  await page.waitForURL('**/manager');
  await page.goto('/manager/settings/security');
  await page.getByText(en.secondFactor.off).waitFor();
  await addPasskey(page, en, 'Žalias telefonas');
  expect(await readCodes(page, en)).toHaveLength(10);
  await page.getByText('Žalias telefonas', { exact: true }).waitFor();
  await page.getByText(en.secondFactor.on).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await button(page, en.common.signOut).click();
  await page.waitForURL(`${origin}/`);
  await page.goto('/manager-login');
  await button(page, en.session.signIn.passkey).click();
  await page.waitForURL('**/manager');
  await page.evaluate(() => localStorage.clear());

  await signInAt(page, '/manager-login', 'rasa');
  await page.getByRole('heading', { name: en.secondFactor.step.title }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, en.secondFactor.ways.usePasskey).click();
  await page.getByRole('button', { name: 'Rasos kavinė' }).click();
  await page.waitForURL('**/manager');

  await page.goto('/manager/settings/system');
  const stale = { code: 'reauthentication_required', type: '', title: '', status: 403, detail: 'Confirm.' };
  const answer = { status: 403, contentType: 'application/problem+json', body: JSON.stringify(stale) };
  await page.route('**/api/settings/project/export*', (route) => route.fulfill(answer), { times: 1 });
  const download = page.waitForEvent('download');
  await button(page, en.systemSettings.export.download).click();
  const asked = page.getByRole('dialog', { name: en.secondFactor.confirm.title });
  await asked.getByRole('button', { name: en.secondFactor.ways.usePasskey }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await asked.waitFor({ state: 'detached' });
  expect(await device.count()).toBe(1);
});

test('an employee on a phone, in Lithuanian: the app, a wrong code, a recovery code, and off again', async () => {
  await newManager('vadove', 'Vakaro kavinė');
  const { access_token } = await post('/register', { username: 'žydrė', password: PASSWORD });
  expect(access_token).not.toBe('');
  const words = lt;
  const page = await open({ origin, language: 'lt', viewport: PHONE, refusals: [401, 422] });
  await page.goto('/worker-login');
  await submitSignInOf(page, 'žydrė', words);
  await page.waitForURL('**/worker');
  await page.goto('/worker/settings/security');
  const { secret, codes } = await setUpApp(page, words);
  expect(codes).toHaveLength(10);
  await page.getByText(words.secondFactor.on).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/worker-login');
  await submitSignInOf(page, 'žydrė', words);
  const code = field(page, words.secondFactor.ways.codeLabel);
  await code.fill('12345');
  await button(page, words.secondFactor.step.submit).click();
  await expectFieldError(code, 'Kodas neteisingas');
  expect(await code.inputValue()).toBe('12345');
  // The one of the set-up is used up: the next one is accepted half a minute early.
  await code.fill(codeAt(secret, Date.now() + 30_000));
  await button(page, words.secondFactor.step.submit).click();
  await page.waitForURL('**/worker');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/worker-login');
  await submitSignInOf(page, 'žydrė', words);
  await button(page, words.secondFactor.ways.recovery_code).click();
  await field(page, words.secondFactor.ways.recoveryLabel).fill(codes[2] ?? '');
  await button(page, words.secondFactor.step.submit).click();
  await page.waitForURL('**/worker');

  await page.goto('/worker/settings/security');
  await page.getByText('Liko 9 kodai.').waitFor();
  await button(page, words.secondFactor.totp.remove).click();
  const dialog = page.getByRole('dialog', { name: words.secondFactor.totp.remove });
  await dialog.getByText(words.secondFactor.last).waitFor();
  await dialog.getByRole('button', { name: words.secondFactor.totp.remove }).click();
  await readToast(page, words.secondFactor.totp.removed, words.common.close);
  await page.getByText(words.secondFactor.off).waitFor();
});

test('a project that requires it leads its manager to the set-up, then opens', async () => {
  await newManager('owner', 'Tvirtovė');
  const page = await open({ origin, refusals: [403, 422] });
  await addAuthenticator(page);
  await signInAt(page, '/manager-login', 'owner');
  await page.getByRole('button', { name: 'Tvirtovė' }).click();
  await page.waitForURL('**/manager');
  await page.goto('/manager/settings/system');
  const requirement = page.getByLabel(en.systemSettings.project.secondFactor);
  await requirement.check();
  const section = page.locator('form').filter({ has: requirement });
  await section.getByRole('button', { name: en.common.save }).click();
  await expect.poll(() => section.textContent(), PATIENT).toContain('lock yourself out');

  await page.goto('/manager/settings/security');
  await setUpApp(page, en);
  await page.goto('/manager/settings/system');
  await requirement.check();
  await section.getByRole('button', { name: en.common.save }).click();
  await toast(page, en.systemSettings.saved).waitFor();

  await page.goto('/manager/settings/security');
  await page.getByText(en.secondFactor.required).waitFor();
  await button(page, en.secondFactor.totp.remove).click();
  const dialog = page.getByRole('dialog', { name: en.secondFactor.totp.remove });
  await dialog.getByText(en.secondFactor.lastRequired).waitFor();
  const removed = page.waitForResponse((reply) => reply.request().method() === 'DELETE' && reply.ok());
  await dialog.getByRole('button', { name: en.secondFactor.totp.remove }).click();
  // A page that is left before the answer takes the request back.
  await removed;
  await page.goto('/manager/calendar');
  await page.getByRole('heading', { name: en.secondFactor.page.title }).waitFor();
  await page.getByText(fill(en.secondFactor.page.text, { name: 'Tvirtovė' })).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await addPasskey(page, en, 'Key');
  await readCodes(page, en);
  await page.getByRole('heading', { name: en.secondFactor.page.title }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: en.shell.calendar, exact: true }).first().waitFor();
});
