import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { useAreaPlace } from '../lib/use-area-place.ts';
import classes from './tabs.module.css';

const tabs = ['profile', 'notifications', 'appearance', 'security', 'system'] as const;
/** What only somebody who pays has. */
const managerTabs = [...tabs, 'subscriptions'] as const;

/** The settings of an area, each under its own address: the own account, and the project. */
export function SettingsTabs() {
  const place = `${useAreaPlace()}/settings`;
  const { t } = useTranslation('shell');
  return (
    <>
      <nav className={classes.tabs} aria-label={t('settings')}>
        {(place.startsWith('/manager') ? managerTabs : tabs).map((tab) => (
          <NavLink
            key={tab}
            className={classes.tab ?? ''}
            to={tab === 'profile' ? place : `${place}/${tab}`}
            end={tab === 'profile'}
          >
            {t(tab)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
