import type { labourCost } from '@pamaina/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { BudgetLines } from './budget-lines.tsx';
import { FrontierSection } from './frontier-section.tsx';

const budget = (more: Partial<labourCost.BudgetState>): labourCost.BudgetState => ({
  per: 'month',
  start: '2031-05-01',
  end: '2031-05-31',
  planning: 'cap',
  percent: null,
  budget_cents: 230_000,
  cost_cents: 200_000,
  over_cents: 0,
  overtime_cents: 0,
  hours_over: 0,
  ...more,
});
const week = budget({ per: 'week', start: '2031-05-05', end: '2031-05-11', budget_cents: 40_000 });
const point = (cents: number) => ({
  cap_cents: cents,
  cover: 1,
  point_cents: cents,
  least_cents: cents,
  most_cover: 1,
});

test('a week’s budget below its least possible cost is named with what is proved, that of the month isn’t', async () => {
  const calls = stubNetwork({
    'GET /api/labour-cost/frontier': ({ url }) => ({
      currency: 'EUR',
      points: [point(url.searchParams.get('week') === null ? 230_000 : 50_000)],
      seconds: 1,
    }),
  });
  await renderPart(<FrontierSection month="2031-05" budgets={[budget({}), week]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Calculate' }));
  await screen.findByText(/covered for €2,300\.00/);
  expect(screen.queryByText(/below what covering/)).toBeNull();
  fireEvent.click(screen.getByRole('combobox', { name: 'Days' }));
  fireEvent.click(await screen.findByRole('option', { name: /5.*11 May/ }));
  // Another week isn't calculated until it is asked for.
  fireEvent.click(await screen.findByRole('button', { name: 'Calculate' }));
  const said = await screen.findByText(/below what covering/);
  expect(said.textContent).toBe(
    'The budget of €400.00 is below what covering this much costs: at least €500.00, proved.',
  );
  expect(calls.map(({ url }) => url.searchParams.get('week'))).toEqual([null, '2031-05-05']);
});

test('so is a month’s, of which each point is a sentence, and a row of the picture’s table', async () => {
  stubNetwork({
    'GET /api/labour-cost/frontier': () => ({
      currency: 'EUR',
      points: [point(230_000), { ...point(220_000), cover: 0.975, most_cover: 0.98 }],
      seconds: 1,
    }),
  });
  await renderPart(<FrontierSection month="2031-05" budgets={[budget({ budget_cents: 229_999 })]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Calculate' }));
  expect((await screen.findByText(/below what covering/)).textContent).toBe(
    'The budget of €2,299.99 is below what covering this much costs: at least €2,300.00, proved.',
  );
  const said = /^97\.5.%? covered for €2,200\.00\. Proved: as much isn’t possible for under €2,200\.00\.$/;
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)[1]).toMatch(said);
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  expect(rows[2]).toMatch(/2,200\.00.*97\.5.*98.*2,200\.00/);
});

test('without a weekly budget there is nothing to choose', async () => {
  stubNetwork({});
  await renderPart(<FrontierSection month="2031-05" budgets={[budget({})]} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('what overtime adds is said where a budget planned by is exceeded, not where it is only shown', async () => {
  const over = { cost_cents: 252_000, over_cents: 22_000, hours_over: 20, overtime_cents: 22_000 };
  const { unmount } = await renderPart(<BudgetLines budgets={[budget(over)]} />);
  screen.getByText(/Premiums for overtime are €220\.00 of the cost/);
  unmount();
  await renderPart(<BudgetLines budgets={[budget({ ...over, planning: 'shown' })]} />);
  expect(screen.queryByText(/overtime/)).toBeNull();
});
