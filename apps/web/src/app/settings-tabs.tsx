import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import classes from './tabs.module.css';

/** The manager's settings, each under its own address: the own account, and the project. */
export function SettingsTabs() {
  const { t } = useTranslation('shell');
  return (
    <>
      <nav className={classes.tabs} aria-label={t('settings')}>
        <NavLink className={classes.tab ?? ''} to="/manager/settings" end>
          {t('security')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to="/manager/settings/system">
          {t('system')}
        </NavLink>
      </nav>
      <Outlet />
    </>
  );
}
