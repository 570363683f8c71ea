import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { swaps } from '@pamaina/contract';
import { usePage } from '../../lib/use-page.ts';
import { AskButton } from '../asks/index.ts';
import { RequestsToDecide } from './requests-to-decide.tsx';
import { SwapDecisionDrawer } from './swap-decision-drawer.tsx';
import { swapQueries } from './swap-queries.ts';
import { SwapWords } from './swap-words.tsx';
import { useShiftText } from './use-shift-text.ts';

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
  return (
    <RequestsToDecide
      what="swaps"
      icon={ArrowLeftRight}
      height={110}
      waiting={{ label: t('tabs.pending'), query: accepted, page, setPage }}
      empty={{ title: t('nothingWaits'), text: t('nothingWaitsText') }}
      others={{ label: t('notAccepted'), query: open, page: openPage, setPage: setOpenPage }}
      review={t('review')}
      reviewOne={(offer) => t('reviewOne', { name: offer.offered_by.name })}
      words={(offer) => <SwapWords offer={offer} />}
      otherAction={(offer) => <AskForOffer offer={offer} />}
      decision={(offer, onClose) => <SwapDecisionDrawer offer={offer} onClose={onClose} />}
    />
  );
}

/** No one has accepted it: the manager asks those who may. Null if the shift no longer exists. */
function AskForOffer({ offer }: { offer: swaps.SwapOffer }) {
  const shiftText = useShiftText();
  const { shift, role, offered_by } = offer;
  if (shift.id === null) return null;
  const asked = { ...shift, id: shift.id, role, employee_name: offered_by.name };
  return <AskButton shift={asked} words={`${shiftText(shift)}, ${role}`} />;
}
