// Runs before each file of tests, in a process and a document that it shares with others: each test leaves both as they
// were.
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import i18n from 'i18next';
import { afterAll, afterEach, vi } from 'vitest';
import { loadTexts, startI18n } from '../i18n/index.ts';
import { forgetSession } from '../lib/session/session-store.ts';

if (!i18n.isInitialized) {
  localStorage.setItem('i18nextLng', 'en');
  await startI18n();
  await Promise.all(
    (
      [
        'landing',
        'session',
        'entry',
        'legal',
        'payments',
        'area',
        'worker',
        'printing',
        'windows',
        'programs',
        'history',
        'pages',
      ] as const
    ).map(loadTexts),
  );
  localStorage.clear();
  // A busy machine loads a page's parts slowly.
  configure({ asyncUtilTimeout: 10_000 });
}
completeBrowser();

afterEach(async () => {
  cleanup();
  notifications.clean();
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  completeBrowser();
  window.history.replaceState(null, '', '/');
  if (i18n.language !== 'en') await i18n.changeLanguage('en');
});

// A page that still loads when its file ends would be refused, and `lazy` keeps a refusal for all files after it.
afterAll(() => vi.dynamicImportSettled());

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
