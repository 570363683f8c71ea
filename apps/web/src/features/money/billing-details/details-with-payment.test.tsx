import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createWrite } from '../../../lib/http/use-action.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { DetailsOfAccount, type DetailsKeeper } from './details-with-payment.tsx';

const READ = 'GET /api/billing-details';
const SAVE = 'PUT /api/billing-details';
const write = createWrite(() => Promise.resolve(true));

/** The part, and what the page does before the payment. */
async function show() {
  let keeper: DetailsKeeper | null = null;
  const onKeeper = (next: DetailsKeeper | null) => (keeper = next);
  await renderPart(<DetailsOfAccount onKeeper={onKeeper} />);
  return { save: () => act(async () => keeper?.save(write)) };
}

async function nameCompany(name: string) {
  fireEvent.click(await screen.findByLabelText('Invoice for a company'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Company name' }), { target: { value: name } });
}

it('a saved company can’t be unticked: the form says whom the invoice names', async () => {
  let version = 0;
  const calls = stubNetwork({
    [READ]: () => ({ details: null, version }),
    [SAVE]: ({ body }) => ({ details: JSON.parse(body ?? '') as object, version: (version += 1) }),
  });
  const { save } = await show();
  await nameCompany('UAB „Žuvėdra“');
  await save();
  expect(await screen.findByText('Your invoices are made out to UAB „Žuvėdra“.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await save();
  expect(calls.filter(({ route }) => route === SAVE)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Edit details' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Company name' }), { target: { value: 'UAB „Kregždė“' } });
  await save();
  expect(await screen.findByText('Your invoices are made out to UAB „Kregždė“.')).toBeTruthy();
  expect(calls.filter(({ route }) => route === SAVE).map(({ headers }) => headers.get('if-match'))).toEqual([
    '"0"',
    '"1"',
  ]);
});

it('what was stored with its answer lost, or in another tab, doesn’t block the payment', async () => {
  let version = 0;
  const calls = stubNetwork({
    [READ]: () => ({ details: null, version }),
    [SAVE]: ({ body, headers }) =>
      headers.get('if-match') === `"${version}"`
        ? { details: JSON.parse(body ?? '') as object, version: version + 1 }
        : problem(412, 'stale', 'Changed meanwhile.'),
  });
  const { save } = await show();
  await nameCompany('UAB „Žuvėdra“');
  version = 3;
  await save();
  expect(await screen.findByText('Your invoices are made out to UAB „Žuvėdra“.')).toBeTruthy();
  expect(calls.filter(({ route }) => route === SAVE).map(({ headers }) => headers.get('if-match'))).toEqual([
    '"0"',
    '"3"',
  ]);
});

it('what the account has is waited for; if it can’t be loaded, that is said and nothing is paid', async () => {
  let isDown = true;
  stubNetwork({
    [READ]: () => (isDown ? problem(404, 'not_found', 'Not there.') : { details: null, version: 0 }),
  });
  const { save } = await show();
  expect(await screen.findByText('Not there.')).toBeTruthy();
  await expect(save()).rejects.toThrow('Not there.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('Invoice for a company')).toBeTruthy());
  await expect(save()).resolves.toBeUndefined();
});
