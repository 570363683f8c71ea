import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import classes from './tabs.module.css';

/** The manager's list of employees, and the directory that everyone sees. */
export function EmployeesTabs() {
  const { t } = useTranslation('shell');
  return (
    <>
      <nav className={classes.tabs} aria-label={t('employees')}>
        <NavLink className={classes.tab ?? ''} to="/manager/employees" end>
          {t('employees')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to="/manager/employees/team">
          {t('team')}
        </NavLink>
      </nav>
      <Outlet />
    </>
  );
}
