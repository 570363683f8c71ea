import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { absenceTest } from '@pamaina/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { AbsenceTestPage } from './absence-test-page.tsx';

beforeEach(() => vi.setSystemTime('2026-11-30T09:00:00Z'));
afterEach(() => vi.useRealTimers());

const day = (name: string, date: string, more: Partial<absenceTest.AbsenceDay> = {}): absenceTest.AbsenceDay => ({
  employee_id: name.toLowerCase(),
  name,
  date,
  moves: 1,
  open: [],
  proved: true,
  ...more,
});
const DAYS = [
  day('Ona', '2026-12-01'),
  day('Ona', '2026-12-02', { moves: 3 }),
  day('Živilė', '2026-12-02', { moves: 0, open: ['cook'] }),
  day('Jonas', '2026-12-02', { moves: 0, open: ['waiter'], proved: false }),
];
const lineOf = (event: absenceTest.AbsenceTestEvent) => `data: ${JSON.stringify(event)}\n\n`;
const lines = (days: readonly absenceTest.AbsenceDay[], of = days.length) =>
  days.map((one, at) => lineOf({ type: 'day', day: one, done: at + 1, of }));
const DONE = lineOf({ type: 'done', on_call: [{ date: '2026-12-02', roles: ['cook', 'waiter'] }] });
const ROUTE = 'GET /api/schedule/absence-test';

const render = (body: () => BodyInit, language = 'en') => {
  const calls = stubNetwork({ [ROUTE]: () => new Response(body()) });
  return renderPart(<AbsenceTestPage />, { language }).then(() => calls);
};

test.each([
  [
    'en',
    '1 of 4 absences can be covered with at most two changes. For 1 absence the cover that was found takes more than two changes. 1 absence can’t be covered. For 1 absence no one was found. One more person on call on 1 day, who has the roles below, would cover any one of them.',
    'cook and waiter: Jonas and Živilė',
    'Look at Wednesday 2 December',
  ],
  [
    'lt',
    'Ne daugiau kaip dviem pakeitimais galima pridengti 1 iš 4 nebuvimo atvejų. 1 atvejui rastas sprendimas, kuriam reikia daugiau pakeitimų. 1 atvejo pridengti negalima. 1 atvejui nerasta, kas perimtų pamainas. Jei 1 dieną budėtų dar vienas žmogus, turintis toliau nurodytas pareigas, būtų pridengtas bet kuris iš šių atvejų.',
    'cook ir waiter: Jonas ir Živilė',
    'Žiūrėti: gruodžio 2 d., trečiadienis',
  ],
])(
  'says what is certain, and the days on which someone on call helps: %s',
  async (language, sentence, people, link) => {
    const calls = await render(() => [...lines(DAYS), DONE].join(''), language);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(people)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(
      '/manager/calendar?view=day&from=2026-12-02',
    );
    // Tomorrow is in December.
    expect(calls.map(({ url }) => url.search)).toEqual(['?year=2026&month=12']);
  },
);

test('in the picture, what can’t be covered is told from what was not found', async () => {
  await render(() => [...lines(DAYS), DONE].join(''));
  const figure = await screen.findByRole('region', { name: 'Employees by days' });
  expect(figure.querySelector('[title^="Živilė, "]')?.textContent).toBe('×');
  expect(figure.querySelector('[title^="Jonas, "]')?.textContent).toBe('?');
});

test('the picture has a table that says the same', async () => {
  await render(() => [...lines(DAYS), DONE].join(''));
  const figure = within(await screen.findByRole('region', { name: 'Employees by days' }));
  fireEvent.click(figure.getByRole('button', { name: 'Show as table' }));
  const cells = (name: string) =>
    within(figure.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .slice(0, 3)
      .map(({ textContent }) => textContent);
  expect(cells('Ona')).toEqual(['1', '3', '']);
  expect(cells('Živilė')).toEqual(['', 'open: cook', '']);
  expect(cells('Jonas')).toEqual(['', 'not found: waiter', '']);
});

test('it grows as it is tried, can be stopped, and be tried again', async () => {
  const encoder = new TextEncoder();
  let asked = 0;
  await render(() => {
    asked += 1;
    return new ReadableStream({
      start: (stream) => stream.enqueue(encoder.encode(lines(DAYS.slice(0, 2), 4).join(''))),
    });
  });
  expect((await screen.findByText('Trying absences: 2 of 4')).getAttribute('role')).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Trying absences: 2 of 4' })).toBeTruthy();
  expect(screen.queryByText(/can be covered/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped. 2 of 4 absences were tried.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toBe(2));
});

test('stopped before anything was tried, it says so and can be tried again', async () => {
  let asked = 0;
  await render(() => {
    asked += 1;
    return new ReadableStream();
  });
  await waitFor(() => expect(asked).toBe(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped. Nothing was tried yet.')).toBeTruthy();
  expect(document.querySelector('[data-skeleton], .mantine-Skeleton-root')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toBe(2));
  expect(await screen.findByText('Trying absences')).toBeTruthy();
});

test('a month without shifts to come leads to the calendar', async () => {
  await render(() => lineOf({ type: 'done', on_call: [] }));
  expect(await screen.findByText('Nothing to try yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the calendar' }).getAttribute('href')).toBe(
    '/manager/calendar?view=month&month=2026-12',
  );
});

test('a month that is over says that it has no days to come', async () => {
  vi.setSystemTime('2027-01-31T09:00:00Z');
  await render(() => lineOf({ type: 'done', on_call: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByText('This month has no days from tomorrow on.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the calendar' })).toBeNull();
});

test('what breaks off says so and keeps what was tried', async () => {
  await render(() => [...lines(DAYS.slice(0, 1), 4), lineOf({ type: 'failed' })].join(''));
  expect(await screen.findByText('Couldn’t try the rest. Try again.')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Employees by days' })).toBeTruthy();
});
