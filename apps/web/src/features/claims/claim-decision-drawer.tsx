import { claims } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { ShiftDecision } from '../swaps/index.ts';
import { ClaimWords } from './claim-words.tsx';

/** A manager gives an open shift to an employee who asked for it, or declines. */
export function ClaimDecisionDrawer({ claim, onClose }: { claim: claims.Claim; onClose: () => void }) {
  const { t } = useTranslation('claims');
  const { id, shift, employee_id, employee_name: name } = claim;
  return (
    <ShiftDecision
      title={t('reviewTitle')}
      reasonLabel={t('reason')}
      shiftId={shift.id}
      taker={{ employee_id, name }}
      allowed={claim.allowed_actions}
      onApprove={(write) => write(claims.approveClaim, { params: { id } })}
      onReject={(write, reason) => write(claims.rejectClaim, { params: { id }, body: { reason } })}
      done={{ approved: t('approved', { name }), rejected: t('rejected') }}
      afterwards={t('afterwards')}
      onClose={onClose}
    >
      <ClaimWords claim={claim} withName />
    </ShiftDecision>
  );
}
