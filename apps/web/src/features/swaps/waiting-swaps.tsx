import { Button, Stack, Title } from '@mantine/core';
import type { swaps } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/use-page.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Entry, EntryList } from '../../ui/table/entry-list.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { SwapDecisionDrawer } from './swap-decision-drawer.tsx';
import { PAGE_SIZE, swapQueries } from './swap-queries.ts';
import { SwapWords } from './swap-words.tsx';

/**
 * Accepted offers that wait for the manager and those that no one has accepted yet, the soonest shift first; the page
 * numbers are in the address.
 */
export function WaitingSwaps() {
  const { t } = useTranslation('swaps');
  const [page, setPage] = usePage('waiting');
  const [openPage, setOpenPage] = usePage();
  const accepted = useQuery(swapQueries.accepted(page));
  const open = useQuery(swapQueries.unanswered(openPage));
  const [reviewed, setReviewed] = useState<swaps.SwapOffer | null>(null);
  return (
    <Stack gap="xl">
      <QueryView what="swaps" query={accepted} skeleton={<RowsSkeleton rows={3} height={110} />}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState icon={CircleCheck} title={t('nothingWaits')} text={t('nothingWaitsText')} />
          ) : (
            <div>
              <EntryList label={t('tabs.pending')}>
                {items.map((offer) => (
                  <Entry
                    key={offer.id}
                    icon={ArrowLeftRight}
                    actions={
                      <Button
                        variant="light"
                        aria-label={t('reviewOne', { name: offer.offered_by.name })}
                        onClick={() => setReviewed(offer)}
                      >
                        {t('review')}
                      </Button>
                    }
                  >
                    <SwapWords offer={offer} />
                  </Entry>
                ))}
              </EntryList>
              <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
      {open.data !== undefined && open.data.total > 0 && (
        <Stack gap="xs" component="section">
          <Title order={2} size="h3">
            {t('notAccepted')}
          </Title>
          <EntryList label={t('notAccepted')}>
            {open.data.items.map((offer) => (
              <Entry key={offer.id} icon={ArrowLeftRight}>
                <SwapWords offer={offer} />
              </Entry>
            ))}
          </EntryList>
          <Pager page={openPage} pageSize={PAGE_SIZE} total={open.data.total} onChange={setOpenPage} />
        </Stack>
      )}
      {reviewed && <SwapDecisionDrawer offer={reviewed} onClose={() => setReviewed(null)} />}
    </Stack>
  );
}
