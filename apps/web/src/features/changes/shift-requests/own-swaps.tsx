import { Button, Stack, Text } from '@mantine/core';
import { swaps } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Inbox, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { swapQueries } from './swap-queries.ts';
import { SwapWords, useShiftText, useSwapSentence } from './swap-words.tsx';

/** Offers to the user, those that wait for an answer first. */
export function IncomingSwaps() {
  const { t } = useTranslation('swaps');
  const query = useQuery(swapQueries.incoming());
  return (
    <QueryView
      what="swaps"
      query={query}
      skeleton={<RowsSkeleton rows={3} height={110} />}
      empty={{
        icon: Inbox,
        title: t('incomingEmptyTitle'),
        text: t('incomingEmptyText'),
        action: <NextStep to="/worker/swap-requests?tab=open">{t('shell:next.openShifts')}</NextStep>,
      }}
    >
      {(list) => <SwapEntries label={t('tabs.incoming')} offers={list.toSorted(waitingFirst)} isWaiting />}
    </QueryView>
  );
}

const waitingFirst = (a: swaps.SwapOffer, b: swaps.SwapOffer) =>
  Number(b.allowed_actions.length > 0) - Number(a.allowed_actions.length > 0);

/** The user's own offers. */
export function OutgoingSwaps() {
  const { t } = useTranslation('swaps');
  const query = useQuery(swapQueries.outgoing());
  return (
    <QueryView
      what="swaps"
      query={query}
      skeleton={<RowsSkeleton rows={3} height={110} />}
      empty={{
        icon: ArrowLeftRight,
        title: t('mineEmptyTitle'),
        text: t('mineEmptyText'),
        action: <NextStep to="/worker/swap-requests?offer=new">{t('shell:next.offer')}</NextStep>,
      }}
    >
      {(list) => <SwapEntries label={t('tabs.mine')} offers={list} />}
    </QueryView>
  );
}

interface Refusal {
  offer: swaps.SwapOffer;
  how: 'decline' | 'cancel';
}

interface SwapEntriesProps {
  label: string;
  offers: readonly swaps.SwapOffer[];
  /** They wait for the user, where there are buttons. */
  isWaiting?: boolean;
}

/** Offers with the buttons of what the user can do: accepting takes one press, the rest is confirmed first. */
function SwapEntries({ label, offers, isWaiting = false }: SwapEntriesProps) {
  const { t } = useTranslation('swaps');
  const acceptance = useAction(swaps.acceptSwap, { done: t('accepted') });
  const refusal = useDelete<Refusal>(
    ({ offer: { id }, how }, write) =>
      write(how === 'decline' ? swaps.declineSwap : swaps.cancelSwap, { params: { id } }),
    ({ how }) => t(how === 'decline' ? 'declined' : 'cancelled'),
  );
  const { asked } = refusal;
  return (
    <>
      <EntryList label={label}>
        {offers.map((offer) => (
          <Entry
            key={offer.id}
            icon={ArrowLeftRight}
            {...(offer.allowed_actions.length > 0 && {
              actions: (
                <Buttons
                  offer={offer}
                  accepted={acceptance.isBusy ? acceptance.input?.params.id : undefined}
                  onAccept={() => acceptance.run({ params: { id: offer.id } })}
                  onRefuse={(how) => refusal.ask({ offer, how })}
                />
              ),
            })}
          >
            <SwapWords offer={offer} isWaiting={isWaiting && offer.allowed_actions.length > 0} />
          </Entry>
        ))}
      </EntryList>
      <ConfirmDialog
        {...refusal.dialog}
        title={t(asked?.how === 'cancel' ? 'cancelTitle' : 'declineTitle')}
        confirmLabel={t(asked?.how === 'cancel' ? 'cancel' : 'decline')}
      >
        {asked && <Refused {...asked} />}
      </ConfirmDialog>
    </>
  );
}

interface ButtonsProps {
  offer: swaps.SwapOffer;
  /** The ID of the offer that is being accepted. */
  accepted: string | undefined;
  onAccept: () => void;
  onRefuse: (how: Refusal['how']) => void;
}

function Buttons({ offer, accepted, onAccept, onRefuse }: ButtonsProps) {
  const { t } = useTranslation('swaps');
  const words = { shift: useShiftText()(offer.shift) };
  const can = (action: swaps.SwapOffer['allowed_actions'][number]) => offer.allowed_actions.includes(action);
  return (
    <>
      {can('cancel') && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<Undo2 size={16} aria-hidden />}
          aria-label={t('cancelOne', words)}
          onClick={() => onRefuse('cancel')}
        >
          {t('cancel')}
        </Button>
      )}
      {can('decline') && (
        <Button variant="default" aria-label={t('declineOne', words)} onClick={() => onRefuse('decline')}>
          {t('decline')}
        </Button>
      )}
      {can('accept') && (
        <Button
          aria-label={t('acceptOne', words)}
          loading={accepted === offer.id}
          disabled={accepted !== undefined && accepted !== offer.id}
          onClick={onAccept}
        >
          {t('accept')}
        </Button>
      )}
    </>
  );
}

/** What is given up, in a sentence. */
function Refused({ offer, how }: Refusal) {
  const { t } = useTranslation('swaps');
  const sentence = useSwapSentence();
  return (
    <Stack gap="xs">
      <Text fw={600}>{sentence(offer)}</Text>
      {how === 'decline' && <Text>{t('declineText', { name: offer.offered_by.name })}</Text>}
    </Stack>
  );
}
