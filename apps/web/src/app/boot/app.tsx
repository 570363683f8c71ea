import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from '../../lib/session/session.tsx';
import { whenToastsAreWanted } from '../../lib/toasts.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../ui/feedback/optional-part.tsx';
import { Pages } from '../routes/pages.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

const Notifications = lazyPart(async () => {
  await whenToastsAreWanted();
  return (await import('@mantine/notifications')).Notifications;
});

/** Providers and boundaries around the pages. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
    >
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
          <OptionalPart>
            <Notifications position="bottom-left" limit={3} />
          </OptionalPart>
        </SessionProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
