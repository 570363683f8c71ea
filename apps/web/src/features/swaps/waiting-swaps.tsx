import { Button, Stack, Title } from '@mantine/core';
import type { swaps } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Entry, EntryList } from '../../ui/entry-list.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { SwapDecisionDrawer } from './swap-decision-drawer.tsx';
import { swapQueries } from './swap-queries.ts';
import { SwapWords } from './swap-words.tsx';

/** Accepted offers that wait for the manager, the soonest shift first, and those that nobody has accepted yet. */
export function WaitingSwaps() {
  const { t } = useTranslation('swaps');
  const accepted = useQuery(swapQueries.accepted());
  const open = useQuery(swapQueries.unanswered());
  const [reviewed, setReviewed] = useState<swaps.SwapOffer | null>(null);
  return (
    <Stack gap="xl">
      <QueryView query={accepted} skeleton={<RowsSkeleton rows={3} height={110} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={CircleCheck} title={t('nothingWaits')} text={t('nothingWaitsText')} />
          ) : (
            <EntryList label={t('tabs.pending')}>
              {soonest(items).map((offer) => (
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
          )
        }
      </QueryView>
      {open.data !== undefined && open.data.items.length > 0 && (
        <Stack gap="xs" component="section">
          <Title order={2} size="h3">
            {t('notAccepted')}
          </Title>
          <EntryList label={t('notAccepted')}>
            {soonest(open.data.items).map((offer) => (
              <Entry key={offer.id} icon={ArrowLeftRight}>
                <SwapWords offer={offer} />
              </Entry>
            ))}
          </EntryList>
        </Stack>
      )}
      {reviewed && <SwapDecisionDrawer offer={reviewed} onClose={() => setReviewed(null)} />}
    </Stack>
  );
}

const soonest = (offers: swaps.SwapOffer[]) =>
  offers.toSorted((a, b) => (a.shift.date + a.shift.start_time).localeCompare(b.shift.date + b.shift.start_time));
