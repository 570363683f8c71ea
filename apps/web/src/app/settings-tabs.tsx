import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAreaPlace } from '../lib/use-area-place.ts';
import { PageTabs } from './page-tabs.tsx';

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
    <PageTabs
      label={t(isBusiness ? 'places.business' : 'places.own')}
      tabs={tabs.map((tab) => ({
        to: tab === 'profile' ? place : `${place}/${tab}`,
        label: t(tab),
        end: tab === 'profile',
      }))}
    />
  );
}
