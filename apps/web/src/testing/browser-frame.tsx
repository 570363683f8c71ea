import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { theme } from '../app/boot/theme.ts';
import { SessionProvider } from '../lib/session/session.tsx';

/** What stands around every page of the application, in a browser that jsdom completes only in part. */
export function BrowserFrame({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <MantineProvider env="test" theme={theme}>
      <QueryClientProvider client={client}>
        <SessionProvider>{children}</SessionProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
