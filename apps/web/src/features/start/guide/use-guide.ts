import { useQuery } from '@tanstack/react-query';
import type { Language } from '@pamaina/contract';
import { useLanguage } from '../../../lib/format/use-language.ts';
import type { GuideHead, GuideText } from './guide.ts';

const heads: Record<Language, () => Promise<{ default: readonly GuideHead[] }>> = {
  en: () => import('./loaded/heads-en.ts'),
  lt: () => import('./loaded/heads-lt.ts'),
};
const texts: Record<Language, () => Promise<{ default: readonly GuideText[] }>> = {
  en: () => import('./loaded/pages-en.ts'),
  lt: () => import('./loaded/pages-lt.ts'),
};

/** The table of contents of the guide in the user's language; empty until it is loaded. */
export function useGuideHeads(): readonly GuideHead[] {
  const language = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['guide', 'heads', language],
    queryFn: async () => (await heads[language]()).default.toSorted((one, other) => one.order - other.order),
    staleTime: Infinity,
  });
  return data;
}

/** The texts of all pages of the guide in the user's language. */
export function useGuideTexts() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['guide', 'texts', language],
    queryFn: async () => (await texts[language]()).default,
    staleTime: Infinity,
  });
}
