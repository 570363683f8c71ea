import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';

afterEach(() => vi.useRealTimers());
const shown = () => document.querySelector('h1 [data-shown]')?.textContent;

test('the word changes every 2.5 s and can be stopped; a screen reader reads one title', async () => {
  stubNetwork({});
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderApp('/');
  const title = await screen.findByRole('heading', { level: 1, name: /^Next month’s schedule, done before/ });
  expect(title.textContent).toContain('for your café,');
  expect(shown()).toBe('for your café,');
  await act(() => vi.advanceTimersByTimeAsync(2_499));
  expect(shown()).toBe('for your café,');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toBe('for your restaurant,');
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(shown()).toBe('for your restaurant,');
});

test('under reduced motion nothing changes', async () => {
  stubNetwork({});
  const known = window.matchMedia;
  window.matchMedia = (media) => Object.assign(known(media), { matches: media.includes('reduced-motion') });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(shown()).toBe('for your café,');
});

test('the start dialog sends on with an e-mail and the accepted terms only', async () => {
  stubNetwork({});
  const { path } = await renderApp('/');
  fireEvent.click(await screen.findByRole('link', { name: 'Start now' }));
  const submit = await screen.findByRole('button', { name: 'Continue to payment' });
  expect(submit).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'rasa' } });
  expect(submit).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(submit);
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'rasa@example.lt' } });
  fireEvent.click(submit);
  await waitFor(() => expect(path()).toBe('/purchase'));
});

test('questions are answered where they are asked, the card first', async () => {
  stubNetwork({});
  await renderApp('/');
  const question = await screen.findByText('Can I try it without a card?');
  const details = question.closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('your own copy of a café');
  expect(document.querySelectorAll('details')).toHaveLength(9);
});

test('who runs it is shown in the footer and in the terms, where it is set', async () => {
  stubNetwork({});
  const operator = { name: 'UAB Rytas', code: '305123456', address: 'Vilnius', email: 'info@rytas.example' };
  document.documentElement.dataset['operator'] = JSON.stringify(operator);
  try {
    await renderApp('/');
    expect((await screen.findByText('UAB Rytas')).closest('footer')).toBeTruthy();
    expect(screen.getByText('Company registration number 305123456')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'info@rytas.example' });
    expect(link.getAttribute('href')).toBe('mailto:info@rytas.example');
    fireEvent.click(screen.getByRole('button', { name: 'Terms of service' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getAllByText('UAB Rytas')).toHaveLength(2));
  } finally {
    delete document.documentElement.dataset['operator'];
  }
});

test.each([
  ['Terms of service', '4. 30-day money-back guarantee'],
  ['Privacy policy', '7. Your rights'],
])('everybody can read the %s', async (name, section) => {
  stubNetwork({});
  await renderApp('/');
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('heading', { name: section })).toBeTruthy();
});
