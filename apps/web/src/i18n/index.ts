import { constants } from '@pamaina/contract';
import i18n from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';

type Texts = { default: Record<string, unknown> };

/** Every file `<language>/<feature>.ts` is a namespace: a new feature's texts need no list. */
const files = import.meta.glob<Texts>('./{en,lt}/*.ts');
const namespaces = Object.keys(files)
  .filter((path) => path.startsWith('./en/'))
  .map((path) => path.slice('./en/'.length, -'.ts'.length));

const textFiles = {
  type: 'backend' as const,
  init: () => undefined,
  read: async (language: string, namespace: string) => {
    const load = files[`./${language}/${namespace}.ts`];
    if (load === undefined) throw new Error(`No texts ${language}/${namespace}`);
    return (await load()).default;
  },
};

/**
 * Loads the texts of the user's language: the one kept in local storage, else the browser's, else English (Spec section 1).
 * The choice is cached under the library's default key.
 */
export async function startI18n(): Promise<typeof i18n> {
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
      ns: namespaces,
      defaultNS: 'common',
      detection: { order: ['localStorage', 'navigator'], caches: ['localStorage'] },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  document.documentElement.lang = i18n.resolvedLanguage ?? 'en';
  return i18n;
}
