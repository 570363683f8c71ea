import { expect, test } from 'vitest';
import { callApi, tokenOf } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { REGISTRATION_CODE } from '../../driver/product.ts';
import { en, lt, fill } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const PASSWORD = 'three-plain-words';

interface Token {
  access_token: string;
}

const register = async (username: string, code?: string) =>
  (await callApi<Token>('POST', '/register', { body: { username, password: PASSWORD, registration_code: code } }))
    .access_token;

/** A business of its own with one employee, whose login is ready. */
async function ownBusiness(prefix: string): Promise<{ token: string; projectId: string }> {
  const account = await register(`${prefix}-owner`, REGISTRATION_CODE);
  const { id } = await callApi<{ id: string }>('POST', '/projects', {
    token: account,
    body: { name: 'Žiemos kavinė' },
  });
  const { access_token: token } = await callApi<Token>('POST', `/projects/select/${id}`, { token: account });
  const ona = { id: `${prefix}-ona`, name: 'Ona Žemaitė', roles: ['barista'] };
  await callApi('POST', '/employees', { token, body: ona });
  return { token, projectId: id };
}

test('an owner invites an accountant, who accepts, reads hours, and finds no plan; then the access is taken away', async () => {
  const { token } = await ownBusiness('books');
  await register('books-daiva');
  const owner = await open({ token });
  await owner.goto('/manager/settings/access');
  await owner.getByRole('button', { name: en.members.add, exact: true }).click();
  const drawer = owner.getByRole('dialog', { name: en.members.add });
  await drawer.getByLabel(en.members.login).fill('books-daiva');
  await drawer.getByRole('radio', { name: en.abilities.role.accountant }).check();
  expect(await axeViolations(owner)).toEqual([]);
  await drawer.getByRole('button', { name: en.members.invite, exact: true }).click();
  await toast(owner, en.members.invited).waitFor();
  await owner.getByText('books-daiva').waitFor();

  const daiva = await open({ token: await tokenOf('books-daiva', PASSWORD), language: 'lt', refusals: [403] });
  await daiva.goto('/worker');
  await daiva.getByRole('button', { name: lt.members.offer.accept }).click();
  await daiva.waitForURL('**/manager/**');
  await daiva.getByText('Ona Žemaitė').waitFor();
  expect(await daiva.getByRole('link', { name: lt.shell.groups.schedule }).count()).toBe(0);
  await daiva.goto('/manager/calendar');
  await daiva.getByText(lt.shell.noAccess.title).waitFor();
  expect(await axeViolations(daiva)).toEqual([]);

  await owner.reload();
  await owner.getByRole('button', { name: fill(en.members.removeOne, { name: 'books-daiva' }) }).click();
  await owner.getByRole('dialog').getByRole('button', { name: en.members.remove }).click();
  await toast(owner, en.members.removed).waitFor();
  await daiva.goto('/manager/employees');
  await daiva.waitForURL('**/select-project');
});

test('an employee leads shifts with the same login, on a phone in Lithuanian, and goes back to their own', async () => {
  const { token } = await ownBusiness('lead');
  await callApi('POST', '/employees/lead-ona/create-login', { token, body: { password: 'temporary' } });
  const first = await tokenOf('lead-ona', 'temporary');
  const change = { current_password: 'temporary', new_password: PASSWORD, confirm_password: PASSWORD };
  await callApi('POST', '/settings/change-password', { token: first, body: change });
  await callApi('POST', '/project/members', { token, body: { login: 'lead-ona', role: 'lead' } });
  const page = await open({ token: await tokenOf('lead-ona', PASSWORD), language: 'lt', viewport: PHONE });
  await page.goto('/worker');
  await page.getByRole('button', { name: lt.shell.area.run }).click();
  await page.waitForURL('**/manager');
  await page.getByRole('heading', { name: lt.dashboard.title, level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: lt.dashboard.title, level: 1 }).waitFor();
  await page.goto('/manager/employees');
  await page.getByText('Ona Žemaitė').waitFor();
  expect(await page.getByRole('button', { name: lt.employees.add }).count()).toBe(0);
  await page.getByRole('button', { name: lt.shell.area.own }).click();
  await page.waitForURL('**/worker');
});

test('an owner is refused with what to do, and a manager leaves the project from their own settings', async () => {
  const { token } = await ownBusiness('leaving');
  const account = await register('leaving-rasa');
  await callApi('POST', '/project/members', { token, body: { login: 'leaving-rasa', role: 'manager' } });
  const [offer] = await callApi<{ id: string }[]>('GET', '/member-invitations', { token: account });
  const { access_token } = await callApi<Token>('POST', `/member-invitations/${offer?.id}/accept`, { token: account });

  const owner = await open({ token, refusals: [409] });
  await owner.goto('/manager/settings');
  await owner.getByRole('button', { name: en.members.leave }).click();
  await owner.getByRole('dialog').getByRole('button', { name: en.members.leave }).click();
  await owner.getByText(/Make another member the owner first/).waitFor();

  const rasa = await open({ token: access_token, language: 'lt', viewport: PHONE });
  await rasa.goto('/manager/settings');
  await rasa.getByRole('heading', { name: fill(lt.members.own.title, { project: 'Žiemos kavinė' }) }).waitFor();
  expect(await axeViolations(rasa)).toEqual([]);
  await rasa.getByRole('button', { name: lt.members.leave }).click();
  await rasa.getByRole('dialog').getByRole('button', { name: lt.members.leave }).click();
  await toast(rasa, lt.members.left).waitFor();
  await rasa.waitForURL('**/select-project');
  // The project that was left is not offered again.
  await rasa.getByText(lt.projects.select.emptyTitle).waitFor();
  expect(await rasa.getByText('Žiemos kavinė').count()).toBe(0);
});
