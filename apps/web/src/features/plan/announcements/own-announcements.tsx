import { announcements } from '@pamaina/contract';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction, useDownload } from '../../../lib/http/use-action.ts';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnnouncementBody, AnnouncementFrom } from './announcement-body.tsx';
import { announcementQueries } from './announcement-queries.ts';

type Own = announcements.OwnAnnouncement;

/** The announcements that the employee has not confirmed, each with one press; nothing if there are none. */
export function OpenAnnouncements() {
  const { data = [] } = useQuery(announcementQueries.own());
  return data
    .filter(({ confirmed_at }) => confirmed_at === null)
    .map((one) => <OwnAnnouncement key={one.id} own={one} />);
}

/** `/worker/announcements`: everything that is announced to the employee, also what they have confirmed. */
export function OwnAnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const query = useQuery(announcementQueries.own());
  return (
    <Stack gap="md" maw={720}>
      <PageHeader title={t('title')} about={t('ownDescription')} />
      <QueryView
        what="announcements"
        query={query}
        skeleton={<RowsSkeleton rows={2} height={160} />}
        empty={{
          icon: Megaphone,
          title: t('ownEmptyTitle'),
          text: t('ownEmptyText'),
          action: <NextStep to="/worker/schedule">{t('shell:next.schedule')}</NextStep>,
        }}
      >
        {(list) => list.map((one) => <OwnAnnouncement key={one.id} own={one} />)}
      </QueryView>
    </Stack>
  );
}

function OwnAnnouncement({ own }: { own: Own }) {
  const { t } = useTranslation('announcements');
  const format = useFormat();
  const confirm = useAction(announcements.confirmAnnouncement, { done: t('confirmed'), failed: t('confirmFailed') });
  const download = useDownload(announcements.readAttachment);
  const { id, title, version, confirmed_at } = own;
  return (
    <Paper withBorder p="md" role="region" aria-label={title}>
      <Stack gap="sm">
        <div>
          <Title order={2} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          <AnnouncementFrom announcement={own} />
        </div>
        <AnnouncementBody
          announcement={own}
          isBusy={download.isBusy}
          onDownload={() => download.run({ params: { id } })}
        />
        {confirmed_at === null ? (
          <Button loading={confirm.isBusy} onClick={() => confirm.run({ params: { id }, ifMatch: version })}>
            {t('confirm')}
          </Button>
        ) : (
          <Text size="sm">
            <StatusBadge tone="good" label={t('confirmedAt', { when: format.instant(confirmed_at) })} />
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
