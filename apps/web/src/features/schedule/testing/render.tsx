import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import i18n from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import enCommon from '../../../i18n/en/common.ts';
import enSchedule from '../../../i18n/en/schedule.ts';
import ltCommon from '../../../i18n/lt/common.ts';
import ltSchedule from '../../../i18n/lt/schedule.ts';

await i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'common',
  resources: {
    en: { common: enCommon, schedule: enSchedule },
    lt: { common: ltCommon, schedule: ltSchedule },
  },
  interpolation: { escapeValue: false },
});

/** What jsdom leaves out of a browser: sizes, media queries, scrolling. */
function completeBrowser(): void {
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), mediaQuery(media));
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
}

const mediaQuery = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});

/** Renders with everything that stands around the pages, in English unless another language is asked for. */
export async function renderInApp(node: ReactNode, { language = 'en', client = new QueryClient() } = {}) {
  completeBrowser();
  await i18n.changeLanguage(language);
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
