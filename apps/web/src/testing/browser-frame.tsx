import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { theme } from '../app/theme.ts';
import { loadTexts, startI18n } from '../i18n/index.ts';
import { SessionProvider } from '../lib/session.tsx';

localStorage.setItem('i18nextLng', 'en');
await startI18n();
await Promise.all(
  (['landing', 'session', 'entry', 'legal', 'payments', 'area', 'worker', 'pages'] as const).map(loadTexts),
);
completeBrowser();
// A busy machine loads a page's parts slowly.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  notifications.clean();
  localStorage.clear();
  vi.unstubAllGlobals();
  completeBrowser();
});

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

/** What jsdom leaves out of a browser: sizes, media queries, scrolling, fonts. */
function completeBrowser(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
  window.scrollTo = () => undefined;
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
