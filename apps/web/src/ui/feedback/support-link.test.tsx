import { constants } from '@pamaina/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { stubNetwork } from '../../testing/stub-network.ts';

afterEach(() => {
  delete document.documentElement.dataset['supportEmail'];
  delete document.documentElement.dataset['operator'];
});

test.each([
  ['en', '24/7 support', 'Help by email: help@example.lt'],
  ['lt', 'Pagalba visą parą', 'Pagalba el. paštu: help@example.lt'],
])('the address stands where support is promised: %s', async (language, promise, text) => {
  document.documentElement.dataset['supportEmail'] = 'help@example.lt';
  stubNetwork({});
  await renderApp('/', language);
  await screen.findByText(promise);
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe('mailto:help@example.lt');
});

test('and where a page is not found', async () => {
  document.documentElement.dataset['supportEmail'] = 'help@example.lt';
  stubNetwork({});
  await renderApp('/nowhere');
  expect(await screen.findByRole('link', { name: 'Help by email: help@example.lt' })).toBeTruthy();
});

test('without an address nothing is shown', async () => {
  stubNetwork({});
  await renderApp('/');
  await screen.findByText('24/7 support');
  expect(screen.queryByText(/Help by email/)).toBeNull();
});

const operator = { name: 'UAB Pamaina', code: null, address: null, email: 'info@example.lt' };

test.each([
  [{ supportEmail: 'help@example.lt', operator: JSON.stringify(operator) }, 'help@example.lt'],
  [{ operator: JSON.stringify(operator) }, 'info@example.lt'],
])('a footer leads to whom to write to, and to the guide, which needs no sign-in: %o', async (written, address) => {
  Object.assign(document.documentElement.dataset, written);
  stubNetwork({});
  const { path } = await renderApp('/login');
  fireEvent.click(await screen.findByRole('link', { name: 'Help' }));
  const link = (await screen.findAllByRole('link', { name: address }))[0];
  expect(link?.getAttribute('href')).toBe(`mailto:${address}`);
  fireEvent.click(screen.getByRole('link', { name: 'Open the guide' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Plan your first month' }));
  await waitFor(() => expect(path()).toBe('/guide/first-month'));
});

test('without any address the owner of the installation is named', async () => {
  stubNetwork({});
  await renderApp('/help', 'lt');
  expect(await screen.findByText(/^Rašykite šios sistemos savininkui/)).toBeTruthy();
});

test.each([
  ['en', 'Privacy policy', /^pamaina_device: marks a device.*for 180 days after your last sign-in\.$/],
  ['lt', 'Privatumo politika', /^pamaina_device: žymi įrenginį.*galioja 180 dienų nuo paskutinio prisijungimo\.$/],
])('the privacy policy names each cookie with its purpose and life: %s', async (language, title, device) => {
  stubNetwork({});
  await renderApp('/', language);
  fireEvent.click(await screen.findByRole('button', { name: title }));
  await waitFor(() => expect(document.querySelectorAll('[role="dialog"] li')).toHaveLength(4));
  const lines = [...document.querySelectorAll('[role="dialog"] li')].map(({ textContent }) => textContent ?? '');
  for (const { name } of Object.values(constants.cookies))
    expect(lines.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
  expect(lines[2]).toMatch(device);
});
