import { swaps } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { ShiftDecision } from './shift-decision.tsx';
import { SwapWords } from './swap-words.tsx';

/** A manager approves or rejects an accepted offer. */
export function SwapDecisionDrawer({ offer, onClose }: { offer: swaps.SwapOffer; onClose: () => void }) {
  const { t } = useTranslation('swaps');
  const { id, shift, offered_by, accepted_by } = offer;
  const taker = accepted_by ?? { employee_id: null, name: '' };
  return (
    <ShiftDecision
      title={t('reviewTitle')}
      reasonLabel={t('reason')}
      shiftId={shift.id}
      taker={taker}
      allowed={offer.allowed_actions}
      onApprove={(write) => write(swaps.approveSwap, { params: { id } })}
      onReject={(write, reason) => write(swaps.rejectSwap, { params: { id }, body: { reason } })}
      done={{ approved: t('approved', { name: taker.name }), rejected: t('rejected') }}
      afterwards={t('afterwards', { giver: offered_by.name, taker: taker.name })}
      onClose={onClose}
    >
      <SwapWords offer={offer} />
    </ShiftDecision>
  );
}
