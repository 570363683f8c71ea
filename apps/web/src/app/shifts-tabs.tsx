import { useTranslation } from 'react-i18next';
import { PageTabs } from './page-tabs.tsx';

/** Templates, requirements and holidays, each at its own address (Decisions). */
export function ShiftsTabs() {
  const { t } = useTranslation('shell');
  return (
    <PageTabs
      label={t('shifts')}
      tabs={[
        { to: '/manager/shifts/templates', label: t('templates') },
        { to: '/manager/shifts/requirements', label: t('requirements') },
        { to: '/manager/shifts/holidays', label: t('holidays') },
      ]}
    />
  );
}
