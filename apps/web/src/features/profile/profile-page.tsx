import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { OwnCertificates } from '../certificates/index.ts';
import { DataSection } from './data-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { profileQueries } from './profile-queries.ts';

/** `/manager/settings` and `/worker/settings`: the user's own profile (Spec section 3, Settings). */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const isEmployee = useSession().user?.role === 'employee';
  const query = useQuery(profileQueries.profile());
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap={20} maw={720}>
        <QueryView
          what="settings"
          query={query}
          skeleton={
            <>
              <Skeleton height={180} />
              <Skeleton height={360} />
            </>
          }
        >
          {(stored) => (
            <>
              <PictureSection stored={stored} />
              <DetailsSection stored={stored} />
              {isEmployee && <OwnCertificates />}
              <DataSection />
            </>
          )}
        </QueryView>
      </Stack>
    </>
  );
}
