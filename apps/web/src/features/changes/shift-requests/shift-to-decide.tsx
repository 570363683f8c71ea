import type { claims, swaps } from '@pamaina/contract';
import { ArrowLeftRight, CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DecisionEntry } from '../../../ui/table/decision-entry.tsx';
import { ClaimWords, useClaimSentence } from './claim-words.tsx';
import { SwapWords, useBriefSwap, useSwapSentence } from './swap-words.tsx';
import { useClaimDecision, useSwapDecision } from './use-shift-decision.ts';
import { useShiftEffect } from './use-shift-effect.tsx';

interface ToDecideProps<Item> {
  item: Item;
  isDense?: boolean;
  onReview: () => void;
}

/** An accepted offer, decided in the list; a broken rule is shown before anything is sent. */
export function SwapToDecide({ item: offer, isDense = false, onReview }: ToDecideProps<swaps.SwapOffer>) {
  const { t } = useTranslation('swaps');
  const decision = useSwapDecision(offer);
  const sentence = useSwapSentence()(offer);
  const brief = useBriefSwap()(offer);
  const name = t('reviewOne', { name: offer.offered_by.name });
  return (
    <DecisionEntry
      icon={ArrowLeftRight}
      isDense={isDense}
      request={sentence}
      {...decision}
      findEffect={useShiftEffect(decision)}
      review={{ label: t('review'), name, act: onReview }}
    >
      {isDense ? brief : <SwapWords offer={offer} isWaiting />}
    </DecisionEntry>
  );
}

/** Who wants an open shift, decided in the list; a broken rule is shown before anything is sent. */
export function ClaimToDecide({ item: claim, isDense = false, onReview }: ToDecideProps<claims.Claim>) {
  const { t } = useTranslation('claims');
  const decision = useClaimDecision(claim);
  const sentence = useClaimSentence()(claim);
  const name = t('reviewOne', { name: claim.employee_name });
  return (
    <DecisionEntry
      icon={CalendarPlus}
      isDense={isDense}
      request={sentence}
      {...decision}
      findEffect={useShiftEffect(decision)}
      review={{ label: t('review'), name, act: onReview }}
    >
      {isDense ? sentence : <ClaimWords claim={claim} withName isWaiting />}
    </DecisionEntry>
  );
}
