import { Skeleton, Stack, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { privacy } from '@pamaina/contract';
import { Download, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../lib/session/session.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { useDownload } from '../../../lib/http/use-action.ts';
import { OwnAccess } from '../../business/members/index.ts';
import { OwnCertificates } from '../../business/certificates/index.ts';
import { DetailsSection } from './details-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { profileQueries } from './profile-queries.ts';

/** `/manager/settings` and `/worker/settings`: the user's own profile. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const isEmployee = useSession().user?.role === 'employee';
  const query = useQuery(profileQueries.profile());
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
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
              {!isEmployee && <OwnAccess />}
              <DataSection />
            </>
          )}
        </QueryView>
      </Stack>
    </>
  );
}

const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }));

/** The personal data of the user: download and erasure (GDPR 15, 17, 20). */
function DataSection() {
  const { t } = useTranslation('profile');
  const [isErasing, setErasing] = useState(false);
  const download = useDownload(privacy.exportOwn);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="data">
      <Stack gap="md">
        <Title order={2} id="data">
          {t('data.title')}
        </Title>
        <Text c="dimmed">{t('data.text')}</Text>
        <Group>
          <Button
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
            loading={download.isBusy}
            onClick={() => download.run({})}
          >
            {t('data.download')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => setErasing(true)}
          >
            {t('data.erase')}
          </Button>
        </Group>
      </Stack>
      <Suspense>{isErasing && <EraseDialog onClose={() => setErasing(false)} />}</Suspense>
    </Paper>
  );
}
