import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { AdviceSection } from './advice-section.tsx';

const cook = { kind: 'imaginary', key: 'new', name: 'One more employee: cook, full time', roles: ['cook'] };
const line = (more: object = {}) => ({
  what: 'One more employee: cook, full time',
  text: 'One more employee: cook, full time: at most 9 more shifts; 8 in the schedule that was tried.',
  about: 'hire',
  role: 'cook',
  shape: 'full',
  employee_id: null,
  rule: null,
  at_most: 9,
  verified: 8,
  proved: false,
  cost_cents: 120_000,
  changes: [{ ...cook, weekly_hours: 40, days: [1, 2, 3, 4, 5, 6, 7] }],
  year: 2031,
  month: 5,
  from: '2031-05-01',
  as_of: '2031-04-20T09:00:00Z',
  ...more,
});
const vain = line({ what: 'One more employee: waiter', text: 'No more shifts can be filled.', at_most: 0 });

beforeEach(() => {
  // The next month is May.
  vi.setSystemTime('2031-04-20T09:00:00Z');
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1', role: 'manager' }));
});

afterEach(() => vi.useRealTimers());

function stub(answer: () => object) {
  return stubNetwork({ 'GET /api/users/me': () => makeUser(), 'GET /api/advice': answer });
}

/** Where the page is, and with what. */
function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state])}</output>;
}

async function press(language = 'en', name = 'Calculate whom to hire') {
  await renderPart(
    <>
      <AdviceSection />
      <Place />
    </>,
    { language },
  );
  fireEvent.click(screen.getByRole('button', { name }));
}

test('nothing is calculated before it is asked for; each line has its figure and leads to a scenario', async () => {
  const calls = stub(() => [line(), vain]);
  await press();
  expect(
    await screen.findByText(
      'One more employee: cook, full time: at most 9 more shifts; 8 in the schedule that was tried.',
    ),
  ).toBeTruthy();
  const asked = calls.filter(({ route }) => route === 'GET /api/advice');
  expect(asked.map(({ url }) => url.search)).toEqual(['?year=2031&month=5&about=hire']);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText(/^All shifts of this employee in that schedule cost/).textContent).toContain('1,200');
  expect(screen.getByText(/^With the data of/).textContent).toContain('2031');
  fireEvent.click(await screen.findByRole('link', { name: 'Try it: One more employee: cook, full time' }));
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual([
    '/manager/scenarios/new?month=2031-05',
    { changes: line().changes },
  ]);
});

const searches = (calls: ReturnType<typeof stub>) =>
  calls.filter(({ route }) => route === 'GET /api/advice').map(({ url }) => url.search);

test('of another month nothing is calculated before it is asked for', async () => {
  const calls = stub(() => []);
  await press();
  await screen.findByText(/^No more employees are needed/);
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await screen.findByText('June 2031');
  expect(screen.queryByText(/^No more employees are needed/)).toBeNull();
  expect(searches(calls)).toEqual(['?year=2031&month=5&about=hire']);
  fireEvent.click(screen.getByRole('button', { name: 'Calculate whom to hire' }));
  await screen.findByText(/^No more employees are needed/);
  expect(searches(calls)).toEqual(['?year=2031&month=5&about=hire', '?year=2031&month=6&about=hire']);
});

test.each([
  // From the last day of a month on, that month has no day to come.
  ['2031-04-29T09:00:00Z', 'April 2031'],
  ['2031-04-30T09:00:00Z', 'May 2031'],
])('at %s the first month is %s', async (now, first) => {
  vi.setSystemTime(now);
  stub(() => []);
  await press();
  const back = screen.getByRole('button', { name: 'Previous month' });
  if (screen.queryByText(first) === null) fireEvent.click(back);
  expect(await screen.findByText(first)).toBeTruthy();
  expect(back).toHaveProperty('disabled', true);
});

test('a second press calculates it again', async () => {
  let answer: object[] = [];
  const calls = stub(() => answer);
  await press();
  await screen.findByText(/^No more employees are needed/);
  answer = [line()];
  fireEvent.click(screen.getByRole('button', { name: 'Calculate whom to hire' }));
  await screen.findByText(/at most 9 more shifts/);
  expect(searches(calls)).toEqual(['?year=2031&month=5&about=hire', '?year=2031&month=5&about=hire']);
});

test('while another answer is calculated, it waits and says so', async () => {
  let asked = 0;
  stub(() => {
    asked += 1;
    return asked === 1 ? problem(429, 'answers_busy', 'Another calculation comes first.') : [];
  });
  await press();
  expect(await screen.findByText('Another calculation comes first.')).toBeTruthy();
  expect(await screen.findByText(/^No more employees are needed/, {}, { timeout: 5000 })).toBeTruthy();
});

test('a cost that is not known, or not shown, is left out', async () => {
  stub(() => [line({ cost_cents: null })]);
  await press();
  await screen.findByText(/at most 9 more shifts/);
  expect(screen.queryByText(/^All shifts of this employee/)).toBeNull();
});

test('it says that nobody more is needed, and that nobody would help', async () => {
  let answer: object[] = [];
  stub(() => answer);
  await press();
  expect(await screen.findByText(/^No more employees are needed/)).toBeTruthy();
  answer = [vain];
  fireEvent.click(screen.getByRole('button', { name: 'Calculate whom to train' }));
  expect(
    await screen.findByText(
      'None of the cases that were calculated would fill more shifts. This is proved for each of them.',
    ),
  ).toBeTruthy();
});

test('a rule is named, and leads to a scenario without it; rules that cost nothing are proved to', async () => {
  const change = { kind: 'rule', rule: 'weekly-hours', strictness: 'off' };
  const text = 'Without this rule 4 more shifts can be filled. This is proved.';
  const rule = line({ about: 'rule', what: 'weekly-hours', rule: 'weekly-hours', role: null, text, changes: [change] });
  let answer = [rule];
  stub(() => answer);
  await press('en', 'Calculate which rule keeps shifts open');
  expect(await screen.findByText(text)).toBeTruthy();
  const tries = screen.getByRole('link', { name: /^Try it: .*week/i });
  expect(tries.textContent).toBe('Try it');
  answer = [line({ ...rule, at_most: 0 })];
  fireEvent.click(screen.getByRole('button', { name: 'Calculate which rule keeps shifts open' }));
  const alone = 'fills no more shifts. This is proved for each of them. Dropping two together might.';
  expect(await screen.findByText(`Dropping any one business rule alone ${alone}`)).toBeTruthy();
  // Of a rule for which there was no time nothing is claimed.
  const untried = 'Not calculated: there is time for 8 rules. Try it as a scenario.';
  answer = [line({ ...rule, at_most: 0 }), line({ ...rule, what: 'max-shifts', at_most: null, text: untried })];
  fireEvent.click(screen.getByRole('button', { name: 'Calculate which rule keeps shifts open' }));
  expect(await screen.findByText(untried)).toBeTruthy();
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByText(`Dropping any one of the other business rules alone ${alone}`)).toBeTruthy();
});

test.each([
  [
    'en',
    'Calculate which rule keeps shifts open',
    /^No rule that can be dropped keeps a shift open: .* no such rule\.$/,
  ],
  ['lt', 'Apskaičiuoti, kuri taisyklė trukdo užpildyti', /^Nė viena taisyklė, kurios galima atsisakyti, netrukdo/],
])('in %s, where no rule is set or nothing is open, the law is not acquitted', async (language, name, text) => {
  stub(() => []);
  await press(language, name);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('an error is shown', async () => {
  stub(() => problem(409, 'generation_running', 'The month is being scheduled.'));
  await press();
  expect(await screen.findByText(/The month is being scheduled/)).toBeTruthy();
});

test('in Lithuanian', async () => {
  stub(() => []);
  await press('lt', 'Apskaičiuoti, ką priimti');
  expect(await screen.findByText(/^Daugiau darbuotojų nereikia/)).toBeTruthy();
});
