import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { stubNetwork } from '../../testing/stub-network.ts';

afterEach(() => {
  delete document.documentElement.dataset['supportEmail'];
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
