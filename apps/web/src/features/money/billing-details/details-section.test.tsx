import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { DetailsSection } from './details-section.tsx';

const details = {
  company_name: 'UAB „Žuvėdra“',
  company_code: '',
  postal_code: '',
  vat_number: 'LT305123458',
  address: 'Žvejų g. 1',
  city: 'Klaipėda',
  country: 'LT',
};
const CHECK = 'POST /api/billing-details/vat-check';

it('has a new VAT number checked once by itself, shows the answer beside it, and checks again when asked', async () => {
  let state: string | null = null;
  const reply = () => ({
    available: true,
    check: state === null ? null : { vat_number: details.vat_number, state, checked_at: '2031-05-07T09:30:00Z' },
  });
  const calls = stubNetwork({
    'GET /api/billing-details': () => ({ details, version: 1 }),
    'GET /api/billing-details/vat-check': reply,
    [CHECK]: () => {
      state = state === null ? 'unavailable' : 'valid';
      return { ...reply(), attempt: reply().check };
    },
  });
  await renderPart(<DetailsSection />);
  expect(await screen.findByText(/^VIES didn’t answer, .*2031/)).toBeTruthy();
  expect(calls.filter(({ route }) => route === CHECK)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/^Valid in VIES, .*2031/)).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ route }) => route === CHECK)).toHaveLength(2));
});

it('says that a check failed, and offers it again', async () => {
  const said = { vat_number: details.vat_number, state: 'valid', checked_at: '2031-05-07T09:30:00Z' };
  let isBlocked = true;
  stubNetwork({
    'GET /api/billing-details': () => ({ details, version: 1 }),
    'GET /api/billing-details/vat-check': () => ({ available: true, check: isBlocked ? null : said }),
    [CHECK]: () =>
      isBlocked
        ? problem(429, 'too_many_requests', 'Too many checks.')
        : { available: true, check: said, attempt: said },
  });
  await renderPart(<DetailsSection />);
  expect(await screen.findByText('Too many checks.')).toBeTruthy();
  isBlocked = false;
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/^Valid in VIES/)).toBeTruthy();
});

it('says that VIES didn’t answer this time, also after it did before', async () => {
  const said = { vat_number: details.vat_number, state: 'valid', checked_at: '2031-05-07T09:30:00Z' };
  const attempt = { ...said, state: 'unavailable', checked_at: '2031-05-08T09:30:00Z' };
  stubNetwork({
    'GET /api/billing-details': () => ({ details, version: 1 }),
    'GET /api/billing-details/vat-check': () => ({ available: true, check: said }),
    [CHECK]: () => ({ available: true, check: said, attempt }),
  });
  await renderPart(<DetailsSection />);
  await screen.findByText(/^Valid in VIES/);
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/^VIES didn’t answer/)).toBeTruthy();
});

it('shows no answer about another number', async () => {
  const other = { vat_number: 'LT100001919', state: 'valid', checked_at: '2031-05-07T09:30:00Z' };
  const calls = stubNetwork({
    'GET /api/billing-details': () => ({ details, version: 1 }),
    'GET /api/billing-details/vat-check': () => ({ available: true, check: other }),
    [CHECK]: () => new Promise<object>(() => undefined),
  });
  await renderPart(<DetailsSection />);
  expect(await screen.findByText('Checking in VIES...')).toBeTruthy();
  expect(screen.queryByText(/^Valid/)).toBeNull();
  await waitFor(() => expect(calls.filter(({ route }) => route === CHECK)).toHaveLength(1));
});

it('says nothing of VIES where the operator has no numbers checked', async () => {
  const calls = stubNetwork({
    'GET /api/billing-details': () => ({ details, version: 1 }),
    'GET /api/billing-details/vat-check': () => ({ available: false, check: null }),
  });
  await renderPart(<DetailsSection />);
  await screen.findByText('VAT number LT305123458');
  await waitFor(() => expect(calls.some(({ route }) => route.endsWith('vat-check'))).toBe(true));
  expect(screen.queryByText(/VIES/)).toBeNull();
  expect(calls.some(({ route }) => route === CHECK)).toBe(false);
});
