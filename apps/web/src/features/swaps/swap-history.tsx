import { Group, Select } from '@mantine/core';
import { swaps } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Entry, EntryList } from '../../ui/table/entry-list.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PAGE_SIZE, swapQueries } from './swap-queries.ts';
import { SwapWords } from './swap-words.tsx';

/** `accepted` is the employees' name for `employee_accepted`. */
const STATUSES = swaps.swapStatuses.filter((status) => status !== 'accepted');

/** All offers, the latest first; the filter and the page number are in the address. */
export function SwapHistory() {
  const { t } = useTranslation('swaps');
  const [search, setSearch] = useSearchParams();
  const status = STATUSES.find((one) => one === search.get('status'));
  const page = /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const query = useQuery(swapQueries.page(status, page));
  const go = (step: { status?: string; page?: string }) => {
    const next = { tab: 'history', status: status ?? '', ...step };
    setSearch(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '')));
  };
  return (
    <>
      <Group>
        <Select
          label={t('filter')}
          placeholder={t('allStatuses')}
          clearable
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          data={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status ?? null}
          onChange={(value) => go({ status: value ?? '' })}
        />
      </Group>
      <QueryView what="swaps" query={query} skeleton={<RowsSkeleton rows={5} height={110} />}>
        {({ items, total }) =>
          total === 0 ? (
            status === undefined && page === 1 ? (
              <EmptyState icon={ArrowLeftRight} title={t('emptyTitle')} text={t('emptyText')} />
            ) : (
              <EmptyState icon={SearchX} title={t('noneFound')} />
            )
          ) : (
            <>
              <EntryList label={t('tabs.history')}>
                {items.map((offer) => (
                  <Entry key={offer.id} icon={ArrowLeftRight}>
                    <SwapWords offer={offer} />
                  </Entry>
                ))}
              </EntryList>
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
