import { Button, Text } from '@mantine/core';
import { swaps } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Entry, EntryList } from '../../ui/table/entry-list.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../ui/feedback/use-delete.ts';
import { swapQueries } from './swap-queries.ts';
import { SwapWords } from './swap-words.tsx';
import { useShiftText } from './use-shift-text.ts';

/** The user's own offers; an undecided one can be withdrawn. */
export function OutgoingSwaps() {
  const { t } = useTranslation('swaps');
  const shiftText = useShiftText();
  const query = useQuery(swapQueries.outgoing());
  const cancellation = useDelete(
    ({ id }: swaps.SwapOffer, write) => write(swaps.cancelSwap, { params: { id } }),
    t('cancelled'),
  );
  return (
    <>
      <QueryView what="swaps" query={query} skeleton={<RowsSkeleton rows={3} height={110} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={ArrowLeftRight} title={t('mineEmptyTitle')} text={t('mineEmptyText')} />
          ) : (
            <EntryList label={t('tabs.mine')}>
              {list.map((offer) => (
                <Entry
                  key={offer.id}
                  icon={ArrowLeftRight}
                  {...((offer.status === 'pending' || offer.status === 'accepted') && {
                    actions: (
                      <Button
                        variant="subtle"
                        color="gray"
                        leftSection={<Undo2 size={16} aria-hidden />}
                        aria-label={t('cancelOne', { shift: shiftText(offer.shift) })}
                        onClick={() => cancellation.ask(offer)}
                      >
                        {t('cancel')}
                      </Button>
                    ),
                  })}
                >
                  <SwapWords offer={offer} />
                </Entry>
              ))}
            </EntryList>
          )
        }
      </QueryView>
      <ConfirmDialog {...cancellation.dialog} title={t('cancelTitle')} confirmLabel={t('cancel')}>
        {cancellation.asked && <Text fw={600}>{shiftText(cancellation.asked.shift)}</Text>}
      </ConfirmDialog>
    </>
  );
}
