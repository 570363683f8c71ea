import { constants, type Language } from '@pamaina/contract';
import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_KEY, wantedLanguage } from './wanted-language.ts';

type Texts = { default: Record<string, object> };
type Part =
  | 'first'
  | 'landing'
  | 'session'
  | 'entry'
  | 'legal'
  | 'payments'
  | 'area'
  | 'home'
  | 'imports'
  | 'printing'
  | 'programs'
  | 'receipts'
  | 'recovery'
  | 'worker'
  | 'second-factor'
  | 'pages';

/** The texts that are loaded together; `loaded/<part>-*` contain the same, and `loaded/pages-*` all others. */
const namespaces: Record<Exclude<Part, 'pages'>, readonly string[]> = {
  /** Used on every page. */
  first: ['common'],
  landing: ['landing'],
  /** The pages of registration and sign-in. */
  session: ['session'],
  /** The pages between the sign-in and the two areas, the shell of the areas, and forms of more than two fields. */
  entry: ['invalid', 'projects', 'settings', 'shell'],
  legal: ['legal'],
  payments: ['payments'],
  /** The calendar. */
  area: ['absences', 'amendments', 'answers', 'asks', 'calendar', 'comments', 'events', 'schedule', 'tasks'],
  /** The manager's first page; the steps of an empty project also in the calendar. */
  home: ['dashboard', 'first-hour', 'ledger'],
  /** In a dialog alone. */
  imports: ['imports'],
  /** Of the calendar on paper, once the calendar is drawn. */
  printing: ['printing'],
  /** Settings that few open. */
  programs: ['programs', 'webhooks'],
  /** Also on the pages that a link in an email opens. */
  receipts: ['announcements', 'receipts'],
  /** A forgotten password, codes; also in the settings. */
  recovery: ['recovery'],
  /** Additionally used in an employee's area. */
  worker: ['time-clock', 'worker'],
  /** Asked for on any page, and at the sign-in. */
  'second-factor': ['second-factor'],
};

const parts: Record<Language, Record<Part, () => Promise<Texts>>> = {
  en: {
    first: () => import('./loaded/first-en.ts'),
    landing: () => import('./loaded/landing-en.ts'),
    session: () => import('./loaded/session-en.ts'),
    entry: () => import('./loaded/entry-en.ts'),
    legal: () => import('./loaded/legal-en.ts'),
    payments: () => import('./loaded/payments-en.ts'),
    area: () => import('./loaded/area-en.ts'),
    home: () => import('./loaded/home-en.ts'),
    imports: () => import('./loaded/imports-en.ts'),
    printing: () => import('./loaded/printing-en.ts'),
    programs: () => import('./loaded/programs-en.ts'),
    receipts: () => import('./loaded/receipts-en.ts'),
    recovery: () => import('./loaded/recovery-en.ts'),
    worker: () => import('./loaded/worker-en.ts'),
    'second-factor': () => import('./loaded/second-factor-en.ts'),
    pages: () => import('./loaded/pages-en.ts'),
  },
  lt: {
    first: () => import('./loaded/first-lt.ts'),
    landing: () => import('./loaded/landing-lt.ts'),
    session: () => import('./loaded/session-lt.ts'),
    entry: () => import('./loaded/entry-lt.ts'),
    legal: () => import('./loaded/legal-lt.ts'),
    payments: () => import('./loaded/payments-lt.ts'),
    area: () => import('./loaded/area-lt.ts'),
    home: () => import('./loaded/home-lt.ts'),
    imports: () => import('./loaded/imports-lt.ts'),
    printing: () => import('./loaded/printing-lt.ts'),
    programs: () => import('./loaded/programs-lt.ts'),
    receipts: () => import('./loaded/receipts-lt.ts'),
    recovery: () => import('./loaded/recovery-lt.ts'),
    worker: () => import('./loaded/worker-lt.ts'),
    'second-factor': () => import('./loaded/second-factor-lt.ts'),
    pages: () => import('./loaded/pages-lt.ts'),
  },
};

const textFiles = {
  type: 'backend' as const,
  init: () => undefined,
  read: async (language: Language, namespace: string) => {
    const part = partOf(namespace);
    const texts = (await parts[language][part]()).default[`../${language}/${namespace}.ts`];
    if (texts === undefined) throw new Error(`No texts ${language}/${namespace}`);
    return texts;
  },
};

const isPart = (name: string): name is keyof typeof namespaces => name in namespaces;

const partOf = (namespace: string): Part =>
  Object.keys(namespaces)
    .filter(isPart)
    .find((part) => namespaces[part].includes(namespace)) ?? 'pages';

/** Every file `<language>/<feature>.ts` is a namespace: the texts of a new feature's pages need no list. */
export async function loadTexts(part: Part): Promise<void> {
  const files = Object.keys((await parts[i18n.resolvedLanguage === 'lt' ? 'lt' : 'en'][part]()).default);
  await i18n.loadNamespaces(files.map((path) => path.slice('../en/'.length, -'.ts'.length)));
}

/** Loads the texts of the user's language, and from now on stores a changed language. */
export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', (language) => {
    localStorage.setItem(LANGUAGE_KEY, language);
    document.documentElement.lang = i18n.resolvedLanguage ?? 'en';
  });
  await i18n
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: wantedLanguage(),
      supportedLngs: constants.languages,
      fallbackLng: 'en',
      load: 'languageOnly',
      nonExplicitSupportedLngs: true,
      // A copy: the library adds to it.
      ns: [...namespaces.first],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  document.documentElement.lang = i18n.resolvedLanguage ?? 'en';
}
