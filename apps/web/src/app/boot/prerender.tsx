import { MantineProvider } from '@mantine/core';
import type { Language } from '@pamaina/contract';
import i18n from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { LandingView } from '../../features/start/landing/landing-view.tsx';
import { theme } from './theme.ts';

export interface Landing {
  markup: string;
  title: string;
  /** The description of the page for search engines. */
  text: string;
}

const texts = import.meta.glob<object>('../../i18n/*/{common,start/landing}.ts', { eager: true, import: 'default' });

/** The landing page of a language as markup, with the metadata of the document. Only for the build. */
export async function prerenderLanding(language: Language): Promise<Landing> {
  await i18n.use(initReactI18next).init({
    lng: language,
    ns: ['common', 'landing'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    resources: {
      [language]: {
        common: textsOf(language, 'common'),
        landing: textsOf(language, 'start/landing'),
      },
    },
  });
  const markup = renderToStaticMarkup(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <MemoryRouter>
        <LandingView />
      </MemoryRouter>
    </MantineProvider>,
  );
  return { markup, title: i18n.t('landing:title'), text: i18n.t('landing:description') };
}

function textsOf(language: Language, path: string): object {
  const found = texts[`../../i18n/${language}/${path}.ts`];
  if (found === undefined) throw new Error(`No texts ${language}/${path}`);
  return found;
}
