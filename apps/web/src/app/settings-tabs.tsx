import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useAreaPlace } from '../lib/use-area-place.ts';
import classes from './tabs.module.css';

const own = ['profile', 'notifications', 'appearance', 'security'] as const;
/** The project, and the page that only a payer has. */
const managerBusiness = ['system', 'subscriptions'] as const;
const ofEmployee = [...own, 'system'] as const;

/**
 * The settings, each at its own address. A manager's own account and the business are two places; an employee can only
 * read the settings of the business, next to their own.
 */
export function SettingsTabs() {
  const area = useAreaPlace();
  const { pathname } = useLocation();
  const place = `${area}/settings`;
  const { t } = useTranslation('shell');
  const isBusiness = managerBusiness.some((tab) => pathname.startsWith(`${place}/${tab}`));
  const ofManager = isBusiness ? managerBusiness : own;
  const tabs = area === '/manager' ? ofManager : ofEmployee;
  return (
    <>
      <nav className={classes.tabs} aria-label={t(isBusiness ? 'places.business' : 'places.own')}>
        {tabs.map((tab) => (
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
