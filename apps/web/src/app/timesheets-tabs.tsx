import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import classes from './tabs.module.css';

/** Worked hours, their balance against the norm, and how evenly they are distributed. */
export function TimesheetsTabs() {
  const { t } = useTranslation('shell');
  return (
    <>
      <nav className={classes.tabs} aria-label={t('timesheets')}>
        <NavLink className={classes.tab ?? ''} to="/manager/timesheets" end>
          {t('timesheets')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to="/manager/timesheets/sheet">
          {t('sheet')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to="/manager/timesheets/ledger">
          {t('ledger')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to="/manager/timesheets/fairness">
          {t('fairness')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to="/manager/timesheets/exports">
          {t('payrollExports')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to="/manager/timesheets/tablets">
          {t('tablets')}
        </NavLink>
      </nav>
      <Outlet />
    </>
  );
}
