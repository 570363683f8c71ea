import { languages } from '@pamaina/contract';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi, demoManagerToken, newManagerToken, tokenOf } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { expectFieldError } from '../../driver/form.ts';
import { PATIENT } from '../../driver/patient.ts';
import { DEMO_PASSWORD, signInAsEmployee, signInAsManager, submitSignIn } from '../../driver/sign-in.ts';
import { forgedToken, sessionKeys } from '../../driver/storage.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { readToast, toast } from '../../driver/toast.ts';

const open = useBrowser();
const addressOf = (page: Page) => page.url().replace(new URL(page.url()).origin, '');
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test('signing in: what is missing is said at its field, a wrong password and a wrong role in a message', async () => {
  const page = await open({ refusals: [401] });
  await page.goto('/manager-login');
  await page.getByRole('button', { name: en.session.signIn.submit }).click();
  await expectFieldError(page.getByLabel(en.session.username, { exact: true }), en.session.usernameRequired);
  await expectFieldError(page.getByLabel(en.session.password, { exact: true }), en.session.passwordRequired);

  await submitSignIn(page, 'demo', 'not-the-password');
  await readToast(page, en.session.loginFailed);
  expect(await page.getByLabel(en.session.username, { exact: true }).inputValue()).toBe('demo');

  await submitSignIn(page, 'ona');
  await toast(page, en.session.signIn.managersOnly).waitFor();
  expect(await sessionKeys(page)).toEqual([]);

  await page.getByRole('link', { name: en.session.signIn.asEmployee }).click();
  // Both forms look alike: without this the first one would be filled.
  await page.getByRole('heading', { name: en.session.signIn.employeeTitle }).waitFor();
  await submitSignIn(page, 'demo');
  await toast(page, en.session.signIn.loginAsManager).waitFor();
  expect(await sessionKeys(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/worker-login');
});

test('the role selection leads to both sign-ins and home', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto('/');
  await page.getByRole('link', { name: en.landing.login, exact: true }).click();
  await page.getByRole('link', { name: en.session.login.managerText }).click();
  await page.getByRole('heading', { name: en.session.signIn.managerTitle }).waitFor();
  await page.getByRole('link', { name: en.session.signIn.chooseRole }).click();
  await page.getByRole('link', { name: en.session.login.employeeText }).click();
  await page.getByRole('heading', { name: en.session.signIn.employeeTitle }).waitFor();
  await page.getByRole('link', { name: en.session.signIn.chooseRole }).click();
  await page.getByRole('link', { name: en.session.login.home }).click();
  await expect.poll(() => addressOf(page), PATIENT).toBe('/');
});

test('an expired or unreadable token is dropped without a word', async () => {
  const expired = forgedToken({ role: 'manager', project_id: null, exp: secondsFromNow(-60) });
  for (const token of [expired, 'no token at all']) {
    const page = await open({ token });
    await page.goto('/');
    await page.getByRole('heading', { name: en.landing.title }).waitFor();
    expect(await sessionKeys(page)).toEqual([]);
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  const page = await open({ token: expired });
  await page.goto('/manager/calendar');
  await page.waitForURL('**/manager-login');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a session that ends says so, leads to the sign-in after a moment, and from there back to where one was', async () => {
  const token = await newManagerToken('ended', 'Ended');
  const page = await open({ token, refusals: [401] });
  await page.goto('/manager/shifts/holidays');
  await page.getByRole('heading', { name: en.holidays.title, exact: true }).waitFor();
  const passwords = { current_password: DEMO_PASSWORD, new_password: 'another-one', confirm_password: 'another-one' };
  // From another device: only the other sessions end.
  const elsewhere = await tokenOf('ended');
  // Between the press and what it asks for: the page may notice by itself, and then it is left after a moment. Not
  // measured from the message, which a busy machine may show late: the sign-in page is not delayed by that.
  let ended = Infinity;
  const endFirst = async (route: Route) => {
    ended = Date.now();
    await callApi('POST', '/settings/change-password', { token: elsewhere, body: passwords });
    await route.continue();
  };
  await page.route('**/api/employees*', endFirst, { times: 1 });
  await page.getByRole('link', { name: en.shell.groups.people, exact: true }).click();
  await toast(page, en.common.error.sessionExpired).waitFor();
  await page.waitForURL('**/login');
  expect(Date.now() - ended).toBeGreaterThan(1_400);
  expect(await sessionKeys(page)).toEqual([]);

  await page.getByRole('link', { name: en.session.login.managerText }).click();
  // The page of the link has the same fields.
  await page.getByRole('heading', { name: en.session.signIn.managerTitle }).waitFor();
  await submitSignIn(page, 'ended', 'another-one');
  await page.waitForURL('**/manager/employees');
});

test('a token that the server does not know ends the session', async () => {
  const forged = forgedToken({ role: 'employee', project_id: null, exp: secondsFromNow(3600) });
  const page = await open({ token: forged, refusals: [401] });
  await page.goto('/worker/schedule');
  await toast(page, en.common.error.sessionExpired).waitFor();
  await expect.poll(() => addressOf(page), PATIENT).toBe('/login');
});

test('the way back after signing in keeps the address, for both roles', async () => {
  const manager = await open();
  await manager.goto('/manager/employees?search=ona');
  await manager.waitForURL('**/manager-login');
  await submitSignIn(manager, 'demo');
  await expect.poll(() => addressOf(manager), PATIENT).toBe('/manager/employees?search=ona');

  const employee = await open();
  await employee.goto('/worker/schedule?view=list');
  await employee.waitForURL('**/worker-login');
  await submitSignIn(employee, 'ona');
  await expect.poll(() => addressOf(employee), PATIENT).toBe('/worker/schedule?view=list');
});

test('nobody is led to another site after signing in', async () => {
  for (const from of ['//evil.example', '/worker/../..//evil.example']) {
    const page = await open();
    await page.goto('/worker-login');
    const { origin } = new URL(page.url());
    await page.evaluate((usr) => history.replaceState({ usr, key: 'planted', idx: 0 }, ''), { from });
    await page.reload();
    await submitSignIn(page, 'ona');
    await expect.poll(() => page.url(), PATIENT).toBe(`${origin}/worker`);
  }
});

/** Opens an address and waits for the one that it redirects to. */
async function expectLedTo(page: Page, path: string, place: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => addressOf(page), PATIENT).toBe(place);
}

test('without a session, every area leads to its own sign-in', async () => {
  const page = await open();
  await expectLedTo(page, '/manager/calendar', '/manager-login');
  await expectLedTo(page, '/worker/schedule', '/worker-login');
  await expectLedTo(page, '/select-project', '/manager-login');
  await expectLedTo(page, '/dashboard', '/login');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('everybody is led to their own place', async () => {
  const employee = await open({ token: await tokenOf('ona') });
  for (const path of ['/manager/calendar', '/select-project', '/dashboard', '/'])
    await expectLedTo(employee, path, '/worker');
  const unselected = await open({ token: await tokenOf('demo') });
  for (const path of ['/manager/calendar', '/worker/schedule', '/dashboard', '/'])
    await expectLedTo(unselected, path, '/select-project');
  const manager = await open({ token: await demoManagerToken() });
  for (const path of ['/manager', '/dashboard', '/']) await expectLedTo(manager, path, '/manager');
  await expectLedTo(manager, '/#/manager/calendar', '/manager/calendar');
  await expectLedTo(manager, '/#/manager/employees?search=ona', '/manager/employees?search=ona');
  expect(await manager.getByRole('alert').count()).toBe(0);
});

test('an address that leads nowhere offers the way home and the way back', async () => {
  const page = await open();
  await page.goto('/login');
  await page.goto('/nowhere/at-all');
  await page.getByRole('heading', { name: en.common.notFound.title }).waitFor();
  await page.getByRole('button', { name: en.common.notFound.back }).click();
  await expect.poll(() => addressOf(page), PATIENT).toBe('/login');
  await page.goForward();
  await page.getByRole('link', { name: en.common.notFound.home }).click();
  await page.getByRole('heading', { name: en.landing.title }).waitFor();
  expect(addressOf(page)).toBe('/');
});

test('the first Tab reaches the link to the main content', async () => {
  const page = await open();
  await signInAsManager(page);
  await page.goto('/manager/employees');
  await page.getByRole('heading', { name: en.employees.title }).waitFor();
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: en.common.skipToContent });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), PATIENT).toBe('main');
});

test('the chosen language stays', async () => {
  const page = await open();
  await page.goto('/manager-login');
  await page.getByRole('button', { name: languages.lt.name }).click();
  await page.getByRole('heading', { name: lt.session.signIn.managerTitle }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: lt.session.signIn.managerTitle }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('lt');
});

test('switching the project says so and shows the other one', async () => {
  const token = await newManagerToken('two-places', 'Senamiestis');
  await callApi('POST', '/projects', { token, body: { name: 'Užupis' } });
  const anna = { id: 'two-places-anna', name: 'Anna', roles: ['Cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
  await callApi('POST', '/employees', { token, body: anna });
  const page = await open({ token });
  await page.goto('/manager/employees');
  await page.getByText('Anna', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Senamiestis' }).click();
  await page.getByRole('menuitem', { name: 'Užupis' }).click();
  await toast(page, fill(en.projects.switchedTo, { name: 'Užupis' })).waitFor();
  await page.getByRole('button', { name: 'Užupis' }).waitFor();
  await page.getByText(en.employees.emptyTitle).waitFor();
  expect(await page.getByText('Anna', { exact: true }).count()).toBe(0);
});

test('logging out leaves nothing behind, in either area', async () => {
  const manager = await open();
  await signInAsManager(manager);
  await manager.getByRole('link', { name: en.shell.groups.people, exact: true }).first().click();
  await expect.poll(() => sessionKeys(manager), PATIENT).toContain('cachedProjects');
  // What the page had asked for when its session ended.
  const employee = await open({ refusals: [401] });
  await signInAsEmployee(employee);
  for (const page of [manager, employee]) {
    await page.getByRole('button', { name: en.common.signOut }).click();
    await toast(page, en.common.signedOut).waitFor();
    await page.getByRole('heading', { name: en.landing.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await sessionKeys(page)).toEqual([]);
  }
});
