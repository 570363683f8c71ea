import { useQuery } from '@tanstack/react-query';
import { History, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isDate } from '../../../lib/dates/dates.ts';
import { useAddress, withValues } from '../../../lib/use-address.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ActivityDays } from './activity-days.tsx';
import { ActivityFilters, type Filters } from './activity-filters.tsx';
import { activityQueries } from './activity-queries.ts';

const PAGE_SIZE = 30;

/** `/manager/history`: every change, the newest first; the filters and the page number are in the address. */
export function ActivityPage() {
  const { t } = useTranslation('activity');
  const [search, changeAddress] = useAddress();
  const filters = readFilters(search);
  const page = /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const query = useQuery(activityQueries.page({ ...given(filters), page: String(page), page_size: String(PAGE_SIZE) }));
  const go = (step: Record<string, string>) => changeAddress((now) => withValues(now, { page: '', ...step }));
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <ActivityFilters filters={filters} onChange={go} />
      <QueryView what="history" query={query} skeleton={<RowsSkeleton rows={10} />}>
        {({ items, total }) =>
          total === 0 ? (
            <Nothing
              isFiltered={Object.values(filters).some((value) => value !== '') || page > 1}
              onClear={() => go(Object.fromEntries(Object.keys(filters).map((name) => [name, ''])))}
            />
          ) : (
            <>
              <ActivityDays items={items} />
              <Pager
                page={page}
                pageSize={PAGE_SIZE}
                total={total}
                onChange={(to) => go({ page: to === 1 ? '' : String(to) })}
              />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('activity');
  return (
    <div style={{ marginTop: 20 }}>
      {isFiltered ? (
        <EmptyState
          icon={SearchX}
          title={t('noneTitle')}
          text={t('noneText')}
          action={<NextStep act={onClear}>{t('shell:next.clear')}</NextStep>}
        />
      ) : (
        <EmptyState
          icon={History}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<NextStep to="/manager/calendar">{t('shell:next.schedule')}</NextStep>}
        />
      )}
    </div>
  );
}

/** The filters in the address; invalid dates are ignored. */
function readFilters(search: URLSearchParams): Filters {
  const day = (name: string) => {
    const value = search.get(name);
    return isDate(value) ? value : '';
  };
  const [from, to] = [day('from'), day('to')];
  return {
    type: search.get('type') ?? '',
    person: search.get('person') ?? '',
    from,
    to: from !== '' && to < from ? '' : to,
  };
}

const given = (filters: Filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
