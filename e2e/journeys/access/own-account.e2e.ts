import { languages } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, demoManagerToken, tokenOf, tokenOfNewLogin } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const phone = { viewport: PHONE, touch: true };
/** A green square of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let manager: string;
beforeAll(async () => {
  manager = await demoManagerToken();
  const rasa = { id: 'rasaite', name: 'Rasa Rasaitė', roles: ['barista'], department: 'Baras' };
  await callApi('POST', '/employees', { token: manager, body: rasa });
  await tokenOfNewLogin(manager, 'rasaite');
});
afterAll(() => callApi('DELETE', '/employees/rasaite', { token: manager }));

test('on a phone one says how to be reached and shows a face; manager and team see it', async () => {
  const page = await open({ ...phone, token: await tokenOf('rasaite') });
  await page.goto('/worker/settings');
  await page.getByText('Rasa Rasaitė').first().waitFor();
  await field(page, en.profile.phone).fill('+370 612 34567');
  await page.getByRole('button', { name: en.common.save }).click();
  await toast(page, en.profile.saved).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: en.profile.picture.choose }).click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await toast(page, en.profile.picture.saved).waitFor();
  await page.goto('/worker/team?search=rasa');
  const card = page.getByRole('listitem').filter({ hasText: 'Rasa Rasaitė' });
  await card.getByText(en.team.status.online).waitFor();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENT)
    .toBe(256);
  await page.getByText(en.team.status.busy, { exact: true }).first().click();
  await card.getByText(en.team.status.busy).waitFor();
  const employees = await callApi<{ id: string; phone: string }[]>('GET', '/employees', { token: manager });
  expect(employees.find(({ id }) => id === 'rasaite')?.phone).toBe('+370 612 34567');

  await page.goto('/worker/history');
  await page.getByRole('heading', { name: en.activity.ownTitle }).waitFor();
  await page.getByText(/\+370 612 34567/).waitFor();
});

test('what is chosen on one device is what a new device begins with, and each then keeps its own', async () => {
  const first = await open({ ...phone, token: await tokenOf('rasaite') });
  // Changes are sent once the account's choice is known.
  const known = first.waitForResponse((reply) => reply.url().endsWith('/settings/preferences') && reply.ok());
  await first.goto('/worker/settings/appearance');
  await known;
  await first.getByText(en.profile.appearance.themes.dark, { exact: true }).click();
  await first.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  // The theme is sent to the same address before.
  const saved = first.waitForResponse((reply) => reply.request().postData()?.includes('"lt"') === true && reply.ok());
  await first.getByText(languages.lt.name, { exact: true }).last().click();
  await first.getByRole('heading', { name: lt.profile.appearance.title }).waitFor();
  await saved;

  const second = await open({ ...phone, token: await tokenOf('rasaite'), isNewDevice: true });
  await second.goto('/worker/team');
  await second.getByRole('heading', { name: lt.team.title }).waitFor();
  await second.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await second.goto('/worker/settings/appearance');
  await second.getByText(lt.profile.appearance.themes.light, { exact: true }).click();
  await second.locator('html[data-mantine-color-scheme="light"]').waitFor();
  await first.reload();
  await first.getByRole('heading', { name: lt.profile.appearance.title }).waitFor();
  expect(await first.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
});
