import { Anchor, Skeleton } from '@mantine/core';
import type { ReplyOf, schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Archive, ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ArchiveList, ArchiveSeal } from './archive-list.tsx';
import { ArchivedMonth } from './archived-month.tsx';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';

/** The published months, or the one in the address. */
export function ArchivePage() {
  const { id } = useParams();
  return id === undefined ? <AllMonths /> : <OneMonth id={id} />;
}

function AllMonths() {
  const { t } = useTranslation('schedule');
  const place = useAreaPlace();
  const archives = useQuery(scheduleQueries.archives());
  return (
    <>
      <PageHeader title={t('archive.title')} about={t('archive.text')} />
      <QueryView
        what="history"
        query={archives}
        skeleton={<RowsSkeleton />}
        empty={{
          icon: Archive,
          title: t('archive.empty'),
          text: t('archive.emptyText'),
          action: (
            <NextStep to={place === '/manager' ? '/manager/calendar' : '/worker/schedule'}>
              {t('archive.toCalendar')}
            </NextStep>
          ),
        }}
      >
        {(list) => <ArchiveList archives={list} />}
      </QueryView>
    </>
  );
}

function OneMonth({ id }: { id: string }) {
  const { t } = useTranslation('schedule');
  const place = useAreaPlace();
  const archive = useQuery(scheduleQueries.archive(id));
  return (
    <>
      <Anchor
        component={Link}
        to={`${place}/history/published`}
        size="sm"
        style={{ display: 'inline-flex', gap: 4, alignItems: 'center' }}
      >
        <ArrowLeft size={14} aria-hidden /> {t('archive.title')}
      </Anchor>
      <QueryView what="history" query={archive} skeleton={<Skeleton height={420} />}>
        {(found) => <Archived found={found} />}
      </QueryView>
    </>
  );
}

function Archived({ found }: { found: NonNullable<ReplyOf<typeof schedule.getArchive>> }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const month = format.month(found.year, found.month);
  const name = found.published_by_name ?? found.published_by;
  const about = { version: found.version, when: format.instant(found.published_at), name };
  useTitle(month);
  return (
    <>
      <PageHeader title={month} description={t('archive.about', about)} />
      <ArchiveSeal archive={found} />
      <ArchivedMonth archive={found} />
    </>
  );
}
