import { abilitiesOf } from '@pamaina/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeEmployee } from '../../../testing/sample-employee.ts';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

beforeEach(() => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/templates': () => [],
    'GET /api/requirements': () => [],
    'GET /api/employees': () => [],
  });
});

const PLACEHOLDER = /^(Page, employee|Puslapis, žmogus)/;

async function find(typed: string): Promise<HTMLElement> {
  const input = await waitFor(() => {
    // Pressed until the page listens: it does so only after its first paint.
    if (screen.queryByPlaceholderText(PLACEHOLDER) === null)
      fireEvent.keyDown(document.documentElement, { key: 'k', code: 'KeyK', ctrlKey: true });
    return screen.getByPlaceholderText(PLACEHOLDER);
  });
  fireEvent.change(input, { target: { value: typed } });
  return input;
}

test('Ctrl and K, a few letters and Enter go to a page', async () => {
  const { path } = await renderApp('/manager/shifts/requirements');
  await screen.findByRole('button', { name: 'Search' });
  const input = await find('templ');
  await screen.findByRole('option', { name: /Guide$/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'TemplatesPage',
    // By its keywords.
    'Plan your first monthGuide',
  ]);
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(path()).toBe('/manager/shifts/templates'));
  expect(screen.queryByPlaceholderText(PLACEHOLDER)).toBeNull();
});

test('a date leads to its week; what nobody knows says so', async () => {
  await renderApp('/manager/shifts/requirements');
  await screen.findByRole('button', { name: 'Search' });
  const input = await find('2026-12-24');
  expect(await screen.findByRole('option', { name: /24 December 2026/ })).toBeTruthy();
  fireEvent.change(input, { target: { value: 'qqq' } });
  expect(await screen.findByText('No results')).toBeTruthy();
});

test('who worked at a typed moment is answered in the list', async () => {
  const asked: string[] = [];
  stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/templates': () => [],
    'GET /api/requirements': () => [],
    'GET /api/employees': () => [],
    'GET /api/attendance': ({ url }) => {
      asked.push(url.search);
      return {
        total: 1,
        items: [
          {
            id: 'a1',
            date: '2026-11-20',
            employee_id: null,
            name: 'Žydrė',
            role: 'barista',
            template: null,
            state: 'clocked',
            planned_start: null,
            planned_end: null,
            started_at: '2026-11-20T12:00:00.000Z',
            ended_at: '2026-11-20T20:00:00.000Z',
          },
        ],
      };
    },
  });
  const { path } = await renderApp('/manager/shifts/requirements');
  await screen.findByRole('button', { name: 'Search' });
  await find('2026-11-20 21:00');
  const option = await screen.findByRole('option', { name: /Žydrė, barista, 14:00–22:00/ });
  expect(asked).toEqual(['?from=2026-11-20&to=2026-11-20&time=21%3A00&page_size=8']);
  fireEvent.click(option);
  await waitFor(() => expect(path()).toContain('/manager/history/work?'));
});

const ona = makeEmployee({ id: 'e1', name: 'Ona Petraitė', has_login: true });

const label = (option: HTMLElement) => option.querySelector('span')?.textContent;
const labels = async () => (await screen.findAllByRole('option')).map(label);

test.each([
  [
    'a manager',
    makeUser().abilities,
    [
      'Record absence: Ona Petraitė',
      'Show in calendar: Ona Petraitė',
      'Write an announcement: Ona Petraitė',
      'Edit: Ona Petraitė',
      'New password: Ona Petraitė',
    ],
  ],
  ['a shift lead', abilitiesOf.lead, ['Show in calendar: Ona Petraitė']],
])('of an employee the palette offers what %s may do', async (_, abilities, actions) => {
  stubNetwork({
    'GET /api/users/me': () => ({ ...makeUser(), abilities }),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/requirements': () => [],
    'GET /api/employees': () => [ona],
  });
  await renderApp('/manager/employees/team');
  await screen.findByRole('button', { name: 'Search' });
  await find('petr');
  await waitFor(() => expect(screen.getAllByRole('option').map(label)).toEqual(['Ona Petraitė', ...actions]));
});

test('while a form is open the palette offers no button behind it, and a link asks before it loses what was typed', async () => {
  stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/employees': () => [ona],
  });
  const { path } = await renderApp('/manager/employees/e1');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const name = await screen.findByDisplayValue('Ona Petraitė');
  fireEvent.change(name, { target: { value: 'Ona Jonaitė' } });
  const input = await find('new password');
  expect(await screen.findByText('No results')).toBeTruthy();
  fireEvent.change(input, { target: { value: 'new password ona' } });
  fireEvent.click(await screen.findByRole('option', { name: /^New password: Ona Petraitė/ }));
  await screen.findByText('Discard unsaved changes?');
  expect(path()).toBe('/manager/employees/e1?do=edit');
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Discard unsaved changes?')).toBeNull());
  expect((name as HTMLInputElement).value).toBe('Ona Jonaitė');
});

test('a command of the page asks before it closes a window in which something was typed', async () => {
  await renderApp('/manager/employees');
  fireEvent.click(await screen.findByRole('button', { name: 'Paste names' }));
  fireEvent.change(await screen.findByLabelText('One employee a line'), { target: { value: 'Rūta, barista' } });
  const input = await find('link to join');
  await screen.findByRole('option', { name: /^Link to join/ });
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
  await screen.findByText('Discard unsaved changes?');
  expect(screen.getByDisplayValue('Rūta, barista')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByDisplayValue('Rūta, barista')).toBeNull());
});

test('without a word: the pages open last, what the page can do, the usual commands', async () => {
  localStorage.setItem('recentPlaces', 'p1 /manager/shifts/templates\np1 /manager/gone\np2 /manager/team');
  await renderApp('/manager/shifts/holidays');
  await screen.findByRole('button', { name: 'Search' });
  await find('');
  const found = await labels();
  expect(found.slice(0, 3)).toEqual(['Templates', 'Add closing day', 'Set all public holidays']);
  expect(found.filter((one) => one === 'Team' || one === 'Holidays')).toEqual([]);
  expect(found).toContain('Record absence');
});

test.each([
  ['en', 'december', /^December \d{4}Month$/, /^\/manager\/calendar\?month=\d{4}-12&view=month$/],
  ['en', 'record absence', /^Record absenceAction$/, /^\/manager\?absence=new$/],
  ['en', 'spausdinti', /^Print this monthAction$/, /^\/manager\/calendar\?month=\S+&view=month&do=print$/],
  ['lt', 'print', /^Spausdinti šį mėnesįVeiksmas$/, /&do=print$/],
  ['en', 'plan January', /^Plan January \d{4}Action$/, /^\/manager\/calendar\?month=\d{4}-01&view=month$/],
  ['en', 'lock October', /^Approve and lock hours: October \d{4}Action$/, /^\/manager\/timesheets\?month=\d{4}-10$/],
  ['lt', 'užrakinti spalį', /^Patvirtinti ir užrakinti valandas: .*spalisVeiksmas$/, /month=\d{4}-10$/],
  ['lt', 'sestadienis', /šeštadienis.*Diena$/, /^\/manager\/calendar\?view=week&from=\S+$/],
  ['en', '20.11', /20 November \d{4}Date$/, /^\/manager\/calendar\?view=week&from=\S+$/],
  ['lt', '20 november', /lapkričio 20.*Diena$/, /^\/manager\/calendar\?view=week&from=\S+$/],
  ['lt', 'praeitą penktadienį', /penktadienis.*Diena$/, /^\/manager\/calendar\?view=week&from=\S+$/],
])('in %s “%s” is found and opened', async (language, typed, label, address) => {
  const { path } = await renderApp('/manager/shifts/requirements', language);
  await screen.findByRole('button', { name: language === 'en' ? 'Search' : 'Ieškoti' });
  const input = await find(typed);
  expect((await screen.findAllByRole('option'))[0]?.textContent).toMatch(label);
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(path()).toMatch(address));
});
