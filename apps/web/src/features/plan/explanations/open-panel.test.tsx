import type { explanations, rules, schedule } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { useEditing } from '../shifts/index.ts';
import { OpenPanel } from './open-panel.tsx';

const names = new Map([['ona', 'Ona']]);

const needOn = (date: string): rules.CountedUnfilled => ({
  date,
  template: 'RYT',
  role: 'barista',
  missing: 1,
  reasons: [
    { employee_id: 'ona', name: 'Ona', rule: 'senior-present', detail: 'Employees not marked as experienced: 0.' },
  ],
  stopped: [{ rule: 'senior-present', count: 1 }],
});
const remedy: explanations.Remedy = {
  kind: 'business',
  detail: 'The RYT shift goes to Ona, although it needs an experienced employee.',
  also: ['4 h over the weekly limit for Ona'],
  steps: ['1 Dec, RYT: open → Ona', '2 Dec, RYT: Ona → Rasa'],
  bends: [
    {
      kind: 'business',
      rule: 'weekly-hours',
      employee_id: 'ona',
      name: 'Ona',
      is_time_off: false,
      date: '2026-12-03',
      hours: 44,
      limit: { field: 'max_hours_per_week', amount: 44 },
    },
  ],
  moves: [{ shift_id: null, date: '2026-12-03', role: 'barista', to_employee_id: 'ona' }],
  cost_cents: 7600,
  employee_id: 'ona',
  name: 'Ona',
};
const found = (date: string, remedies: explanations.Remedy[]) => ({ date, template: 'RYT', role: 'barista', remedies });

interface PanelProps {
  needs: rules.CountedUnfilled[];
  shifts?: schedule.Shift[];
}

function Panel({ needs, shifts = [] }: PanelProps) {
  const { editing } = useEditing(names);
  return <OpenPanel unfilled={needs} shifts={shifts} editing={editing} onShow={() => undefined} />;
}

const lineOf = (event: explanations.RemedyEvent) => `data: ${JSON.stringify(event)}\n\n`;

async function renderPanel(dates: string[], needs: explanations.NeedRemedies[], language = 'en') {
  const events = needs.map((need, index) => lineOf({ type: 'need', need, done: index + 1, of: needs.length }));
  stubNetwork({
    'GET /api/schedule/remedies/stream': () => new Response([...events, lineOf({ type: 'done' })].join('')),
  });
  await renderPart(<Panel needs={dates.map(needOn)} />, { language });
}

/** The card of a need, by its day. */
async function cardOf(day: string) {
  const heading = await screen.findByRole('button', { name: day });
  return within(heading.closest('section') ?? expect.fail('no card'));
}

beforeEach(() => vi.setSystemTime('2026-12-02T09:00:00Z'));
afterEach(() => vi.useRealTimers());

it('says who is stopped by what, and of each remedy its kind, the broken rule and the reassignments', async () => {
  await renderPanel(['2026-12-03'], [found('2026-12-03', [remedy])]);
  const card = await cardOf('Thursday 3 December');
  expect(await card.findByText(remedy.detail)).toBeTruthy();
  expect(card.getByText('Business rule')).toBeTruthy();
  expect(card.getByText('Combined with: 4 h over the weekly limit for Ona')).toBeTruthy();
  for (const step of remedy.steps) expect(card.getByText(step)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Allow exception..., Ona' })).toBeTruthy();
  fireEvent.click(card.getByText('Experienced employee on shift: 1 person'));
  expect(card.getByText('Employees not marked as experienced: 0.')).toBeTruthy();
});

it.each([
  ['en', 'Wages: €76.00 more', 'Wages: €4.50 less', 'Wages: no change', /^The cost is not known/],
  ['lt', 'Darbo užmokestis: 76,00 € daugiau', 'Darbo užmokestis: 4,50 € mažiau', /nesikeičia$/, /^Kaina nežinoma/],
])('says of each way what it adds to the wages, or that it is not known: %s', async (language, ...words) => {
  const ways = [7600, -450, 0, null].map((cost_cents) => ({ ...remedy, cost_cents, detail: String(cost_cents) }));
  await renderPanel(['2026-12-03'], [found('2026-12-03', ways)], language);
  for (const text of words) expect(await screen.findByText(text)).toBeTruthy();
});

it('loads who is stopped where the summary only counts them, of the half that is open', async () => {
  const need = needOn('2026-12-03');
  const half = { ...need, half: { start_time: '12:00', end_time: '16:00' }, reasons: [] };
  const calls = stubNetwork({ 'GET /api/schedule/summary/reasons': () => [half, need] });
  await renderPart(<Panel needs={[{ ...need, reasons: [] }]} />, { language: 'en' });
  const card = await cardOf('Thursday 3 December');
  fireEvent.click(card.getByText('Experienced employee on shift: 1 person'));
  expect(await card.findByText('Employees not marked as experienced: 0.')).toBeTruthy();
  const asked = calls.filter(({ route }) => route.endsWith('/reasons')).map(({ url }) => url.search);
  expect(asked).toEqual(['?start=2026-12-01&end=2026-12-31&date=2026-12-03&template=RYT&role=barista']);
});

it('distinguishes needs that nothing fills from unsearched ones, and leaves out past days', async () => {
  await renderPanel(['2026-12-01', '2026-12-03', '2026-12-04'], [found('2026-12-03', [])]);
  const looked = await cardOf('Thursday 3 December');
  expect(await looked.findByText(/^No single exception or reassignment/)).toBeTruthy();
  expect(
    (await cardOf('Friday 4 December')).getByText(/^Ways to fill a shift are shown only before it starts/),
  ).toBeTruthy();
  expect((await cardOf('Tuesday 1 December')).queryByText('Ways to fill this shift')).toBeNull();
});

it('the list of who can take it opens beside the other ways and closes again', async () => {
  const open = sampleShift({ id: 'open', date: '2026-12-03', employee_id: null });
  stubNetwork({
    'GET /api/schedule/remedies/stream': () => new Response(lineOf({ type: 'done' })),
    'GET /api/schedule/open/candidates': () => [
      {
        employee_id: 'ona',
        name: 'Ona',
        fits: false,
        hours_after: 44,
        cost_cents: null,
        blocked_by: [{ rule: 'role', severity: 'hard', needs_consent: false, detail: 'No role.' }],
      },
    ],
    'GET /api/asks': () => [],
  });
  await renderPart(<Panel needs={[needOn('2026-12-03')]} shifts={[open]} />);
  const card = await cardOf('Thursday 3 December');
  fireEvent.click(card.getByRole('button', { name: 'Who can take this shift?' }));
  expect(await card.findByText('No one can take it without breaking a rule.')).toBeTruthy();
  expect(card.queryByText(/See the Open tab/)).toBeNull();
  expect(card.getByRole('button', { name: 'Fill shift...' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Ask employees' })).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Close the list' }));
  expect(card.queryByText('No one can take it without breaking a rule.')).toBeNull();
});

it('has a row for each gap, by what keeps most who have the role from it, with the number of ways', async () => {
  const own = (date: string, rule: string): rules.CountedUnfilled => ({
    ...needOn(date),
    reasons: [],
    stopped: [
      { rule: 'role', count: 9 },
      { rule, count: 2 },
    ],
  });
  const [first, second, third] = ['2026-12-03', '2026-12-04', '2026-12-05'];
  stubNetwork({
    'GET /api/schedule/remedies/stream': () =>
      new Response(lineOf({ type: 'need', need: found(second, [remedy]), done: 1, of: 3 }) + lineOf({ type: 'done' })),
  });
  const needs = [own(first, 'weekly-hours'), own(second, 'daily-rest'), own(third, 'daily-rest')];
  await renderPart(<Panel needs={needs} />, { language: 'en' });
  expect(await screen.findByText('1 way')).toBeTruthy();
  const rows = [...document.querySelectorAll('h2, details:has(> section) > summary')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Daily rest (2)',
    'Fri 4, barista, RYT1 way',
    'Sat 5, barista, RYT',
    'Maximum weekly hours (1)',
    'Thu 3, barista, RYT',
  ]);
});

it('is in Lithuanian too', async () => {
  await renderPanel(['2026-12-03', '2026-12-04'], [found('2026-12-03', [remedy])], 'lt');
  expect(await screen.findByText('Įmonės taisyklė')).toBeTruthy();
  expect(screen.getByText(/^Sprendimų ieškoma tik dar neprasidėjusioms/)).toBeTruthy();
});

it('shows remedies as they arrive, stops on request, and searches again', async () => {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const isHungUp = vi.fn<() => void>();
  let asked = 0;
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    asked += 1;
    if (asked > 1) return Promise.resolve(new Response(lineOf({ type: 'done' })));
    signal?.addEventListener('abort', isHungUp);
    signal?.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined));
    return Promise.resolve(new Response(readable.pipeThrough(new TextEncoderStream())));
  });
  await renderPart(<Panel needs={['2026-12-03', '2026-12-04'].map(needOn)} />, { language: 'en' });
  void writer
    .write(lineOf({ type: 'need', need: found('2026-12-03', [remedy]), done: 1, of: 2 }))
    .catch(() => undefined);
  expect(await (await cardOf('Thursday 3 December')).findByText(remedy.detail)).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/^Search stopped/)).toBeTruthy();
  expect(isHungUp).toHaveBeenCalled();
  expect(screen.getByText(remedy.detail)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Search again' }));
  await waitFor(() => expect(screen.queryByText(/^Search stopped/)).toBeNull());
  expect(asked).toBe(2);
});

it('says that other questions are first, and asks again by itself', async () => {
  const again = Promise.withResolvers<Response>();
  let asked = 0;
  stubNetwork({
    'GET /api/schedule/remedies/stream': () => {
      asked += 1;
      if (asked > 1) return again.promise;
      const busy = problem(429, 'answers_busy', 'Your other schedule calculations are still running.');
      busy.headers.set('retry-after', '1');
      return busy;
    },
  });
  await renderPart(<Panel needs={[needOn('2026-12-03')]} />, { language: 'en' });
  expect(await screen.findByText(/^Your other schedule calculations/)).toBeTruthy();
  await waitFor(() => expect(asked).toBe(2));
  again.resolve(new Response(lineOf({ type: 'done' })));
  await waitFor(() => expect(screen.queryByText(/^Your other schedule calculations/)).toBeNull());
});
