import { claims } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../lib/toasts.ts';
import { DecisionForm } from '../../ui/form/decision-form.tsx';
import { Judgement, mayNotTake, swapQueries } from '../swaps/index.ts';
import { ClaimWords } from './claim-words.tsx';
import type { Write } from '../../lib/http/use-action.ts';

/** A manager gives an open shift to an employee who asked for it, after seeing the rule check, or declines. */
export function ClaimDecisionDrawer({ claim, onClose }: { claim: claims.Claim; onClose: () => void }) {
  const { t } = useTranslation('claims');
  const { id, shift, employee_id, employee_name: name } = claim;
  const judgement = useQuery({ ...swapQueries.judgement(shift.id ?? ''), enabled: shift.id !== null });
  const taker = judgement.data?.find((candidate) => candidate.employee_id === employee_id);
  const decide = async (decision: 'approved' | 'rejected', reason: string, write: Write) => {
    const answer =
      decision === 'approved'
        ? write(claims.approveClaim, { params: { id } })
        : write(claims.rejectClaim, { params: { id }, body: { reason } });
    await answer;
    toastSuccess(t(decision === 'approved' ? 'approved' : 'rejected', { name }));
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
        <ClaimWords claim={claim} withName />
      </div>
      <Judgement query={judgement} employeeId={employee_id} name={name} />
      <p style={{ margin: 0 }}>{t('afterwards')}</p>
    </DecisionForm>
  );
}
