import { defaultLanguage, languageCodes, type Language } from '@pamaina/contract';
import i18n from 'i18next';
import { currentLanguage } from './current-language.ts';
import { loaders } from './loaders.ts';
import { textParts, type TextPart } from './text-parts.ts';
import { LANGUAGE_KEY, wantedLanguage } from './wanted-language.ts';

const textFiles = {
  type: 'backend' as const,
  init: () => undefined,
  read: async (language: Language, namespace: string) => {
    const texts = (await loaders[language][partOf(namespace)]()).default[namespace];
    if (texts === undefined) throw new Error(`No texts ${language}/${namespace}`);
    return texts;
  },
};

function partOf(namespace: string): TextPart {
  const parts = Object.entries<readonly string[]>(textParts) as [TextPart, readonly string[]][];
  return parts.find(([, namespaces]) => namespaces.includes(namespace))?.[0] ?? 'pages';
}

/** Every file of the part is a namespace. */
export async function loadTexts(part: TextPart): Promise<void> {
  const { default: texts } = await loaders[currentLanguage()][part]();
  await i18n.loadNamespaces(Object.keys(texts));
}

/** Loads the texts of the user's language, and from now on stores a changed language. */
export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', (language) => {
    localStorage.setItem(LANGUAGE_KEY, language);
    document.documentElement.lang = currentLanguage();
  });
  await i18n.use(textFiles).init({
    lng: wantedLanguage(),
    supportedLngs: languageCodes,
    fallbackLng: defaultLanguage,
    load: 'languageOnly',
    nonExplicitSupportedLngs: true,
    // A copy: the library adds to it.
    ns: [...textParts.first],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  document.documentElement.lang = currentLanguage();
}
