import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { useSession } from '../lib/session.tsx';
import classes from './tabs.module.css';

/** The settings of an area, each under its own address: the own account, and the project. */
export function SettingsTabs() {
  const place = `/${useSession().role === 'employee' ? 'worker' : 'manager'}/settings`;
  const { t } = useTranslation('shell');
  return (
    <>
      <nav className={classes.tabs} aria-label={t('settings')}>
        <NavLink className={classes.tab ?? ''} to={place} end>
          {t('security')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to={`${place}/system`}>
          {t('system')}
        </NavLink>
      </nav>
      <Outlet />
    </>
  );
}
