import type { scenarios } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeScenario } from '../../../testing/sample-scenario.ts';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';

const { id } = makeScenario();
const ADDRESS = `/api/scenarios/${id}`;
const user = makeUser({ projects: makeUser().projects.slice(0, 1) });

let stored: scenarios.Scenario[];

const answers = () => ({
  'GET /api/users/me': () => user,
  'GET /api/projects': () => user.projects,
  [`GET ${ADDRESS}`]: () => stored[0] ?? problem(404, 'not_found', 'It is gone.'),
});

beforeEach(() => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1', role: 'manager' }));
  stored = [makeScenario()];
});

test('each figure has its difference and how sure it is, with the reason behind the question mark', async () => {
  stubNetwork(answers());
  await renderApp(`/manager/scenarios/${id}`);
  const table = await screen.findByRole('table', { name: 'Side by side' });
  const cells = (name: string) =>
    [...(within(table).getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(cells('Open shifts')).toEqual(['0', '3', '+3', 'certain']);
  expect(cells('Cost')).toEqual(['€2,500.00', '€2,375.50', '−€124.50', 'at least €100.00 less']);
  expect(cells('Hours')).toEqual(['160\u00a0h', '154\u00a0h', '−6\u00a0h', 'at most 6\u00a0h']);
  expect(cells('Preferences not met')).toEqual(['1', '5', '+4', 'not proved']);
  fireEvent.click(within(table).getByRole('button', { name: 'About “Cost: at least €100.00 less”' }));
  expect(await screen.findByText(/it is between −€200.00 and −€100.00/)).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: 'About “Preferences not met: not proved”' }));
  expect(await screen.findByText(/this figure is never proved/)).toBeTruthy();
});

test('what is certain of the best schedules is said where those that were found differ otherwise', async () => {
  const [, ofCost] = makeScenario().quantities as [scenarios.Quantity, scenarios.Quantity];
  // Found: 1080 and 1000 euro; the least of both is proved to be 1000.
  const figure = (best: number) => ({ best, bound: 100_000, reached: 100_000 });
  const certain = { certain: 'certain' as const, difference: { found: -8000, least: 0, most: 0 } };
  stored = [makeScenario({ quantities: [{ ...ofCost, ...certain, base: figure(108_000), changed: figure(100_000) }] })];
  stubNetwork(answers());
  await renderApp(`/manager/scenarios/${id}`);
  const table = await screen.findByRole('table', { name: 'Side by side' });
  expect([...table.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '€1,080.00',
    '€1,000.00',
    '−€80.00',
    'certain: €0.00',
  ]);
  fireEvent.click(within(table).getByRole('button', { name: 'About “Cost: certain: €0.00”' }));
  expect(await screen.findByText(/the difference between the best possible schedules is exactly €0.00/)).toBeTruthy();
});

test('of a schedule that breaks a blocking rule it says that, and there is nothing to press', async () => {
  const [ofOpen, ofCost] = makeScenario().quantities as [scenarios.Quantity, scenarios.Quantity];
  const none = { certain: 'open' as const, can_ask: false, asked: false };
  const found = (amount: number) => ({ difference: { found: amount, least: null, most: null } });
  stored = [
    makeScenario({
      quantities: [
        { ...ofOpen, ...none, ...found(3) },
        { ...ofCost, ...none, ...found(100) },
      ],
    }),
  ];
  stubNetwork(answers());
  await renderApp(`/manager/scenarios/${id}`);
  for (const name of ['Open shifts', 'Cost']) {
    fireEvent.click(await screen.findByRole('button', { name: `About “${name}: not proved”` }));
    expect(await screen.findByText(/One of them breaks a blocking rule/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: `About “${name}: not proved”` }));
    await waitFor(() => expect(screen.queryByText(/One of them breaks a blocking rule/)).toBeNull());
  }
  expect(screen.queryByRole('button', { name: /^Prove/ })).toBeNull();
});

test('a proof that was broken off can be asked for again', async () => {
  const [, ofCost] = makeScenario().quantities as [scenarios.Quantity, scenarios.Quantity];
  stored = [
    makeScenario({
      quantities: [{ ...ofCost, certain: 'open', difference: { found: -12_450, least: null, most: null } }],
    }),
  ];
  stubNetwork(answers());
  await renderApp(`/manager/scenarios/${id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'About “Cost: not proved”' }));
  expect(await screen.findByText(/the time was too short for a proof/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prove: Cost' })).toBeTruthy();
});

test('of cost nothing is proved before it is asked for; then the bound and what it compares are there', async () => {
  const open = { difference: { found: -12_450, least: null, most: null }, certain: 'open' as const, asked: false };
  const [ofOpen, ofCost] = makeScenario().quantities as [scenarios.Quantity, scenarios.Quantity];
  stored = [makeScenario({ quantities: [ofOpen, { ...ofCost, ...open }] })];
  const calls = stubNetwork({
    ...answers(),
    [`POST ${ADDRESS}/bounds`]: () => (stored = [makeScenario()])[0] ?? null,
  });
  await renderApp(`/manager/scenarios/${id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'About “Cost: not proved”' }));
  expect(await screen.findByText(/Press Prove to see how much of it is certain/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Prove: Open shifts' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Prove: Cost' }));
  // What was opened stays open, and says more now.
  expect(await screen.findByText(/Only schedules that cover at least as many hours/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Prove/ })).toBeNull();
  const asked = calls.filter(({ route }) => route === `POST ${ADDRESS}/bounds`);
  expect(asked.map(({ body }) => body)).toEqual(['{"quantity":"cost"}']);
});
