import { claims, swaps } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../lib/toasts.ts';
import type { Decide } from '../../../ui/form/use-decision.ts';

/** A shift that an employee would get, and how a manager decides it. */
export interface ShiftToDecide {
  /** The shift that moves; its ID is null when it no longer exists. */
  shift: { id: string | null; date: string };
  /** Who would get it. */
  taker: { employee_id: string | null; name: string };
  /** The offer if another shift comes back: the rules are checked for both. */
  exchangeId: string | null;
  /** What the manager can do. */
  allowed: readonly string[];
  reasonLabel: string;
  onDecide: Decide;
}

export function useSwapDecision(offer: swaps.SwapOffer): ShiftToDecide {
  const { t } = useTranslation('swaps');
  const { id, shift, accepted_by, return_shift, allowed_actions: allowed } = offer;
  const taker = accepted_by ?? { employee_id: null, name: '' };
  const exchangeId = return_shift === null ? null : id;
  const onDecide: Decide = async (decision, reason, write) => {
    if (decision === 'rejected') {
      await write(swaps.rejectSwap, { params: { id }, body: { reason } });
      return toastSuccess(t('rejected'));
    }
    await write(swaps.approveSwap, { params: { id } });
    toastSuccess(exchangeId === null ? t('approved', { name: taker.name }) : t('exchanged'));
  };
  return { shift, taker, exchangeId, allowed, reasonLabel: t('reason'), onDecide };
}

export function useClaimDecision(claim: claims.Claim): ShiftToDecide {
  const { t } = useTranslation('claims');
  const { id, shift, employee_id, employee_name: name, allowed_actions: allowed } = claim;
  const onDecide: Decide = async (decision, reason, write) => {
    if (decision === 'rejected') {
      await write(claims.rejectClaim, { params: { id }, body: { reason } });
      return toastSuccess(t('rejected'));
    }
    await write(claims.approveClaim, { params: { id } });
    toastSuccess(t('approved', { name }));
  };
  return { shift, taker: { employee_id, name }, exchangeId: null, allowed, reasonLabel: t('reason'), onDecide };
}
