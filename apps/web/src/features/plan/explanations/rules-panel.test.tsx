import type { rules } from '@pamaina/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { RulesPanel } from './rules-panel.tsx';

const PAGE = 'GET /api/schedule/summary/violations';
const rested = (number: number): rules.Rule => ({
  rule: 'daily-rest',
  severity: 'hard',
  employee_id: 'ona',
  date: '2026-12-03',
  detail: `Rest ${number}.`,
});
const goal: rules.Rule = { rule: 'min-shifts', severity: 'soft', employee_id: 'ona', detail: 'Too few shifts.' };
const every = [...Array.from({ length: 320 }, (_, index) => rested(index + 1)), goal];
const summary = {
  broken: [
    { rule: 'daily-rest', severity: 'hard' as const, count: 320 },
    { rule: 'min-shifts', severity: 'soft' as const, count: 1 },
  ],
  violations: every.slice(0, 300),
};
const page = (number: number) =>
  Response.json(every.slice(300 * (number - 1), 300 * number), { headers: { 'x-total-count': '321' } });
const panel = (shown: typeof summary, onShow = vi.fn<(date: string) => void>()) => (
  <RulesPanel summary={shown} month="2026-12" nameOf={() => 'Ona'} onShow={onShow} />
);

it('shows the first three hundred broken rules with the number of all, and the others on demand', async () => {
  const calls = stubNetwork({ [PAGE]: () => page(2) });
  const onShow = vi.fn<(date: string) => void>();
  await renderPart(panel(summary, onShow), { language: 'en' });
  expect(screen.getByText('Daily rest: 320')).toBeTruthy();
  expect(screen.getByText(/^Rest 300\./)).toBeTruthy();
  expect(screen.queryByText(/^Rest 301\./)).toBeNull();
  expect(screen.queryByText(/^Too few shifts\./)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 21 more' }));
  expect(await screen.findByText(/^Rest 320\./)).toBeTruthy();
  expect(screen.getByText(/^Too few shifts\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  expect(calls.map(({ url }) => url.search)).toEqual(['?start=2026-12-01&end=2026-12-31&page=2']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Thursday 3 December' })[0] ?? expect.fail('no day'));
  expect(onShow).toHaveBeenCalledWith('2026-12-03');
});

it('shows a rule once that is in two pages, and moves the focus to the first new line', async () => {
  stubNetwork({
    [PAGE]: () => Response.json([rested(300), ...every.slice(300)], { headers: { 'x-total-count': '321' } }),
  });
  await renderPart(panel(summary), { language: 'en' });
  const button = screen.getByRole('button', { name: 'Show 21 more' });
  button.focus();
  fireEvent.click(button);
  expect(button.isConnected).toBe(true);
  const first = await screen.findByText(/^Rest 301\./);
  expect(screen.getAllByText(/^Rest 300\./)).toHaveLength(1);
  expect(document.activeElement?.contains(first)).toBe(true);
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

it('asks again for the others when they could not be loaded, and keeps the first', async () => {
  let isDown = true;
  stubNetwork({ [PAGE]: () => (isDown ? problem(500, 'unexpected', 'Something is broken.') : page(2)) });
  await renderPart(panel(summary), { language: 'lt' });
  fireEvent.click(screen.getByRole('button', { name: 'Rodyti dar 21' }));
  expect(await screen.findByText('Something is broken.')).toBeTruthy();
  expect(screen.getByText(/^Rest 300\./)).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Bandyti dar kartą' }));
  expect(await screen.findByText(/^Rest 320\./)).toBeTruthy();
});

it('has no button under a short list, and says that nothing is broken', async () => {
  stubNetwork({});
  const short = { broken: [{ rule: 'min-shifts', severity: 'soft' as const, count: 1 }], violations: [goal] };
  await renderPart(panel(short), { language: 'en' });
  expect(screen.getByText('Goals not met')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await renderPart(panel({ broken: [], violations: [] }), { language: 'en' });
  expect(screen.getByText('No rules broken.')).toBeTruthy();
});
