import type { advice } from '@pamaina/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { makeEmployee } from '../../../testing/sample-employee.ts';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { LeaveYearPart } from './leave-year.tsx';

const week = (day: number, more: Partial<advice.LeaveWeek>, month = '05'): advice.LeaveWeek => {
  const [from, to] = [day, day + 6].map((one) => `2031-${month}-${String(one).padStart(2, '0')}`) as [string, string];
  return {
    from,
    to,
    kind: 'free',
    reason: null,
    opens: { at_least: 0, at_most: 0 },
    cost_cents: 0,
    least_cents: 0,
    most_cents: 0,
    text: 'Possible. No more shifts have to stay open.',
    changes: [{ kind: 'away', employee_id: 'zydre', from: from as '2031-05-05', to: to as '2031-05-11' }],
    ...more,
  };
};
const unknown = { cost_cents: null, least_cents: null, most_cents: null };
const unjudged = {
  ...unknown,
  kind: 'unjudged' as const,
  reason: 'away' as const,
  opens: null,
  text: 'Already away.',
  changes: [],
};

const MAY = [
  week(5, {}),
  week(12, { kind: 'costs', cost_cents: 8000, least_cents: 8000, most_cents: 8000 }),
  week(19, { ...unknown, kind: 'opens', opens: { at_least: 2, at_most: 2 }, text: '2 more shifts stay open.' }),
];
const JUNE = [
  week(2, unjudged, '06'),
  week(9, unjudged, '06'),
  week(16, { kind: 'costs', least_cents: 0, most_cents: 500 }, '06'),
];

const month = (number: number, weeks: advice.LeaveWeek[]) =>
  `data: ${JSON.stringify({ type: 'month', year: 2031, month: number, weeks, as_of: '2031-04-20T09:00:00Z', done: number - 4, of: 12 })}\n\n`;

/** The events; without an end the stream stays open. */
function streamOf(lines: readonly string[], isOver: boolean): Response {
  const body = new ReadableStream({
    start: (stream) => {
      for (const line of lines) stream.enqueue(new TextEncoder().encode(line));
      if (isOver) stream.close();
    },
  });
  return new Response(body);
}

beforeEach(() => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1', role: 'manager' }));
});

async function compare(answer: () => Response, language = 'en') {
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/employees': () => [makeEmployee({ id: 'zydre', name: 'Žydrė Ąžuolė' })],
    'GET /api/advice/leave': answer,
  });
  await renderPart(<LeaveYearPart month="2031-05" />, { language });
  const [who, button] =
    language === 'en'
      ? ['Who wants to be away?', 'Compare the weeks of a year']
      : ['Kas nori atostogauti?', 'Palyginti metų savaites'];
  expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('combobox', { name: who }));
  fireEvent.click(await screen.findByRole('option', { name: 'Žydrė Ąžuolė' }));
  fireEvent.click(screen.getByRole('button', { name: button }));
  return calls.filter(({ route }) => route === 'GET /api/advice/leave');
}

test('each month is shown as it comes: free, what it costs, what stays open, and what is not judged in one line', async () => {
  const done = `data: ${JSON.stringify({ type: 'done' })}\n\n`;
  await compare(() => streamOf([month(5, MAY), month(6, JUNE), done], true));
  const may = await screen.findByRole('heading', { name: 'May 2031' });
  expect(screen.getByText('1 week is free: as many shifts can be filled.')).toBeTruthy();
  const rows = [...document.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringContaining('Others cost no more.'),
    expect.stringMatching(/Others cost .*80.* more\./),
    expect.stringContaining('2 more shifts stay open.'),
    '2–15 June 2031Already away.',
    expect.stringMatching(/Others cost at most .*5.* more\./),
  ]);
  const list = within(may.parentElement as HTMLElement);
  expect(list.getAllByRole('link', { name: /^Try it: / })).toHaveLength(3);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a week is counted once, from Monday to Sunday, and only if all of it is free', async () => {
  const part = (from: string, to: string, more: Partial<advice.LeaveWeek> = {}) => ({ ...week(5, more), from, to });
  const opens = { ...unknown, kind: 'opens' as const, opens: { at_least: 2, at_most: 2 } };
  const closed = { ...unjudged, reason: 'nothing_needed' as const };
  const done = `data: ${JSON.stringify({ type: 'done' })}\n\n`;
  await compare(() =>
    streamOf(
      [
        // Thursday the 1st: four days of a week that began in April.
        month(5, [
          part('2031-05-01', '2031-05-04'),
          part('2031-05-05', '2031-05-11'),
          part('2031-05-26', '2031-05-31'),
        ]),
        // Nobody is needed on Sunday the 1st; June ends on a Monday.
        month(6, [part('2031-06-01', '2031-06-01', closed), part('2031-06-30', '2031-06-30')]),
        month(7, [part('2031-07-01', '2031-07-06', opens), part('2031-07-28', '2031-07-31')]),
        done,
      ],
      true,
    ),
  );
  // The weeks of 5 and 26 May; not that of 30 June, nor those that are cut.
  expect(await screen.findByText('2 weeks are free: as many shifts can be filled.')).toBeTruthy();
});

test('while it is worked out it says how far it is, and can be stopped; what is there stays', async () => {
  const asked = await compare(() => streamOf([month(5, MAY)], false));
  expect(await screen.findByText('Comparing weeks: 1 of 12 months. Each takes up to 10 seconds.')).toBeTruthy();
  expect(screen.getByText('1 week is free so far: as many shifts can be filled.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped after 1 of 12 months.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'May 2031' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Compare again' })).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('broken off, or refused, it says so; in Lithuanian', async () => {
  await compare(() => streamOf([month(5, MAY), `data: ${JSON.stringify({ type: 'failed' })}\n\n`], true), 'lt');
  expect(await screen.findByText('Likusių savaičių palyginti nepavyko. Bandykite dar kartą.')).toBeTruthy();
  expect(screen.getByText('Kol kas laisva 1 savaitė: būtų galima užpildyti tiek pat pamainų.')).toBeTruthy();
});

test('while another answer is calculated it waits and says why', async () => {
  let asked = 0;
  await compare(() => {
    asked += 1;
    return asked === 1
      ? problem(429, 'answers_busy', 'Another calculation comes first.')
      : streamOf([month(5, MAY)], false);
  });
  expect(await screen.findByText('Another calculation comes first.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'May 2031' }, { timeout: 5000 })).toBeTruthy();
});
