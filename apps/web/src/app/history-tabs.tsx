import { useTranslation } from 'react-i18next';
import { useAreaPlace } from '../lib/use-area-place.ts';
import { PageTabs } from './page-tabs.tsx';

/**
 * The activity and the published months, each at its own address; an employee's swaps too (Decisions, pages that no
 * route names).
 */
export function HistoryTabs() {
  const { t } = useTranslation('shell');
  const area = useAreaPlace();
  const place = `${area}/history`;
  return (
    <PageTabs
      label={t('history')}
      tabs={[
        { to: place, label: t('activity'), end: true },
        ...(area === '/worker' ? [{ to: `${place}/swaps`, label: t('swaps') }] : []),
        { to: `${place}/published`, label: t('published') },
      ]}
    />
  );
}
