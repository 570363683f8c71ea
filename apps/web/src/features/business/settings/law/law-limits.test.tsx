import type { employees, laws } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { makeEmployee } from '../../../../testing/sample-employee.ts';
import { makeToken, makeUser } from '../../../../testing/sample-session.ts';
import { makeSystem } from '../../../../testing/sample-system.ts';
import { problem, stubNetwork } from '../../../../testing/stub-network.ts';
import { LawLimits } from './law-limits.tsx';

const rest: laws.Limit = {
  rule: 'dailyRest',
  part: 'minMinutes',
  value: 660,
  unit: 'minutes',
  severity: 'hard',
  article: 'Labour Code, Art. 122(2)',
  from: '2017-07-01',
  until: null,
  reading: 'quoted',
  source: 'VDI',
  link: 'https://example.lt/rest',
  ages: null,
  months: null,
  days: null,
  agreed: null,
  agreeable: null,
};
const limit = (more: Partial<laws.Limit>): laws.Limit => ({ ...rest, ...more });

async function show(
  limits: laws.Limit[],
  { language = 'en', name = 'Lithuania' as string | null, team = [] as employees.Employee[] } = {},
) {
  const calls = stubNetwork({
    'GET /api/settings/system': () => makeSystem({ law: { ...makeSystem().law, name } }),
    'GET /api/law': () => limits,
    'GET /api/users/me': () => makeUser(),
    'GET /api/employees': () => team,
  });
  await renderPart(<LawLimits />, { language });
  return calls;
}

test('a limit says its value, article, date and who states it, and links to where it was read', async () => {
  await show([rest]);
  const part = await screen.findByRole('region', { name: 'Rest and breaks' });
  expect(within(part).getByText('Between two working days there are at least 11 h of rest.')).toBeTruthy();
  expect(part.textContent).toContain('Labour Code, Art. 122(2) as quoted by VDI, since 1 July 2017');
  expect(within(part).getByRole('link', { name: 'Source page' }).getAttribute('href')).toBe('https://example.lt/rest');
  expect(screen.getByRole('heading', { name: 'Limits by the sources named below: Lithuania' })).toBeTruthy();
});

test('what regulations are still to begin has no date in force', async () => {
  const article = 'Employment Rights Act 1996, s. 27BP';
  await show([limit({ rule: 'lateChange', part: 'unset', value: null, unit: null, article, from: '2026-01-06' })]);
  const part = await screen.findByRole('region', { name: 'Schedule and records' });
  expect(part.textContent).toContain('Late changes will have to be paid for once regulations say so.');
  expect(part.textContent).toContain(`${article} as stated by VDI, not in force yet`);
  expect(part.textContent).not.toContain('2026');
});

test('guaranteed hours that regulations are still to set say so, and what isn’t calculated too', async () => {
  const article = 'Employment Rights Act 1996, s. 27BA';
  await show([
    limit({ rule: 'guaranteedHours', part: 'unset', value: null, unit: null, article, from: '2026-01-06' }),
    limit({ rule: 'zeroHours', part: null, value: null, unit: null }),
  ]);
  const part = await screen.findByRole('region', { name: 'Schedule and records' });
  expect(part.textContent).toContain('aren’t set yet: regulations are to set them.');
  expect(part.textContent).toContain(`${article} as stated by VDI, not in force yet`);
  const pay = screen.getByRole('region', { name: 'Minimum pay' });
  expect(pay.textContent).toContain('or for 15 hours if that is less. It isn’t calculated here.');
});

test('it is called law only where every act was read', async () => {
  await show([
    limit({ reading: 'act' }),
    limit({ rule: 'workDays', part: 'maxDays', unit: 'days', value: 6, reading: 'act' }),
  ]);
  expect(await screen.findByRole('heading', { name: 'Law: Lithuania' })).toBeTruthy();
  expect(screen.getByText('At most 6 days of work in any 7 days.')).toBeTruthy();
  expect(screen.getAllByText(/Art. 122\(2\), in force since 1 July 2017/)).toHaveLength(2);
});

test('one day and one hour are in the singular', async () => {
  await show([
    limit({ rule: 'workDays', part: 'maxDays', unit: 'days', value: 1 }),
    limit({ rule: 'lateChange', part: 'minutes', value: 60, within: { value: 1, unit: 'hours', changes: ['cut'] } }),
  ]);
  expect(await screen.findByText('At most 1 day of work in any 7 days.')).toBeTruthy();
  expect(screen.getByText(/less than 1 hour ahead/)).toBeTruthy();
});

test('ages, months, named eves and a version that ends', async () => {
  const minor = { rule: 'minors', part: 'maxMinutesPerDay', value: 360, ages: { from: 14, to: 15 }, months: [7, 8] };
  const eves = { rule: 'eves', part: 'minutes', value: 180, days: ['02-23', '12-31'], until: '2026-12-31' };
  await show([limit(minor), limit(eves), limit({ rule: 'nightWork', part: 'from', unit: 'time', value: 1320 })]);
  expect(await screen.findByText('Aged 14–15')).toBeTruthy();
  expect(screen.getByText('July and August: At most 6 h on a day without school.')).toBeTruthy();
  expect(screen.getByText('These days are 3 h shorter: 23 February and 31 December.')).toBeTruthy();
  expect(screen.getByText(/from 1 July 2017 to 31 December 2026/)).toBeTruthy();
  expect(screen.getByText('Night begins at 22:00.')).toBeTruthy();
});

test('other ways to rest stand with the rest; one age is no span, and what has no amount says so', async () => {
  const week = { rule: 'weeklyRest', from: '1998-03-01' };
  await show([
    limit({ ...week, value: 2100 }),
    limit({ ...week, part: 'instead.onceIn14Minutes', value: 3540 }),
    limit({ ...week, part: 'instead.twiceIn14Minutes', value: 2100 }),
    limit({ ...week, part: 'countedFrom', value: 7, unit: 'weekday' }),
    limit({ part: 'madeUp.leastMinutes', value: 540 }),
    limit({ part: 'madeUp.withinDays', value: 1, unit: 'days' }),
    limit({ part: 'summaryMinutes', value: 600 }),
    limit({ rule: 'averageRest', value: 2160 }),
    limit({ rule: 'minors', part: 'maxMinutesPerWeek', value: 480, ages: { from: 15, to: 15 } }),
    limit({ rule: 'sundayPay', part: null, value: null, unit: null }),
  ]);
  const part = await screen.findByRole('region', { name: 'Rest and breaks' });
  expect(within(part).getByText('Or one rest of at least 59 h in 14 days.')).toBeTruthy();
  expect(within(part).getByText('Or two rests of at least 35 h each in 14 days.')).toBeTruthy();
  expect(within(part).getByText(/^These 7 days are a week that begins on Sunday, and 14 days/)).toBeTruthy();
  const others = [
    'It may be as short as 9 h if later rests are longer by what it lacks.',
    'These begin within 1 day after it.',
    'With averaged hours, that rest is at least 10 h.',
    'With averaged hours, the weekly rest is at least 36 h on average over the period.',
  ];
  for (const text of others) expect(within(part).getByText(text)).toBeTruthy();
  expect(screen.getByText('Aged 15')).toBeTruthy();
  expect(screen.getByText(/^Work on a Sunday is compensated .* names no amount/)).toBeTruthy();
});

test('hours of minors: other months are named, and equal days with and without school said once', async () => {
  const minor = (part: string, value: number, months: number[] | null) =>
    limit({ rule: 'minors', part, value, months, ages: { from: 14, to: 15 } });
  await show([
    minor('maxMinutesPerDay', 360, [7, 8]),
    minor('maxMinutesPerSchoolDay', 360, [7, 8]),
    minor('maxMinutesPerDay', 360, null),
    minor('maxMinutesPerSchoolDay', 120, null),
    minor('minRestMinutes', 840, [7, 8]),
    minor('minRestMinutes', 840, null),
    limit({ rule: 'minorBreak', part: 'overMinutes', value: 270 }),
  ]);
  expect(await screen.findByText('July and August: At most 6 h per day.')).toBeTruthy();
  expect(screen.getByText('Other months: At most 6 h on a day without school.')).toBeTruthy();
  expect(screen.getByText('Other months: At most 2 h on a school day.')).toBeTruthy();
  expect(screen.getAllByText(/school day/)).toHaveLength(1);
  expect(screen.getByText('At least 14 h of rest between two days.')).toBeTruthy();
  expect(screen.getAllByText(/of rest between/)).toHaveLength(1);
  expect(screen.getByText('A shift of more than 4.5 h has a break.')).toBeTruthy();
});

test('what Pamaina set itself says so, and nothing is called read where nothing was', async () => {
  await show([limit({ reading: 'own', source: 'Pamaina', link: null })]);
  expect(await screen.findByText(/: set by Pamaina, the act names no number/)).toBeTruthy();
  expect(screen.getByText(/^None of them was read in the act itself/)).toBeTruthy();
});

test('a rule without words of its own is shown by its name', async () => {
  await show([limit({ rule: 'sundayRest', part: 'least', unit: 'days', value: 3 })]);
  expect(await screen.findByText('sundayRest, least: 3 days')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Others' })).toBeTruthy();
});

test('a project without a law', async () => {
  await show([], { name: null });
  expect(await screen.findByText(/^No law is checked here/)).toBeTruthy();
});

test('nothing is said of the law while it isn’t known, and a failure says so', async () => {
  let settle: (answer: Response) => void = () => undefined;
  const calls = stubNetwork({
    'GET /api/settings/system': () => new Promise<Response>((resolve) => (settle = resolve)),
    'GET /api/law': () => [rest],
    'GET /api/employees': () => [],
  });
  await renderPart(<LawLimits />);
  const both = ['GET /api/settings/system', 'GET /api/law'];
  await waitFor(() => expect(calls.map(({ route }) => route)).toEqual(expect.arrayContaining(both)));
  expect(screen.queryByText(/^No law is checked here/)).toBeNull();
  settle(problem(500, 'internal', 'It failed'));
  expect(await screen.findByText('Failed to load settings.')).toBeTruthy();
  expect(screen.queryByText(/^No law is checked here/)).toBeNull();
});

test('before a law began there is nothing; another date asks again', async () => {
  const calls = await show([], { language: 'lt' });
  expect(
    await screen.findByText('Tą dieną rinkinio „Lithuania“ ribos dar negaliojo. Pasirinkite vėlesnę dieną.'),
  ).toBeTruthy();
  const asked = () => calls.filter(({ route }) => route === 'GET /api/law');
  expect(asked()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Kurią dieną galioja'), { target: { value: '2018-01-02' } });
  fireEvent.blur(screen.getByLabelText('Kurią dieną galioja'));
  await waitFor(() => expect(asked().at(-1)?.url.searchParams.get('date')).toBe('2018-01-02'));
});

test('it prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await show([rest]);
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('who has agreed to what needs consent is named, with its days', async () => {
  const ona = makeEmployee({
    id: 'ona',
    name: 'Ona Žukė',
    consents: { overtime: 'usual', night: true, holiday: false },
    consent_dates: { night: { from: '2020-01-01', until: '2099-12-31' } },
  });
  const jonas = makeEmployee({
    id: 'jonas',
    name: 'Jonas',
    consents: { rest_day: true },
    consent_dates: { rest_day: { from: null, until: '2020-05-31' } },
  });
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1', role: 'manager' }));
  await show([rest], { team: [ona, jonas, makeEmployee({ id: 'rita', name: 'Rita', consents: {} })] });
  const part = await screen.findByRole('region', { name: 'Written consents here' });
  expect(part.textContent).toContain('Overtime: without an end');
  expect(part.textContent).toContain('Nights: 1 January 2020 – 31 December 2099');
  expect(part.textContent).toContain('Rest days: ended 31 May 2020');
  expect(part.textContent).not.toContain('Rita');
});

test('an employee reads the law, and no one asks for the team', async () => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1', role: 'employee' }));
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser({ role: 'employee' }),
    'GET /api/settings/system': () => makeSystem(),
    'GET /api/law': () => [rest],
  });
  await renderPart(<LawLimits />);
  expect(await screen.findByText('Between two working days there are at least 11 h of rest.')).toBeTruthy();
  expect(calls.some(({ route }) => route === 'GET /api/employees')).toBe(false);
});

test('what was agreed on top of the law says so, with its days, and keeps the article', async () => {
  await show([limit({ value: 720, agreed: 'Our house', from: '2026-03-01', until: '2026-08-31', reading: 'act' })]);
  expect(await screen.findByText('Between two working days there are at least 12 h of rest.')).toBeTruthy();
  expect(
    screen.getByText(/^Our house, on top of Labour Code, Art. 122\(2\), from 1 March 2026 to 31 August 2026/),
  ).toBeTruthy();
});
