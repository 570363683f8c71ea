import type { lateChanges } from '@pamaina/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { LateCost, LateTotal } from './late-cost.tsx';

const price: lateChanges.Price = {
  shift_id: 's1',
  employee_id: 'zydre',
  employee_name: 'Žydrė',
  date: '2026-03-06',
  change: 'cancelled',
  hours_late: 12.5,
  minutes: 150,
  amount_cents: 2500,
  article: 'section 27BP',
  basis: 'law',
  state: 'due',
};
const said = () => document.body.textContent.replaceAll('\u00A0', ' ');

test.each<[string, Partial<lateChanges.Price>, string]>([
  ['en', {}, '2 h 30 min to pay under section 27BP: €25.00'],
  ['lt', {}, 'Mokėtina už 2 val. 30 min. (section 27BP): 25,00 €'],
  ['en', { basis: 'house', article: null, minutes: 120 }, '2 h to pay under the business rule: €25.00'],
  ['en', { minutes: null }, '€25.00 to pay under section 27BP'],
  ['en', { amount_cents: null }, '2 h 30 min to pay under section 27BP'],
  [
    'en',
    { amount_cents: null, state: 'rate_unknown', minutes: 45 },
    '45 min to pay under section 27BP. The hourly rate of Žydrė isn’t known, so there is no amount.',
  ],
  [
    'en',
    { state: 'no_amount', basis: null, minutes: 0, amount_cents: 0 },
    'Too late by 12 h 30 min under section 27BP, which names no amount to pay.',
  ],
  [
    'en',
    { state: 'unset', basis: null, minutes: 0, amount_cents: null },
    'Late changes will have to be paid for once regulations say so (section 27BP). Nothing is due under it yet.',
  ],
  [
    'lt',
    { state: 'unset', basis: null, minutes: 0, amount_cents: null },
    'Už vėlyvus pakeitimus reikės mokėti, kai tai nustatys poįstatyminis aktas (section 27BP). Kol kas mokėti nereikia.',
  ],
])('%s %j', async (language, more, text) => {
  await renderPart(<LateCost price={{ ...price, ...more }} />, { language });
  await screen.findAllByText(/./u);
  expect(said()).toContain(text);
});

test('nothing is said of what is in time', async () => {
  await renderPart(<LateCost price={{ ...price, state: 'in_time', basis: null }} />);
  expect(said()).not.toContain('section');
});

test('a total is of known amounts, and says how many aren’t', async () => {
  const unknown: lateChanges.Price = { ...price, state: 'rate_unknown', amount_cents: null };
  await renderPart(<LateTotal prices={[price, { ...price, amount_cents: 1001 }, unknown]} />);
  await screen.findByText(/^Made now/u);
  expect(said()).toContain('Made now, 2 late changes cost €35.01. For 1 more there is no amount');
});

test.each([
  ['en', 'Made now, 2 late changes cost 5 h.'],
  ['lt', 'Pakeitus dabar, mokėtina 5 val. už 2 vėlyvus pakeitimus.'],
])('without amounts a total is of hours, in one sentence (%s)', async (language, text) => {
  await renderPart(<LateTotal prices={[price, price].map((one) => ({ ...one, amount_cents: null }))} />, { language });
  const total = await screen.findByText(/5/u);
  expect(total.textContent.replaceAll('\u00A0', ' ')).toBe(text);
});
