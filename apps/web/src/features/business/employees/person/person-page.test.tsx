import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { makeEmployee } from '../../../../testing/sample-employee.ts';
import { makeToken, makeUser } from '../../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../../testing/stub-network.ts';
import { idInPath, personPath } from './person-path.ts';

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

const ona = makeEmployee({ id: 'ona', name: 'Ona Petraitė', roles: ['barista'], phone: '+370 600 12345' });
const answers = {
  'GET /api/users/me': () => makeUser(),
  'GET /api/projects': () => makeUser().projects,
  'GET /api/employees': () => [ona],
  'GET /api/time-off/year': () => [],
  'GET /api/certificates': () => [],
  'GET /api/requests': () => [],
};

test.each([
  ['ona', '/manager/employees/ona'],
  ['živilė@kavinė', '/manager/employees/%C5%BEivil%C4%97%40kavin%C4%97'],
  // There are pages of these names.
  ['team', '/manager/employees/~team'],
  ['certificates', '/manager/employees/~certificates'],
])('the page of %s is at %s', (id, path) => {
  expect(personPath(id)).toBe(path);
  expect(idInPath(decodeURIComponent(path.split('/').at(-1) ?? ''))).toBe(id);
});

test('the name in the list leads to the page with everything, and what can be done there is in words', async () => {
  stubNetwork(answers);
  const { path } = await renderApp('/manager/employees');
  fireEvent.click(await screen.findByRole('link', { name: 'Ona Petraitė' }));
  expect(await screen.findByRole('heading', { name: 'Ona Petraitė', level: 1 })).toBeTruthy();
  expect(path()).toBe('/manager/employees/ona');
  for (const title of ['Data', 'Employment', 'Login', 'Absences this year', 'Certificates', 'Pending requests'])
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: '+370 600 12345' }).getAttribute('href')).toBe('tel:+37060012345');
  expect(screen.getByRole('link', { name: 'Record absence' }).getAttribute('href')).toContain('absence=ona');
  for (const name of ['Edit', 'Delete', 'Sign-in code', 'Create login'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('the page does not say that nothing is asked for while the absences are not known', async () => {
  stubNetwork({
    ...answers,
    'GET /api/time-off/year': () => problem(403, 'forbidden', 'No'),
  });
  await renderApp('/manager/employees/ona');
  const section = within(await screen.findByRole('region', { name: 'Pending requests' }));
  expect(await section.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(section.queryByText('None.')).toBeNull();
});

test('a message sent earlier leads to the page, and an ID of nobody says so', async () => {
  stubNetwork(answers);
  const { path } = await renderApp('/manager/employees?employment=jonas');
  expect(await screen.findByText('This employee isn’t here')).toBeTruthy();
  expect(path()).toBe('/manager/employees/jonas');
});

const added = {
  counts: { create: 2, update: 0, keep: 0, refuse: 0 },
  headings: [],
  readings: [],
  faults: [],
  rows: [],
};

async function paste(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Paste names' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('One employee a line'), { target: { value: text } });
  return dialog;
}

test('pasted names are shown as they were understood, corrected, and added together', async () => {
  const calls = stubNetwork({
    ...answers,
    'POST /api/imports/employees': () => ({ ...added, stored: true, refused: [], import_id: null }),
  });
  await renderApp('/manager/employees');
  const dialog = await paste('Rūta Šimkutė\tvirėjas (-a)\nJonas\nOna Petraitė, barista\n');
  expect(dialog.getByText('2 employees will be added')).toBeTruthy();
  expect(dialog.getByText('Already here: Ona Petraitė')).toBeTruthy();
  // The most common role here.
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Role of Jonas' }).value).toBe('barista');
  fireEvent.change(dialog.getByLabelText('Name in line 2'), { target: { value: 'Jonas Jonaitis' } });
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Add 2 employees' }));
  expect(await screen.findByText('2 employees added')).toBeTruthy();
  const sent = calls.filter(({ route }) => route === 'POST /api/imports/employees');
  expect(sent.map(({ url }) => url.searchParams.get('columns'))).toEqual(['name,roles']);
  expect(sent[0]?.url.searchParams.get('skip_errors')).toBe('false');
});

test('what is wrong with one of them is said beside it, and the list stays', async () => {
  const refused = [{ line: 3, cells: [], faults: [{ column: 0, detail: 'Too long.' }] }];
  let isDown = true;
  stubNetwork({
    ...answers,
    'POST /api/imports/employees': () =>
      isDown ? problem(503, 'busy', 'Try again in a moment.') : { ...added, stored: false, refused, import_id: null },
  });
  await renderApp('/manager/employees');
  const dialog = await paste('Rūta, barista\nJonas, barista');
  fireEvent.click(dialog.getByRole('button', { name: 'Add 2 employees' }));
  expect(await dialog.findByText('Try again in a moment.')).toBeTruthy();
  isDown = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Add 2 employees' }));
  expect(await dialog.findByText('Too long.')).toBeTruthy();
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Name in line 1').value).toBe('Rūta'));
});

const jonas = makeEmployee({ id: 'jonas', name: 'Jonas Jonaitis', roles: ['cook'], last_day: '2020-01-31' });
const withFormer = {
  ...answers,
  'GET /api/employees': ({ url }: { url: URL }) => (url.searchParams.get('employed') === 'former' ? [jonas] : [ona]),
};

test('who is here in other letters, another order or no longer is not new, and is never sent', async () => {
  const calls = stubNetwork({
    ...withFormer,
    'POST /api/imports/employees': () => ({ ...added, stored: true, refused: [], import_id: null }),
  });
  await renderApp('/manager/employees');
  const dialog = await paste('Petraitė  ONA, cook\nJonas Jonaitis\nRūta, barista\nOna Petr');
  expect(await dialog.findByText('Already here: Petraitė ONA and Jonas Jonaitis')).toBeTruthy();
  expect(dialog.getByText('2 employees will be added')).toBeTruthy();
  // It stays where it is typed, and says what it means.
  fireEvent.change(dialog.getByLabelText('Name in line 4'), { target: { value: 'ona petraitė' } });
  expect(dialog.getByLabelText<HTMLInputElement>('Name in line 4').value).toBe('ona petraitė');
  expect(dialog.getByText('This employee is already here and won’t be added again.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Add 1 employee' }));
  const sent = await waitFor(() => calls.find(({ route }) => route.startsWith('POST /api/imports')) ?? expect.fail());
  const file: unknown = sent.body;
  expect(file instanceof File && (await file.text())).toBe('name,roles\r\nRūta,barista\r\n');
});

test('what is wrong stays beside its own line when another is left out', async () => {
  const refused = [{ line: 3, cells: [], faults: [{ column: 0, detail: 'Too long.' }] }];
  stubNetwork({
    ...withFormer,
    'POST /api/imports/employees': () => ({ ...added, stored: false, refused, import_id: null }),
  });
  await renderApp('/manager/employees');
  const dialog = await paste('Rūta, barista\nLukas, barista\nTomas, barista');
  fireEvent.click(await dialog.findByRole('button', { name: 'Add 3 employees' }));
  await dialog.findByText('Too long.');
  const isWrong = (line: number) => dialog.getByLabelText(`Name in line ${line}`).getAttribute('aria-invalid');
  expect([isWrong(1), isWrong(2), isWrong(3)]).toEqual([null, 'true', null]);
  fireEvent.click(dialog.getByRole('button', { name: 'Leave out: Rūta' }));
  expect([isWrong(2), isWrong(3)]).toEqual(['true', null]);
  fireEvent.click(dialog.getByRole('button', { name: 'Leave out: Lukas' }));
  expect(dialog.queryByText('Too long.')).toBeNull();
});

test('written consents are shown with their days; none are no section', async () => {
  const agreed = { consents: { night: true }, consent_dates: { night: { from: null, until: '2099-03-31' } } };
  stubNetwork({ ...answers, 'GET /api/employees': () => [{ ...ona, ...agreed }] });
  await renderApp('/manager/employees/ona');
  const part = await screen.findByRole('region', { name: 'Written consents' });
  expect(part.textContent).toContain('Nightsuntil 31 March 2099');
});
