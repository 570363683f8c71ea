import { leaveTypes, type employees } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeEmployee } from '../../../testing/sample-employee.ts';
import { makeSystem } from '../../../testing/sample-system.ts';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork, type SentCall } from '../../../testing/stub-network.ts';

const person = (id: string, name: string, roles: string[], version = 1) =>
  makeEmployee({ id, name, roles, hourly_rate_cents: 850, version });

let team: employees.Employee[];
const answers = () => ({
  'GET /api/users/me': () => makeUser(),
  'GET /api/projects': () => makeUser().projects,
  'GET /api/employees': () => team,
  'GET /api/settings/project': () => ({
    id: 'p1',
    name: 'Rytas',
    description: null,
    time_zone: 'Europe/Vilnius',
    country: 'LT',
    currency: 'EUR',
    company_code: null,
    managers_need_second_factor: false,
    api_token_days: null,
    region: null,
    version: 1,
  }),
  'GET /api/employees/check-id/ona': () => ({ id: 'ona', available: false }),
  'GET /api/employees/check-id/petras': () => ({ id: 'petras', available: true }),
});

beforeEach(() => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  team = [person('sarune', 'Šarūnė Čepaitė', ['cook']), person('ona', 'Ona Petraitė', ['cashier'])];
});

async function openForm() {
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add employee' }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog'));
}

function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}

test('search ignores marks, and the address carries it', async () => {
  stubNetwork(answers());
  const { path } = await renderApp('/manager/employees');
  type(await screen.findByLabelText('Search by name or ID'), 'sarune c');
  expect(await screen.findByText('1 person')).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Ona Petraitė/ })).toBeNull();
  expect(path()).toBe('/manager/employees?search=sarune+c');
});

test('a nickname is beside the name, is found, and is filled in like any other field', async () => {
  team = [{ ...person('sarune', 'Šarūnė Čepaitė', ['cook']), nickname: 'Šarė' }];
  const calls = stubNetwork({
    ...answers(),
    'PUT /api/employees/sarune': () => person('sarune', 'Šarūnė Čepaitė', ['cook'], 2),
  });
  await renderApp('/manager/employees');
  type(await screen.findByLabelText('Search by name or ID'), 'sare');
  expect(await screen.findByText('1 person')).toBeTruthy();
  expect(screen.getByText('Šarūnė Čepaitė (Šarė)')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Šarūnė Čepaitė (Šarė)' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  type(form.getByLabelText('Nickname'), ' ');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  const sent = () => calls.find(({ route }) => route === 'PUT /api/employees/sarune')?.body;
  await waitFor(() => expect(sent()).toContain('"nickname":null'));
});

test('thousands of people come a hundred a page, and a search finds them all', async () => {
  team = Array.from({ length: 2_001 }, (_, index) => person(`p${index}`, `Person ${index}`, ['cook']));
  stubNetwork(answers());
  await renderApp('/manager/employees');
  const pager = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(101);
  fireEvent.click(pager.getByRole('button', { name: 'Next page' }));
  expect(pager.getByRole('status').textContent).toContain('101');
  type(screen.getByLabelText('Search by name or ID'), 'Person 2000');
  expect(await screen.findByText('1 person')).toBeTruthy();
  expect(screen.getByText('Person 2000')).toBeTruthy();
});

test('an empty form names every required field, focuses the first and sends nothing', async () => {
  const calls = stubNetwork(answers());
  await renderApp('/manager/employees');
  const form = await openForm();
  fireEvent.click(form.getByRole('button', { name: 'Add employee' }));
  expect((await form.findAllByText('This field is required.')).length).toBe(2);
  expect(form.getByText('Add at least one role.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/Full name/)));
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
});

test('the ID is checked as it is typed', async () => {
  stubNetwork(answers());
  await renderApp('/manager/employees');
  const form = await openForm();
  type(form.getByLabelText(/Employee ID/), 'ona');
  expect(await form.findByText('ID is already used in the system. Please choose another ID.')).toBeTruthy();
  type(form.getByLabelText(/Employee ID/), 'petras');
  expect(await form.findByText('Available')).toBeTruthy();
});

test('an ID is proposed from the name until one is typed', async () => {
  const calls = stubNetwork({ ...answers(), 'GET /api/employees/propose-id': () => ({ id: 'petras.rytas' }) });
  await renderApp('/manager/employees');
  const form = await openForm();
  const id = form.getByLabelText<HTMLInputElement>(/Employee ID/);
  type(form.getByLabelText(/Full name/), 'Petras');
  await waitFor(() => expect(id.value).toBe('petras.rytas'));
  type(id, 'petras');
  type(form.getByLabelText(/Full name/), 'Petras P');
  const proposals = () => calls.filter(({ route }) => route.endsWith('/propose-id'));
  await waitFor(() => expect(proposals()).toHaveLength(2));
  await waitFor(() => expect(form.getByText('Available')).toBeTruthy());
  expect(id.value).toBe('petras');
});

test('an ID taken in the meantime is an error at the ID', async () => {
  const text = 'ID is already used in the system. Please choose another ID.';
  stubNetwork({ ...answers(), 'POST /api/employees': () => problem(409, 'id_taken', text) });
  await renderApp('/manager/employees');
  const form = await openForm();
  const id = form.getByLabelText(/Employee ID/);
  type(id, 'petras');
  type(form.getByLabelText(/Full name/), 'Petras');
  const roles = form.getByRole('combobox', { name: /Roles/ });
  roles.focus();
  type(roles, 'cook');
  fireEvent.keyDown(roles, { key: 'Enter' });
  fireEvent.click(form.getByRole('button', { name: 'Add employee' }));
  expect(await form.findByText(text)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(id));
  expect(id.getAttribute('aria-invalid')).toBe('true');
  expect(form.queryByRole('alert')).toBeNull();
});

test('an error is shown at its field, and the input stays', async () => {
  stubNetwork({
    ...answers(),
    'POST /api/employees': () => problem(422, 'invalid', 'Check.', { email: ['Not an address.'] }),
  });
  await renderApp('/manager/employees');
  const form = await openForm();
  type(form.getByLabelText(/Employee ID/), 'petras');
  type(form.getByLabelText(/Full name/), 'Petras');
  const roles = form.getByRole('combobox', { name: /Roles/ });
  roles.focus();
  type(roles, 'cook');
  fireEvent.keyDown(roles, { key: 'Enter' });
  fireEvent.click(form.getByRole('button', { name: 'Add employee' }));
  expect(await form.findByText('Not an address.')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>(/Full name/).value).toBe('Petras');
});

test('a stale edit takes over the other change and keeps the own one', async () => {
  const sent: SentCall[] = [];
  stubNetwork({
    ...answers(),
    'PUT /api/employees/ona': (call) => {
      sent.push(call);
      if (sent.length > 1) return team[1] as employees.Employee;
      team = [team[0] as employees.Employee, person('ona', 'Ona Naujoji', ['cashier'], 2)];
      return problem(412, 'stale', 'Changed meanwhile.');
    },
  });
  await renderApp('/manager/employees');
  fireEvent.click(await screen.findByRole('link', { name: 'Ona Petraitė' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  type(form.getByLabelText('Phone'), '+370 600 00000');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Full name: Ona Naujoji (their change)')).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Employee saved')).toBeTruthy();
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
    name: 'Ona Naujoji',
    phone: '+370 600 00000',
    hourly_rate_cents: 850,
  });
});

test('a list that cannot be read says so and is read again', async () => {
  let isDown = true;
  stubNetwork({
    ...answers(),
    'GET /api/employees': () => (isDown ? problem(500, 'internal', 'An unexpected error occurred.') : team),
  });
  await renderApp('/manager/employees');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('row', { name: /Ona Petraitė/ })).toBeTruthy();
});

// DK 126(2): four weeks are 20 working days in a week of five, 24 in one of six.
test('who works six days a week has the least vacation of such a week; a number of their own stays', async () => {
  stubNetwork(answers());
  await renderApp('/manager/employees');
  const form = await openForm();
  const vacation = () => form.getByLabelText<HTMLInputElement>(/^Vacation/);
  const choose = async (week: string) => {
    fireEvent.click(form.getByRole('combobox', { name: /Working week/ }));
    fireEvent.click(await screen.findByRole('option', { name: week }));
  };
  type(vacation(), '20');
  expect(form.getByText('By law at least 20')).toBeTruthy();
  await choose('Mon–Sat');
  await waitFor(() => expect(vacation().value).toBe('24'));
  expect(form.getByText('By law at least 24')).toBeTruthy();
  type(vacation(), '28');
  await choose('Mon–Fri');
  expect(form.getByText('By law at least 20')).toBeTruthy();
  expect(vacation().value).toBe('28');
});

test('a number of vacation that is for a week of five days stays with a week of six, and says so', async () => {
  const named = { code: 'vacation', name: 'Vacation', is_of_law: true, counts_as: 'vacation', sign: 'A' };
  const offered = { can_request: true, archived: false, payroll_code: null, version: 1 };
  const vacationType = { ...named, ...offered, ...leaveTypes.usualLeaveRule('vacation'), week_days: 5 };
  stubNetwork({ ...answers(), 'GET /api/leave-types': () => [vacationType] });
  await renderApp('/manager/employees');
  const form = await openForm();
  const vacation = form.getByLabelText<HTMLInputElement>(/^Vacation/);
  type(vacation, '20');
  expect(await form.findByText('For 5 working days a week; by law at least 20')).toBeTruthy();
  const week = form.getByRole<HTMLInputElement>('combobox', { name: /Working week/ });
  fireEvent.click(week);
  fireEvent.click(await screen.findByRole('option', { name: 'Mon–Sat' }));
  await waitFor(() => expect(week.value).toBe('Mon–Sat'));
  expect(vacation.value).toBe('20');
  expect(form.getByText('For 5 working days a week; by law at least 20')).toBeTruthy();
});

test('rest days by contract are asked for under the fixed regime, and a week without work is refused at the field', async () => {
  const calls = stubNetwork({
    ...answers(),
    'GET /api/settings/system': () => makeSystem({ regime: 'fixed' }),
    'PUT /api/employees/ona': () => team[1] ?? null,
  });
  await renderApp('/manager/employees');
  fireEvent.click(await screen.findByRole('link', { name: 'Ona Petraitė' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  const rest = await form.findByText('Rest days by contract');
  rest.closest('details')?.setAttribute('open', '');
  const boxes = () =>
    within(form.getByRole('group', { name: 'Rest days by contract' })).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false, false, false, false, false]);
  for (const box of boxes()) fireEvent.click(box);
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('At least one day must be a working day.')).toBeTruthy();
  for (const box of boxes().slice(2)) fireEvent.click(box);
  // Four weeks of five days each: Wednesday to Sunday; with Wednesday off too they are four.
  expect(form.getByText('By law at least 20')).toBeTruthy();
  fireEvent.click(boxes()[2] as HTMLInputElement);
  expect(form.getByText('By law at least 16')).toBeTruthy();
  fireEvent.click(boxes()[2] as HTMLInputElement);
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(JSON.parse(calls.find(({ route }) => route === 'PUT /api/employees/ona')?.body ?? '{}')).toMatchObject({
      rest_weekdays: [1, 2],
    }),
  );
});

test('under summary recording nobody has rest days by contract', async () => {
  stubNetwork({ ...answers(), 'GET /api/settings/system': () => makeSystem({ regime: 'summary' }) });
  await renderApp('/manager/employees');
  const form = await openForm();
  expect(form.getByText('Prefers not to work on')).toBeTruthy();
  expect(form.queryByText('Rest days by contract')).toBeNull();
});

test('a rate below the minimum wage of the year is warned of beside its field and in the list, and never refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  team = [{ ...person('ona', 'Ona Petraitė', ['cashier']), hourly_rate_cents: 704 }];
  const calls = stubNetwork({ ...answers(), 'PUT /api/employees/ona': () => team[0] ?? null });
  await renderApp('/manager/employees');
  expect(await screen.findByText('Rate below the minimum wage, €7.05')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Ona Petraitė' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  const warning = 'Below the 2026 minimum wage: €7.05 per hour (€1,153.00 per month for full time).';
  expect(await form.findByText(warning)).toBeTruthy();
  type(form.getByLabelText('Hourly rate'), '7.05');
  expect(form.queryByText(warning)).toBeNull();
  type(form.getByLabelText('Hourly rate'), '6');
  expect(form.getByText(warning)).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain('PUT /api/employees/ona'));
});
