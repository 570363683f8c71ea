import { constants, type Language } from '@pamaina/contract';
import i18n from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';

type Texts = { default: Record<string, object> };

/** What can be shown before somebody has signed in and chosen a project; `loaded/entry-*` hold the same. */
const entry = ['common', 'landing', 'projects', 'session', 'settings', 'shell'];

const parts: Record<Language, { entry: () => Promise<Texts>; area: () => Promise<Texts> }> = {
  en: { entry: () => import('./loaded/entry-en.ts'), area: () => import('./loaded/area-en.ts') },
  lt: { entry: () => import('./loaded/entry-lt.ts'), area: () => import('./loaded/area-lt.ts') },
};

const textFiles = {
  type: 'backend' as const,
  init: () => undefined,
  read: async (language: Language, namespace: string) => {
    const part = entry.includes(namespace) ? 'entry' : 'area';
    const texts = (await parts[language][part]()).default[`../${language}/${namespace}.ts`];
    if (texts === undefined) throw new Error(`No texts ${language}/${namespace}`);
    return texts;
  },
};

/** Every file `<language>/<feature>.ts` is a namespace: the texts of a new feature's pages need no list. */
export async function loadAreaTexts(): Promise<void> {
  const files = Object.keys((await parts[i18n.resolvedLanguage === 'lt' ? 'lt' : 'en'].area()).default);
  await i18n.loadNamespaces(files.map((path) => path.slice('../en/'.length, -'.ts'.length)));
}

/**
 * Loads the texts of the user's language: the one kept in local storage, else the browser's, else English (Spec section 1).
 * The choice is cached under the library's default key.
 */
export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', () => {
    document.documentElement.lang = i18n.resolvedLanguage ?? 'en';
  });
  await i18n
    .use(textFiles)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: constants.languages,
      fallbackLng: 'en',
      load: 'languageOnly',
      nonExplicitSupportedLngs: true,
      // A copy: the library adds to it.
      ns: [...entry],
      defaultNS: 'common',
      detection: { order: ['localStorage', 'navigator'], caches: ['localStorage'] },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  document.documentElement.lang = i18n.resolvedLanguage ?? 'en';
}
