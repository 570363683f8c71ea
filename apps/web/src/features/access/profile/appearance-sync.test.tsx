import { useMantineColorScheme } from '@mantine/core';
import { act, cleanup, waitFor } from '@testing-library/react';
import i18n from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork, type SentCall } from '../../../testing/stub-network.ts';
import { AppearanceSync } from './appearance-sync.tsx';

const chosen = { language: 'lt', theme: 'dark', show_avatars: false, hours_format: 'minutes', is_chosen: true };
const SAVE = 'PUT /api/settings/preferences';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await i18n.changeLanguage('en');
});

let setTheme: (theme: 'light' | 'dark' | 'auto') => void;
function Theme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  setTheme = setColorScheme;
  return <output>{colorScheme}</output>;
}

async function openDevice(preferences: object): Promise<SentCall[]> {
  localStorage.setItem('accessToken', makeToken({ role: 'employee', project_id: 'p1' }));
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser({ role: 'employee' }),
    'GET /api/settings/preferences': () => preferences,
    [SAVE]: ({ body }) => ({ ...chosen, ...(JSON.parse(body ?? '{}') as object) }),
  });
  await renderPart(
    <>
      <AppearanceSync />
      <Theme />
    </>,
  );
  await waitFor(() => expect(localStorage.getItem('appearanceOf')).toBe('u1'));
  return calls;
}
const saved = (calls: SentCall[]) =>
  calls.filter(({ route }) => route === SAVE).map(({ body }) => JSON.parse(body ?? '') as object);

test('a device that is new to a user takes over their choices, and sends none back', async () => {
  const calls = await openDevice(chosen);
  await waitFor(() => expect(i18n.resolvedLanguage).toBe('lt'));
  expect(document.querySelector('output')?.textContent).toBe('dark');
  expect(localStorage.getItem('showAvatars')).toBe('false');
  expect(saved(calls)).toEqual([]);
  // From now on the device has its own choice, and the account stores the latest one.
  act(() => setTheme('light'));
  await waitFor(() =>
    expect(saved(calls)).toEqual([{ language: 'lt', theme: 'light', show_avatars: false, hours_format: 'minutes' }]),
  );
});

test('a language that can’t be loaded keeps no later choice of the device from the account', async () => {
  // As without a connection: the language stays.
  const change = vi.spyOn(i18n, 'changeLanguage');
  change.mockImplementation(() => Promise.resolve(i18n.t));
  const calls = await openDevice(chosen);
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('dark'));
  change.mockRestore();
  expect(saved(calls)).toEqual([]);
  act(() => setTheme('light'));
  await waitFor(() =>
    expect(saved(calls)).toEqual([{ language: 'en', theme: 'light', show_avatars: false, hours_format: 'minutes' }]),
  );
});

test('a device that the user has used before keeps its own theme', async () => {
  localStorage.setItem('appearanceOf', 'u1');
  const calls = await openDevice(chosen);
  expect(i18n.resolvedLanguage).toBe('en');
  expect(localStorage.getItem('showAvatars')).not.toBe('false');
  expect(saved(calls)).toEqual([]);
});

test('who never chose anything has every device go by its own settings', async () => {
  const calls = await openDevice({
    language: 'lt',
    theme: 'auto',
    show_avatars: true,
    hours_format: 'decimal',
    is_chosen: false,
  });
  expect(i18n.resolvedLanguage).toBe('en');
  expect(saved(calls)).toEqual([]);
});

test('a theme that is chosen before the account has answered is sent', async () => {
  localStorage.setItem('appearanceOf', 'u1');
  let answer = (): void => undefined;
  const calls = await openDevice(
    new Promise((resolve) => {
      answer = () => resolve(chosen);
    }),
  );
  act(() => setTheme('dark'));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('dark'));
  expect(saved(calls)).toEqual([]);
  answer();
  const look = { language: 'en', theme: 'dark', show_avatars: true, hours_format: 'decimal' };
  await waitFor(() => expect(saved(calls)).toEqual([look]));
});
