import { useTranslation } from 'react-i18next';

type Tab = 'pending' | 'claims' | 'history' | 'incoming' | 'open' | 'mine';

/** The label of a tab, with the number of pending items. */
export function useTabLabel(): (tab: Tab, count: number) => string {
  const { t } = useTranslation('swaps');
  return (tab, count) => {
    const name = t(`tabs.${tab}`);
    return count === 0 ? name : t('tabs.withCount', { name, count });
  };
}
