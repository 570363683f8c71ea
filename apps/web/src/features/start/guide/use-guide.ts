import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/format/use-language.ts';
import type { GuideHead } from './guide.ts';
import { heads, pages } from './loaders.ts';

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
    queryFn: async () => (await pages[language]()).default,
    staleTime: Infinity,
  });
}
