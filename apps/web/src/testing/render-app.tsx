import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import i18n from 'i18next';
import { MemoryRouter, useLocation } from 'react-router';
import { Pages } from '../app/routes/pages.tsx';
import { createQueryClient } from '../lib/http/query-client.ts';
import { BrowserFrame } from './browser-frame.tsx';

/** The whole application at an address, with its own routes and providers. */
export async function renderApp(address: string, language = 'en') {
  await i18n.changeLanguage(language);
  const shown = { path: address };
  function Watch() {
    const { pathname, search } = useLocation();
    shown.path = pathname + search;
    return null;
  }
  render(
    <BrowserFrame client={createQueryClient()}>
      <Notifications limit={3} />
      <MemoryRouter initialEntries={[address]}>
        <Watch />
        <Pages />
      </MemoryRouter>
    </BrowserFrame>,
  );
  return { path: () => shown.path };
}
