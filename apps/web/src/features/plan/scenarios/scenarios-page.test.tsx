import type { scenarios } from '@pamaina/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeEmployee } from '../../../testing/sample-employee.ts';
import { makeScenario } from '../../../testing/sample-scenario.ts';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { makeSystem } from '../../../testing/sample-system.ts';
import { problem, stubNetwork, type SentCall } from '../../../testing/stub-network.ts';

const { id } = makeScenario();
const ADDRESS = `/api/scenarios/${id}`;
const people = [
  makeEmployee({ id: 'rasa', name: 'Rasa', roles: ['cook'] }),
  makeEmployee({ id: 'jonas', name: 'Jonas', roles: ['cook', 'barista'] }),
];

let stored: scenarios.Scenario[];

const answers = (user = makeUser({ projects: makeUser().projects.slice(0, 1) })) => ({
  'GET /api/users/me': () => user,
  'GET /api/projects': () => user.projects,
  'GET /api/employees': () => people,
  'GET /api/templates': () => [],
  'GET /api/requirements': () => [],
  'GET /api/settings/system': () => makeSystem(),
  'GET /api/certificate-kinds': () => [],
  'GET /api/scenarios': () => stored,
  [`GET ${ADDRESS}`]: () => stored[0] ?? problem(404, 'not_found', 'It is gone.'),
});

beforeEach(() => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1', role: 'manager' }));
  stored = [makeScenario()];
});

const sentTo = (calls: readonly SentCall[], route: string) =>
  calls.filter((call) => call.route === route).map(({ body }) => JSON.parse(body ?? 'null') as unknown);

const line = (number: number) => within(screen.getByRole('group', { name: `Change ${number}` }));

async function choose(within_: ReturnType<typeof line>, label: RegExp, option: string) {
  fireEvent.click(within_.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

async function openForm(more: Record<string, (call: SentCall) => object> = {}) {
  const calls = stubNetwork({
    ...answers(),
    'POST /api/scenarios': () => makeScenario({ state: 'waiting', verdict: null, quantities: [], differences: [] }),
    ...more,
  });
  const app = await renderApp('/manager/scenarios/new?month=2031-05');
  await screen.findByRole('heading', { name: 'Try a change' });
  return { calls, app };
}

test('an employee is away for the whole month, and the name is proposed', async () => {
  const { calls, app } = await openForm();
  await choose(line(1), /^Employee/, 'Rasa');
  expect(screen.getByPlaceholderText('Without Rasa')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(app.path()).toBe(`/manager/scenarios/${id}`));
  expect(sentTo(calls, 'POST /api/scenarios')).toEqual([
    {
      name: 'Without Rasa',
      year: 2031,
      month: 5,
      changes: [{ kind: 'away', employee_id: 'rasa', from: '2031-05-01', to: '2031-05-31' }],
    },
  ]);
});

test('an absence of the whole month goes along to the month after', async () => {
  const { calls } = await openForm();
  await choose(line(1), /^Employee/, 'Rasa');
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(sentTo(calls, 'POST /api/scenarios')).toHaveLength(1));
  expect(sentTo(calls, 'POST /api/scenarios')).toMatchObject([
    { year: 2031, month: 6, changes: [{ from: '2031-06-01', to: '2031-06-30' }] },
  ]);
});

test('lines are added, each with its own fields, and removed one by one; the last one stays', async () => {
  const { calls } = await openForm();
  await choose(line(1), /^Employee/, 'Rasa');
  expect(screen.queryByRole('button', { name: 'Remove change 1' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add another change' }));
  await choose(line(2), /^What changes/, 'A closed day');
  fireEvent.click(screen.getByRole('button', { name: 'Add another change' }));
  await choose(line(3), /^What changes/, 'One more employee');
  await choose(line(3), /^Like this employee/, 'Jonas');
  fireEvent.click(line(3).getByRole('checkbox', { name: 'Mon' }));
  const earliest = line(3).getByRole('textbox', { name: /^Earliest start/ });
  fireEvent.change(earliest, { target: { value: '15' } });
  fireEvent.blur(earliest);
  fireEvent.click(screen.getByRole('button', { name: 'Remove change 1' }));
  expect(screen.getByPlaceholderText('Closed: Monday')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(sentTo(calls, 'POST /api/scenarios')).toHaveLength(1));
  expect(sentTo(calls, 'POST /api/scenarios')).toMatchObject([
    {
      name: 'Closed: Monday',
      changes: [
        { kind: 'closed', weekday: 1 },
        { kind: 'imaginary', key: 'new-3', like: 'jonas', days: [2, 3, 4, 5, 6, 7], earliest_start: '15:00' },
      ],
    },
  ]);
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { calls } = await openForm();
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() =>
    expect(
      line(1)
        .getByRole('combobox', { name: /^Employee/ })
        .getAttribute('aria-invalid'),
    ).toBe('true'),
  );
  expect(sentTo(calls, 'POST /api/scenarios')).toEqual([]);
});

test('a line that says the same as an earlier one is named', async () => {
  await openForm();
  await choose(line(1), /^Employee/, 'Rasa');
  fireEvent.click(screen.getByRole('button', { name: 'Add another change' }));
  await choose(line(2), /^Employee/, 'Rasa');
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await line(2).findByText('An earlier line already changes this.')).toBeTruthy();
});

test('what the server refuses is beside its line and field, and all that was typed stays', async () => {
  await openForm({
    'POST /api/scenarios': () =>
      problem(422, 'invalid', 'Invalid', { 'changes.1.from': ['Only days from tomorrow on.'] }),
  });
  await choose(line(1), /^Employee/, 'Rasa');
  fireEvent.click(screen.getByRole('button', { name: 'Add another change' }));
  await choose(line(2), /^Employee/, 'Jonas');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Two away' } });
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await line(2).findByText('Only days from tomorrow on.')).toBeTruthy();
  expect(line(1).queryByText('Only days from tomorrow on.')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Two away');
});

test('a project that has too many scenarios is told so', async () => {
  await openForm({ 'POST /api/scenarios': () => problem(409, 'scenarios_full', 'At most 20 scenarios.') });
  await choose(line(1), /^Employee/, 'Rasa');
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect((await screen.findByRole('alert')).textContent).toContain('At most 20 scenarios.');
});

test('at most 20 lines', async () => {
  await openForm();
  const add = screen.getByRole('button', { name: 'Add another change' });
  // Drawn once, not after each.
  act(() => {
    for (let lines = 1; lines < 20; lines += 1) add.click();
  });
  expect(screen.getAllByRole('group', { name: /^Change \d+$/ })).toHaveLength(20);
  expect(add).toHaveProperty('disabled', true);
});

test('the list says the sentence of each, and that one is outdated', async () => {
  stored = [
    makeScenario({ stale: true }),
    makeScenario({ id: '22222222-2222-4222-8222-222222222222', name: 'Closed', state: 'failed', verdict: null }),
  ];
  const calls = stubNetwork({ ...answers(), [`DELETE ${ADDRESS}`]: () => null });
  await renderApp('/manager/scenarios');
  const row = within((await screen.findByRole('link', { name: 'Without Rasa' })).closest('tr') as HTMLElement);
  expect(row.getByText('At least 3 shifts stay open, whatever you do.')).toBeTruthy();
  expect(row.getByText('May 2031')).toBeTruthy();
  expect(row.getByText('Outdated')).toBeTruthy();
  expect(screen.getByText('No result.')).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'Delete: Without Rasa' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(`DELETE ${ADDRESS}`));
});

test('an empty list leads to the form', async () => {
  stored = [];
  stubNetwork(answers());
  const app = await renderApp('/manager/scenarios');
  await screen.findByText('No scenarios yet');
  fireEvent.click(screen.getByRole('link', { name: 'Try a change' }));
  await waitFor(() => expect(app.path()).toBe('/manager/scenarios/new'));
});

test('who may only read sees no deeds', async () => {
  stubNetwork(
    answers(makeUser({ projects: makeUser().projects.slice(0, 1), abilities: ['plan.read', 'people.read'] })),
  );
  await renderApp(`/manager/scenarios/${id}`);
  await screen.findByText('At least 3 shifts stay open, whatever you do.');
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('the calculation is followed until it is over, and can be stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const planning = makeScenario({
    state: 'planning',
    verdict: null,
    quantities: [],
    differences: [],
    progress: { ahead: 0, share: 0.4, elapsed_seconds: 4 },
    base: { filled: 48, needed: 49, fillable: 49, proved: false },
    changed: null,
  });
  stored = [planning];
  const calls = stubNetwork({ ...answers(), [`POST ${ADDRESS}/stop`]: () => makeScenario({ state: 'stopped' }) });
  await renderApp(`/manager/scenarios/${id}`);
  expect(await screen.findByText('As it is: 48 of 49 filled so far, at most 49 possible')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Calculating the scenario' }).getAttribute('aria-valuenow')).toBe(
    '40',
  );
  stored = [makeScenario({ state: 'stopped' })];
  fireEvent.click(screen.getByRole('button', { name: 'Stop and keep best result' }));
  expect(await screen.findByText('At least 3 shifts stay open, whatever you do.')).toBeTruthy();
  const asked = () => calls.filter(({ route }) => route === `GET ${ADDRESS}`).length;
  const before = asked();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked()).toBe(before);
  vi.useRealTimers();
});

test('one that somebody else deletes while it is calculated is asked for no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stored = [makeScenario({ state: 'planning', verdict: null, quantities: [], differences: [] })];
  const calls = stubNetwork(answers());
  await renderApp(`/manager/scenarios/${id}`);
  await screen.findByRole('progressbar', { name: 'Calculating the scenario' });
  stored = [];
  await vi.advanceTimersByTimeAsync(1000);
  expect(await screen.findByText('This scenario was deleted.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Scenarios', current: false }).getAttribute('href')).toBe(
    '/manager/scenarios',
  );
  const asked = () => calls.filter(({ route }) => route === `GET ${ADDRESS}`).length;
  const before = asked();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked()).toBe(before);
  vi.useRealTimers();
});

test('only what differs is shown, before and after in words', async () => {
  stubNetwork(answers());
  await renderApp(`/manager/scenarios/${id}`);
  const picture = within(await screen.findByRole('region', { name: 'What differs' }));
  const table = within(await picture.findByRole('table'));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Open shifts',
    'Jonas',
    'Rasa',
  ]);
  expect(table.getByText('As it is: 07:00–15:30 cook. With the change: no shift.')).toBeTruthy();
  expect(screen.getByText('The shifts of 2 employees differ.')).toBeTruthy();
});

test('a shift that changes only its role shows both roles', async () => {
  const [, { before: [morning] } = { before: [] }] = makeScenario().differences;
  if (morning === undefined) throw new Error('no shift');
  const at = { date: '2031-05-05', employee_id: 'rasa', imaginary: null, name: 'Rasa' };
  stored = [makeScenario({ differences: [{ ...at, before: [morning], after: [{ ...morning, role: 'barista' }] }] })];
  stubNetwork(answers());
  await renderApp(`/manager/scenarios/${id}`);
  const table = within(await screen.findByRole('region', { name: 'Differences by employee and day' }));
  expect(
    table.getByText('As it is: 07:00–15:30 cook (Morning). With the change: 07:00–15:30 barista (Morning).'),
  ).toBeTruthy();
  const marks = [...document.querySelectorAll('[data-state]')].map(({ textContent }) => textContent);
  expect(marks).toContain('− 07:00–15:30 cook (Morning)');
  expect(marks).toContain('+ 07:00–15:30 barista (Morning)');
});

test('an outdated scenario is calculated again, not applied', async () => {
  stored = [makeScenario({ stale: true })];
  const calls = stubNetwork({
    ...answers(),
    [`POST ${ADDRESS}/plan`]: () =>
      (stored = [makeScenario({ state: 'waiting', verdict: null, quantities: [] })])[0] ?? null,
  });
  await renderApp(`/manager/scenarios/${id}`);
  expect(await screen.findByText('The month or its budgets have changed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Calculate again' }));
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(`POST ${ADDRESS}/plan`));
  expect(await screen.findByText('In the queue')).toBeTruthy();
});

test('one that was applied is not called outdated', async () => {
  stored = [makeScenario({ stale: true, applied_at: '2026-11-20T09:00:00Z' })];
  stubNetwork(answers());
  await renderApp(`/manager/scenarios/${id}`);
  expect(await screen.findByText(/Applied .*2026/)).toBeTruthy();
  expect(screen.queryByText('Outdated')).toBeNull();
  expect(screen.queryByText('The month or its budgets have changed')).toBeNull();
});

test('of a month that is over nothing is applied or calculated', async () => {
  stored = [makeScenario({ year: 2026, month: 10 })];
  stubNetwork(answers());
  await renderApp(`/manager/scenarios/${id}`);
  expect(await screen.findByText('This month is over.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Calculate again' })).toHaveProperty('disabled', true);
});

const evening = { kind: 'imaginary', key: 'new-1', name: 'Evening cook', roles: ['cook'], weekly_hours: 20 };

test.each<[string, object]>([
  ['one more role', { kind: 'role', employee_id: 'rasa', role: 'barista' }],
  ['an absence', { kind: 'away', employee_id: 'rasa', from: '2031-05-05', to: '2031-05-11' }],
  ['a rule dropped', { kind: 'rule', rule: 'weekly-hours', strictness: 'off' }],
  ['someone for evenings', { ...evening, days: [1, 2, 3, 4, 5, 6, 7], earliest_start: '15:00' }],
])('what advice proposes begins the form: %s', async (_, change) => {
  const changes = [change];
  const advised = {
    what: 'Train Rasa',
    text: 'Train Rasa: at most 2 more shifts.',
    about: 'train',
    role: 'barista',
    shape: null,
    rule: null,
    employee_id: 'rasa',
    at_most: 2,
    verified: 2,
    proved: true,
    cost_cents: null,
    changes,
    year: 2031,
    month: 5,
    from: '2031-05-01',
    as_of: '2031-04-20T09:00:00Z',
  };
  const calls = stubNetwork({
    ...answers(),
    'GET /api/advice': () => [advised],
    'POST /api/scenarios': () => makeScenario(),
  });
  await renderApp('/manager/scenarios?month=2031-05');
  fireEvent.click(await screen.findByRole('button', { name: 'Calculate whom to train' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Try it: Train Rasa' }));
  await screen.findByRole('heading', { name: 'Try a change' });
  if ('employee_id' in change)
    await waitFor(() => expect(line(1).getByRole('combobox', { name: /^Employee/ })).toHaveProperty('value', 'Rasa'));
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(sentTo(calls, 'POST /api/scenarios')).toMatchObject([{ year: 2031, month: 5, changes }]));
});
