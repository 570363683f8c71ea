import { expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOf } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { DEMO_PASSWORD } from '../../driver/sign-in.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();

test('"Back" asks before what was typed is lost, and then goes back', async () => {
  const page = await open({ token: await tokenOf('ona'), language: 'lt' });
  await page.goto('/worker');
  await page.getByRole('link', { name: lt.shell.requests }).first().click();
  await page.getByRole('button', { name: lt.requests.add, exact: true }).click();
  const form = page.getByRole('dialog', { name: lt.requests.add });
  await field(form, lt.requests.name).fill('Half a thought');
  await page.goBack();
  const question = page.getByRole('dialog', { name: lt.common.discard.title });
  await question.getByRole('button', { name: lt.common.cancel }).click();
  await question.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/worker/requests');
  expect(await field(form, lt.requests.name).inputValue()).toBe('Half a thought');
  await page.goBack();
  await question.getByRole('button', { name: lt.common.discard.confirm }).click();
  await page.waitForURL(/\/worker$/);
});

test('"Back" from a drawer that stands in the address asks too, and closing it leaves no step behind', async () => {
  const manager = await newManagerToken('typed-manager', 'Typed');
  const date = Temporal.Now.plainDateISO('Europe/Vilnius').add({ days: 14 });
  const person = { id: 'typist', name: 'Tina Typist', roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
  await callApi('POST', '/employees', { token: manager, body: person });
  await callApi('POST', '/employees/typist/create-login', { token: manager, body: { password: 'temporary' } });
  const passwords = { current_password: 'temporary', new_password: DEMO_PASSWORD, confirm_password: DEMO_PASSWORD };
  await callApi('POST', '/settings/change-password', { token: await tokenOf('typist', 'temporary'), body: passwords });
  const hours = { start_time: '07:00', end_time: '13:00', role: 'cook', employee_id: 'typist' };
  await callApi('POST', '/schedule/shifts', { token: manager, body: { date: date.toString(), ...hours } });
  await callApi('POST', `/schedule/publish?year=${date.year}&month=${date.month}`, { token: manager });

  const page = await open({ token: await tokenOf('typist') });
  await page.goto('/worker');
  await page.goto('/worker/swap-requests');
  await page.getByRole('button', { name: en.swaps.offer.open, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: en.swaps.offer.open });
  await field(drawer, en.swaps.offer.note).fill('A wedding');
  await page.goBack();
  const question = page.getByRole('dialog', { name: en.common.discard.title });
  await question.getByRole('button', { name: en.common.cancel }).click();
  await question.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('?offer=new');
  expect(await field(drawer, en.swaps.offer.note).inputValue()).toBe('A wedding');
  await drawer.getByRole('button', { name: en.common.cancel }).click();
  await page.waitForURL(/\/worker\/swap-requests$/);
  await drawer.waitFor({ state: 'hidden' });
});

test('a tab in which somebody types stays in its project while another one goes to the next', async () => {
  const token = await newManagerToken('two-tabs', 'First shop');
  const { id: second } = await callApi<{ id: string }>('POST', '/projects', { token, body: { name: 'Second shop' } });
  const page = await open({ token });
  await page.goto('/manager/shifts/templates');
  await page.getByRole('button', { name: en.templates.add, exact: true }).first().click();
  const form = page.getByRole('dialog', { name: en.templates.add });
  await field(form, en.fields.template.name).fill('Of the first');

  const other = await page.context().newPage();
  await other.goto('/manager/shifts/templates');
  const switcher = (name: string) => new RegExp(`^${en.projects.switcher}: ${name}`);
  await other.getByRole('button', { name: switcher('First shop') }).click();
  await other.getByRole('menuitem', { name: 'Second shop' }).click();
  await other.getByRole('button', { name: switcher('Second shop') }).waitFor();

  await field(form, en.fields.template.start_time).fill('07:00');
  await field(form, en.fields.template.end_time).fill('15:30');
  await form.getByRole('button', { name: en.templates.add }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByText('Of the first').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: switcher('First shop') }).waitFor();
  await page.getByText('Of the first').first().waitFor();
  const { access_token } = await callApi<{ access_token: string }>('POST', `/projects/select/${second}`, { token });
  expect(await callApi('GET', '/templates', { token: access_token })).toEqual([]);

  await other.getByRole('button', { name: en.common.signOut }).click();
  await other.waitForURL((url) => url.pathname === '/');
  await page.waitForURL('**/manager-login');
});
