import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { PATIENT } from '../../driver/patient.ts';
import { openPerson } from '../../driver/person-page.ts';
import { submitSignIn } from '../../driver/sign-in.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();

/** The address in the newest email with a link to this page, by its receiver. */
async function linkTo(page: string, receiver: string): Promise<string> {
  const folder = join(inject('dataDir'), 'outbox');
  let found: string | undefined;
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => []);
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      const own = mails.filter((mail) => mail.includes(`<${receiver}>`)).map(decoded);
      found = own
        .map((mail) => new RegExp(`/${page}#([\\w-]+)`).exec(mail)?.[1])
        .find((secret) => secret !== undefined);
      return found;
    }, PATIENT)
    .toBeDefined();
  return `/${page}#${found}`;
}

/** Quoted-printable text, or as it is. */
const decoded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

async function fillPasswords(page: Page, texts: typeof en, password: string): Promise<void> {
  await page.getByLabel(texts.session.password, { exact: true }).fill(password);
  await page.getByLabel(texts.session.confirmPassword, { exact: true }).fill(password);
}

test('who forgot the password confirms the address, asks for a link and chooses a new one', async () => {
  const username = 'forgetful';
  const address = 'forgetful@example.lt';
  const body = {
    username,
    password: 'the first phrase',
    email: address,
    registration_code: 'company-code-of-the-journeys',
  };
  await callApi('POST', '/register', { body });
  const page = await open({ language: 'lt', viewport: PHONE });
  await page.goto(await linkTo('verify-email', address));
  await page.getByRole('button', { name: lt.recovery.verify.submit }).click();
  await page.getByText(fill(lt.recovery.verify.done, { email: address })).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/manager-login');
  await page.getByRole('link', { name: lt.session.signIn.forgot }).click();
  await page.getByLabel(lt.recovery.forgot.login).fill('FORGETFUL');
  await page.getByRole('button', { name: lt.recovery.forgot.submit }).click();
  await page.getByText(lt.recovery.forgot.sent).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const link = await linkTo('reset-password', address);
  await page.goto(link);
  await fillPasswords(page, lt, 'the second phrase');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: lt.recovery.reset.submit }).click();
  await toast(page, lt.recovery.reset.done).waitFor();
  await page.waitForURL('**/login');

  const again = await open({ refusals: [410] });
  await again.goto(link);
  await fillPasswords(again, en, 'the third phrase');
  await again.getByRole('button', { name: en.recovery.reset.submit }).click();
  await again.getByRole('alert').waitFor();
  // Nothing typed is lost.
  expect(await again.getByLabel(en.session.password, { exact: true }).inputValue()).toBe('the third phrase');
  await again.goto('/manager-login');
  await submitSignIn(again, username, 'the second phrase');
  await again.waitForURL('**/select-project');
});

test('an employee without email gets a paper with a code, chooses a password, and sees and ends their devices', async () => {
  const token = await newManagerToken('paper-boss', 'Paper');
  const id = 'živilė-paper';
  await callApi('POST', '/employees', { token, body: { id, name: 'Živilė Žąsytė', roles: ['cook'] } });
  const elsewhere = await tokenOfNewLogin(token, id);
  const page = await open({ token });
  await page.goto('/manager/employees');
  await openPerson(page, 'Živilė Žąsytė');
  await page.getByRole('button', { name: en.employees.code.title, exact: true }).click();
  await page.getByRole('button', { name: en.employees.code.create }).click();
  const code = (await page.locator('[data-code]').textContent()) ?? '';
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  await page.getByRole('dialog').getByRole('img', { name: en.employees.code.qr }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const phone = await open({ viewport: PHONE });
  await phone.goto(`/sign-in-code#${code}`);
  await fillPasswords(phone, en, 'my own phrase');
  expect(await axeViolations(phone)).toEqual([]);
  await phone.getByRole('button', { name: en.recovery.code.submit }).click();
  await phone.waitForURL('**/worker');
  await expect(callApi('GET', '/users/me', { token: elsewhere })).rejects.toThrow('401');
});

test('a phone whose access token ran out goes on without a word, and a device that is logged out ends', async () => {
  const token = await newManagerToken('staying', 'Staying');
  await callApi('POST', '/employees', { token, body: { id: 'stays', name: 'Stasė', roles: ['cook'] } });
  await tokenOfNewLogin(token, 'stays');
  const phone = await open({ viewport: PHONE, refusals: [401] });
  await phone.goto('/worker-login');
  await submitSignIn(phone, 'stays');
  await phone.waitForURL('**/worker');
  const before = await phone.evaluate(() => localStorage.getItem('accessToken') ?? '');
  // As an hour later: the token's time is over.
  await phone.evaluate((text) => {
    const [head = '', body = '', mark = ''] = text.split('.');
    const contents = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const over = btoa(JSON.stringify({ ...contents, exp: 1 })).replaceAll('=', '');
    localStorage.setItem('accessToken', [head, over, mark].join('.'));
  }, before);
  await phone.goto('/worker/settings/security');
  await phone.getByRole('heading', { name: en.settings.devices.title }).waitFor();
  expect(new URL(phone.url()).pathname).toBe('/worker/settings/security');
  await phone.getByText(en.settings.devices.current).waitFor();
  expect(await axeViolations(phone)).toEqual([]);

  const laptop = await open();
  await laptop.goto('/worker-login');
  await submitSignIn(laptop, 'stays');
  await laptop.waitForURL('**/worker');
  await laptop.goto('/worker/settings/security');
  await laptop.getByRole('button', { name: en.settings.devices.endOthers }).click();
  await toast(laptop, en.settings.devices.othersEnded).waitFor();
  await phone.goto('/worker/schedule');
  // Which of the two depends on whether the page or one of its requests is told first.
  await phone.waitForURL(/\/(worker-)?login$/);
});

test('a person joins by the link of the staff room, and sees the team once a manager approves', async () => {
  const token = await newManagerToken('wall-boss', 'Siena');
  const manager = await open({ token });
  await manager.goto('/manager/employees');
  await manager.getByRole('button', { name: en.employees.joinLink.button }).click();
  await manager.getByRole('button', { name: en.employees.joinLink.create }).click();
  const link = await manager.getByLabel(en.employees.joinLink.link, { exact: true }).inputValue();
  expect(await axeViolations(manager)).toEqual([]);

  const phone = await open({ language: 'lt', viewport: PHONE });
  await phone.goto(`/join#${link.split('#')[1]}`);
  await phone.getByRole('heading', { name: fill(lt.recovery.join.heading, { project: 'Siena' }) }).waitFor();
  await phone.getByLabel(lt.recovery.join.name).fill('Žydrė Ąžuolienė');
  // Nobody has to invent a username, and it can be another one.
  const username = phone.getByLabel(lt.session.username, { exact: true });
  expect(await username.inputValue()).toBe('zydre.azuoliene');
  await username.fill('žydrė-siena');
  await fillPasswords(phone, lt, 'ilga mano frazė');
  expect(await axeViolations(phone)).toEqual([]);
  await phone.getByRole('button', { name: lt.recovery.join.submit }).click();
  await phone.getByText(fill(lt.worker.invitation.waiting, { project: 'Siena' })).waitFor();

  await manager.goto('/manager/employees');
  await manager
    .getByRole('button', { name: fill(en.employees.invite.approveOne, { name: 'Žydrė Ąžuolienė' }) })
    .click();
  await manager.getByRole('combobox', { name: en.fields.employee.roles }).fill('cook');
  await manager.keyboard.press('Enter');
  await manager.getByRole('button', { name: en.employees.invite.approve, exact: true }).click();
  await toast(manager, fill(en.employees.invite.approved, { name: 'Žydrė Ąžuolienė' })).waitFor();
  await phone.goto('/worker/team');
  await phone.getByText('Žydrė Ąžuolienė').first().waitFor();
});
