import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import i18n from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, vi } from 'vitest';
import { routes } from '../app/router.tsx';
import { theme } from '../app/theme.ts';
import { startI18n } from '../i18n/index.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { SessionProvider } from '../lib/session.tsx';

localStorage.setItem('i18nextLng', 'en');
await startI18n();
completeBrowser();

afterEach(() => {
  cleanup();
  notifications.clean();
  localStorage.clear();
  vi.unstubAllGlobals();
  completeBrowser();
});

/** The whole application at an address, with its own routes and providers. */
export async function renderApp(address: string, language = 'en') {
  await i18n.changeLanguage(language);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <MantineProvider env="test" theme={theme}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <Notifications limit={3} />
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { path: () => router.state.location.pathname + router.state.location.search, router };
}

/** What jsdom leaves out of a browser. */
function completeBrowser(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
