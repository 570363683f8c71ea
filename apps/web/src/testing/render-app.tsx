import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import i18n from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '../app/router.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { BrowserFrame } from './browser-frame.tsx';

/** The whole application at an address, with its own routes and providers. */
export async function renderApp(address: string, language = 'en') {
  await i18n.changeLanguage(language);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <BrowserFrame client={createQueryClient()}>
      <Notifications limit={3} />
      <RouterProvider router={router} />
    </BrowserFrame>,
  );
  return { path: () => router.state.location.pathname + router.state.location.search, router };
}
