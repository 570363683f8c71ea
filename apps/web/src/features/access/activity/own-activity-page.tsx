import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ActivityDays } from './activity-days.tsx';
import { activityQueries } from './activity-queries.ts';

const PAGE_SIZE = 30;

/** `/worker/history`: the user's own changes, the newest first; the page number is in the address. */
export function OwnActivityPage() {
  const { t } = useTranslation('activity');
  const [asked, setAsked] = useAddressState('page');
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const query = useQuery(activityQueries.page({ page: String(page), page_size: String(PAGE_SIZE) }));
  const home = useAreaPlace();
  return (
    <>
      <PageHeader title={t('ownTitle')} about={t('ownDescription')} />
      <QueryView
        what="history"
        query={query}
        skeleton={<RowsSkeleton rows={6} />}
        empty={{
          icon: History,
          title: t('emptyTitle'),
          text: t('ownEmptyText'),
          action: (
            <NextStep to={home === '/manager' ? '/manager/calendar' : '/worker/schedule'}>
              {t('shell:next.schedule')}
            </NextStep>
          ),
        }}
        isEmpty={({ total }) => total === 0}
      >
        {({ items, total }) => (
          <>
            <ActivityDays items={items} />
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              total={total}
              onChange={(to) => setAsked(to === 1 ? '' : String(to))}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
