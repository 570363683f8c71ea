import { swaps } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../lib/toasts.ts';
import { DecisionForm } from '../../ui/form/decision-form.tsx';
import { Judgement, mayNotTake } from './judgement.tsx';
import { swapQueries } from './swap-queries.ts';
import { SwapWords } from './swap-words.tsx';
import type { Write } from '../../lib/http/use-action.ts';

/** A manager approves or rejects an accepted offer, after seeing the rule check. */
export function SwapDecisionDrawer({ offer, onClose }: { offer: swaps.SwapOffer; onClose: () => void }) {
  const { t } = useTranslation('swaps');
  const { id, shift, offered_by, accepted_by } = offer;
  const judgement = useQuery({ ...swapQueries.judgement(shift.id ?? ''), enabled: shift.id !== null });
  const taker = judgement.data?.find(({ employee_id }) => employee_id === accepted_by?.employee_id);
  const decide = async (decision: 'approved' | 'rejected', reason: string, write: Write) => {
    const answer =
      decision === 'approved'
        ? write(swaps.approveSwap, { params: { id } })
        : write(swaps.rejectSwap, { params: { id }, body: { reason } });
    await answer;
    toastSuccess(t(decision === 'approved' ? 'approved' : 'rejected', { name: accepted_by?.name }));
  };
  return (
    <DecisionForm
      title={t('reviewTitle')}
      reasonLabel={t('reason')}
      canApprove={taker !== undefined && !mayNotTake(taker)}
      onDecide={decide}
      onClose={onClose}
    >
      <div>
        <SwapWords offer={offer} />
      </div>
      <Judgement query={judgement} employeeId={accepted_by?.employee_id ?? null} name={accepted_by?.name ?? ''} />
      <p style={{ margin: 0 }}>{t('afterwards', { giver: offered_by.name, taker: accepted_by?.name })}</p>
    </DecisionForm>
  );
}
