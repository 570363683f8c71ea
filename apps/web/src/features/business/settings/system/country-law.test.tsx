import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { makeSystem } from '../../../../testing/sample-system.ts';
import { problem, stubNetwork } from '../../../../testing/stub-network.ts';
import { CountryLaw } from './country-law.tsx';

const pack = (id: string, name: string, country: string | null, covers: string[] = []) => ({
  id,
  name,
  about: name,
  country,
  covers,
  cites: null,
  accounting: null,
});
const packs = [pack('lt', 'Lithuania', 'LT'), pack('lv', 'Latvia', 'LV'), pack('eu', 'European Union', null, ['PL'])];

async function show(country: string, put: () => object = () => makeSystem({ law_pack: 'lv' })) {
  const calls = stubNetwork({
    'GET /api/settings/system': () => makeSystem(),
    'GET /api/law-packs': () => packs,
    'PUT /api/settings/system': put,
  });
  await renderPart(<CountryLaw country={country} />);
  return calls;
}

test('the law of another country is offered, and set when it is asked for, alone', async () => {
  const calls = await show('LV');
  expect(
    await screen.findByText(
      /^Schedules are judged by this law: .* premiums are .* everywhere\. What was published isn’t judged again\.$/,
    ),
  ).toBeTruthy();
  expect(calls.filter(({ route }) => route.startsWith('PUT'))).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Use this law: Latvia' }));
  await waitFor(() => {
    const put = calls.find(({ route }) => route === 'PUT /api/settings/system');
    expect(JSON.parse(put?.body ?? '{}')).toEqual({ law_pack: 'lv' });
  });
});

test('a country without a pack gets the one that covers it, or is said to have none', async () => {
  await show('PL');
  expect(await screen.findByRole('button', { name: 'Use this law: European Union' })).toBeTruthy();
});

test('where no pack covers the country, that is said, and nothing is offered', async () => {
  await show('GB');
  expect(await screen.findByText(/^We don’t have the law of this country yet/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a period that the other law doesn’t allow is said', async () => {
  const errors = { accounting_months: ['The accounting period is too long.'] };
  await show('LV', () => problem(422, 'invalid', 'Some values are not valid.', errors));
  fireEvent.click(await screen.findByRole('button', { name: 'Use this law: Latvia' }));
  expect(await screen.findByText(/The accounting period is too long/)).toBeTruthy();
});
