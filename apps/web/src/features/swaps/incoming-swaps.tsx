import { Button, Stack, Text } from '@mantine/core';
import { swaps } from '@pamaina/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.tsx';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Entry, EntryList } from '../../ui/entry-list.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useDelete } from '../../ui/use-delete.ts';
import { swapQueries } from './swap-queries.ts';
import { SwapWords } from './swap-words.tsx';
import { useShiftText } from './use-shift-text.ts';

/**
 * Offers to the user: accepted with one press, declined after a confirmation; decided ones are below with their
 * outcome.
 */
export function IncomingSwaps() {
  const { t } = useTranslation('swaps');
  const { user } = useSession();
  const shiftText = useShiftText();
  const reload = useReloadProject();
  const query = useQuery(swapQueries.incoming());
  const acceptance = useMutation({
    mutationFn: ({ id }: swaps.SwapOffer) => call(swaps.acceptSwap, { params: { id } }).finally(reload),
    onSuccess: () => toastSuccess(t('accepted')),
    onError: (error) => toastError(errorText(error)),
  });
  const refusal = useDelete(async ({ id }: swaps.SwapOffer) => {
    await call(swaps.declineSwap, { params: { id } }).finally(reload);
    toastSuccess(t('declined'));
  });
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
        loading={acceptance.isPending && acceptance.variables.id === offer.id}
        disabled={acceptance.isPending && acceptance.variables.id !== offer.id}
        onClick={() => acceptance.mutate(offer)}
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
      <ConfirmDialog
        isOpen={refusal.asked !== null}
        title={t('declineTitle')}
        confirmLabel={t('decline')}
        isBusy={refusal.isBusy}
        onConfirm={refusal.confirm}
        onClose={refusal.cancel}
      >
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
