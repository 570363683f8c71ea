import { useTranslation } from 'react-i18next';
import { PageTabs } from './page-tabs.tsx';

/** The manager's list of employees, and the directory that everyone sees. */
export function EmployeesTabs() {
  const { t } = useTranslation('shell');
  return (
    <PageTabs
      label={t('employees')}
      tabs={[
        { to: '/manager/employees', label: t('employees'), end: true },
        { to: '/manager/employees/team', label: t('team') },
      ]}
    />
  );
}
