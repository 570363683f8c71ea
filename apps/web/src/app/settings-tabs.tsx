import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { useAreaPlace } from '../lib/use-area-place.ts';
import classes from './tabs.module.css';

const own = ['profile', 'notifications', 'appearance', 'security'] as const;
const business = ['system'] as const;
/** Besides, what only somebody who pays has. */
const managerBusiness = [...business, 'subscriptions'] as const;

/** The settings of an area, each under its own address: the own account, and the project. */
export function SettingsTabs() {
  const place = `${useAreaPlace()}/settings`;
  const { t } = useTranslation('shell');
  return (
    <>
      <nav className={classes.tabs} aria-label={t('settings')}>
        {own.map((tab) => (
          <SettingsTab key={tab} tab={tab} place={place} />
        ))}
        <span className={classes.parting} aria-hidden />
        {(place.startsWith('/manager') ? managerBusiness : business).map((tab) => (
          <SettingsTab key={tab} tab={tab} place={place} />
        ))}
      </nav>
      <Outlet />
    </>
  );
}

type Tab = (typeof own)[number] | (typeof managerBusiness)[number];

function SettingsTab({ tab, place }: { tab: Tab; place: string }) {
  const { t } = useTranslation('shell');
  return (
    <NavLink className={classes.tab ?? ''} to={tab === 'profile' ? place : `${place}/${tab}`} end={tab === 'profile'}>
      {t(tab)}
    </NavLink>
  );
}
