import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { claims } from '@pamaina/contract';
import { usePage } from '../../../lib/use-page.ts';
import { RequestsToDecide } from './requests-to-decide.tsx';
import { ShiftDecision } from './swap-decision-drawer.tsx';
import { claimQueries } from './claim-queries.ts';
import { ClaimWords } from './claim-words.tsx';
import { ClaimToDecide } from './shift-to-decide.tsx';
import { useClaimDecision } from './use-shift-decision.ts';

/**
 * The pending claims, the soonest shift first; below, the decided ones, the latest first. The page numbers are in the
 * address.
 */
export function ClaimsToDecide() {
  const { t } = useTranslation('claims');
  const [waitingPage, setWaitingPage] = usePage('waiting');
  const [page, setPage] = usePage();
  const waiting = useQuery(claimQueries.waiting(waitingPage));
  const decided = useQuery(claimQueries.decided(page));
  return (
    <RequestsToDecide
      what="requests"
      icon={CalendarPlus}
      height={96}
      waiting={{ label: t('waiting'), query: waiting, page: waitingPage, setPage: setWaitingPage }}
      empty={{ title: t('nothingWaits'), text: t('nothingWaitsText') }}
      others={{ label: t('decidedLast'), query: decided, page, setPage }}
      toDecide={(claim, onReview) => <ClaimToDecide item={claim} onReview={onReview} />}
      words={(claim) => <ClaimWords claim={claim} withName />}
      decision={(claim, onClose) => <ClaimDecisionDrawer claim={claim} onClose={onClose} />}
    />
  );
}

/** A manager gives an open shift to an employee who asked for it, or declines. */
export function ClaimDecisionDrawer({ claim, onClose }: { claim: claims.Claim; onClose: () => void }) {
  const { t } = useTranslation('claims');
  return (
    <ShiftDecision
      title={t('reviewTitle')}
      decision={useClaimDecision(claim)}
      afterwards={t('afterwards')}
      onClose={onClose}
    >
      <ClaimWords claim={claim} withName />
    </ShiftDecision>
  );
}
