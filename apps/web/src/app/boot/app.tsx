import { QueryClientProvider } from '@tanstack/react-query';
import type { session } from '@pamaina/contract';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '../../lib/http/query-client.ts';
import { SessionProvider } from '../../lib/session/session.tsx';
import { readToken } from '../../lib/session/session-store.ts';
import { Pages } from '../routes/pages.tsx';
import { AppFrame } from './app-frame.tsx';
import { loadAhead, loadNext } from './load-ahead.ts';

/**
 * Draws the page at this address.
 * @param from the sign-in that was drawn before, with who has signed in there
 */
export async function openApp(root: Root, from?: { person: session.User | null }): Promise<void> {
  const client = createQueryClient();
  if (from?.person) client.setQueryData(['session', readToken()], from.person);
  await (from === undefined ? loadAhead(client) : loadNext(client));
  // A transition is drawn in slices, so that the page answers meanwhile.
  startTransition(() =>
    root.render(
      <AppFrame>
        <QueryClientProvider client={client}>
          <SessionProvider>
            <BrowserRouter>
              <Pages />
            </BrowserRouter>
          </SessionProvider>
        </QueryClientProvider>
      </AppFrame>,
    ),
  );
}
