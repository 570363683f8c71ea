import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { fillAgreed, register } from '../../driver/paying.ts';
import { REGISTRATION_CODE } from '../../driver/product.ts';
import { en, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();

test.each([
  ['en', en, undefined],
  ['lt', lt, PHONE],
] as const)('in %s somebody takes along what is held about them, and has the account erased', async (...look) => {
  const [language, words, viewport] = look;
  const username = `erased-${language}`;
  const page = await open({ language, ...(viewport && { viewport }), refusals: [401, 422] });
  await page.goto('/register');
  await page.getByLabel(words.session.register.code).fill(REGISTRATION_CODE);
  await register(page, words, username, `${username}@example.lt`);
  await page.waitForURL('**/select-project');
  await page.getByRole('link', { name: words.projects.createFirst }).click();
  await fillAgreed(page, words, 'Trumpam', words.projects.create);
  await page.waitForURL('**/manager');
  await page.getByRole('button', { name: words.payments.welcome.begin }).click();

  await page.goto('/manager/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.profile.data.download }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`${username}@example.lt`);
  expect(file).toContain('Trumpam');
  expect(file).not.toContain('argon2');

  await page.getByRole('button', { name: words.profile.data.erase }).click();
  const dialog = page.getByRole('dialog', { name: words.profile.data.eraseTitle });
  await dialog.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const password = dialog.getByLabel(words.profile.data.password, { exact: true });
  await password.fill('not-my-password');
  await dialog.getByRole('button', { name: words.profile.data.erase }).click();
  await dialog.locator('[aria-invalid=true]').waitFor();
  await password.fill('kava-ir-pyragas');
  await dialog.getByRole('button', { name: words.profile.data.erase }).dblclick();
  await toast(page, words.profile.data.erased).waitFor();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/manager-login');
  await page.getByLabel(words.session.username).fill(username);
  await page.getByLabel(words.session.password, { exact: true }).fill('kava-ir-pyragas');
  await page.getByRole('button', { name: words.session.signIn.submit, exact: true }).click();
  await toast(page, words.session.loginFailed).waitFor();
});
