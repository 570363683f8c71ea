import { requests } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../lib/toasts.ts';
import type { Decide } from '../../../ui/form/use-decision.ts';

export function useAnswer({ id }: requests.GeneralRequest): Decide {
  const { t } = useTranslation('requests');
  return async (decision, note, write) => {
    const endpoint = decision === 'approved' ? requests.approveRequest : requests.rejectRequest;
    await write(endpoint, { params: { id }, body: { decision_note: note } });
    toastSuccess(t(decision === 'approved' ? 'approved' : 'rejected'));
  };
}
