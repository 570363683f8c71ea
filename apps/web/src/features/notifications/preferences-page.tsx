import type { notifications } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { ChannelTable } from './channel-table.tsx';
import { FailedDeliveries } from './failed-deliveries.tsx';
import { notificationQueries } from './notification-queries.ts';
import classes from './notifications.module.css';
import { PushSection } from './push-section.tsx';
import { TimingSection } from './timing-section.tsx';
import { usePreferences } from './use-preferences.ts';

/**
 * `/manager/settings/notifications`, `/worker/settings/notifications`: which notifications, on which channels, and the
 * quiet hours.
 */
export function PreferencesPage() {
  const { t } = useTranslation('notifications');
  const { role, projectId } = useSession();
  const query = useQuery(notificationQueries.preferences());
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <div className={classes.sections}>
        <QueryView what="settings" query={query} skeleton={<RowsSkeleton rows={6} height={44} />}>
          {(stored) => <Sections stored={stored} />}
        </QueryView>
        {role === 'manager' && projectId !== null && <FailedDeliveries />}
      </div>
    </>
  );
}

function Sections({ stored }: { stored: notifications.Preferences }) {
  const { shown, change } = usePreferences(stored);
  return (
    <>
      <ChannelTable shown={shown} change={change} />
      <PushSection />
      <TimingSection shown={shown} change={change} />
    </>
  );
}
