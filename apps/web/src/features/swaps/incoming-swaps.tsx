import { Button, Stack, Text } from '@mantine/core';
import { swaps } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Entry, EntryList } from '../../ui/table/entry-list.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../ui/feedback/use-delete.ts';
import { swapQueries } from './swap-queries.ts';
import { SwapWords } from './swap-words.tsx';
import { useShiftText } from './use-shift-text.ts';
import { useAction } from '../../lib/http/use-action.ts';

/**
 * Offers to the user: accepted with one press, declined after a confirmation; decided ones are below with their
 * outcome.
 */
export function IncomingSwaps() {
  const { t } = useTranslation('swaps');
  const { user } = useSession();
  const shiftText = useShiftText();
  const query = useQuery(swapQueries.incoming());
  const acceptance = useAction(swaps.acceptSwap, { done: t('accepted') });
  const accepted = acceptance.isBusy ? acceptance.input?.params.id : undefined;
  const refusal = useDelete(
    ({ id }: swaps.SwapOffer, write) => write(swaps.declineSwap, { params: { id } }),
    t('declined'),
  );
  const actionsOf = (offer: swaps.SwapOffer) => (
    <>
      {offer.target?.employee_id === user?.employee_id && (
        <Button
          variant="default"
          aria-label={t('declineOne', { shift: shiftText(offer.shift) })}
          onClick={() => refusal.ask(offer)}
        >
          {t('decline')}
        </Button>
      )}
      <Button
        aria-label={t('acceptOne', { shift: shiftText(offer.shift) })}
        loading={accepted === offer.id}
        disabled={accepted !== undefined && accepted !== offer.id}
        onClick={() => acceptance.run({ params: { id: offer.id } })}
      >
        {t('accept')}
      </Button>
    </>
  );
  return (
    <>
      <QueryView what="swaps" query={query} skeleton={<RowsSkeleton rows={3} height={110} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={Inbox} title={t('incomingEmptyTitle')} text={t('incomingEmptyText')} />
          ) : (
            <EntryList label={t('tabs.incoming')}>
              {list.toSorted(waitingFirst).map((offer) => (
                <Entry
                  key={offer.id}
                  icon={ArrowLeftRight}
                  {...(offer.status === 'pending' && { actions: actionsOf(offer) })}
                >
                  <SwapWords offer={offer} />
                </Entry>
              ))}
            </EntryList>
          )
        }
      </QueryView>
      <ConfirmDialog {...refusal.dialog} title={t('declineTitle')} confirmLabel={t('decline')}>
        {refusal.asked && (
          <Stack gap="xs">
            <Text fw={600}>{shiftText(refusal.asked.shift)}</Text>
            <Text>{t('declineText', { name: refusal.asked.offered_by.name })}</Text>
          </Stack>
        )}
      </ConfirmDialog>
    </>
  );
}

const waitingFirst = (a: swaps.SwapOffer, b: swaps.SwapOffer) =>
  Number(b.status === 'pending') - Number(a.status === 'pending');
