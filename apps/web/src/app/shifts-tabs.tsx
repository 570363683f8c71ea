import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import classes from './tabs.module.css';

/** Templates, requirements and holidays, each at its own address (Decisions). */
export function ShiftsTabs() {
  const { t } = useTranslation('shell');
  return (
    <>
      <nav className={classes.tabs} aria-label={t('shifts')}>
        <NavLink className={classes.tab ?? ''} to="/manager/shifts/templates">
          {t('templates')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to="/manager/shifts/requirements">
          {t('requirements')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to="/manager/shifts/holidays">
          {t('holidays')}
        </NavLink>
      </nav>
      <Outlet />
    </>
  );
}
