import { useTranslation } from 'react-i18next';
import { PageTabs } from './page-tabs.tsx';

/** Worked hours, their balance against the norm, and how evenly they are distributed. */
export function TimesheetsTabs() {
  const { t } = useTranslation('shell');
  const place = '/manager/timesheets';
  return (
    <PageTabs
      label={t('timesheets')}
      tabs={[
        { to: place, label: t('timesheets'), end: true },
        { to: `${place}/sheet`, label: t('sheet') },
        { to: `${place}/ledger`, label: t('ledger') },
        { to: `${place}/fairness`, label: t('fairness') },
        { to: `${place}/exports`, label: t('payrollExports') },
        { to: `${place}/tablets`, label: t('tablets') },
      ]}
    />
  );
}
