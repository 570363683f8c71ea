import { requests } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../lib/toasts.ts';
import { DecisionForm } from '../../../ui/form/decision-form.tsx';
import { RequestWords } from './request-words.tsx';
import type { Write } from '../../../lib/http/use-action.ts';

/** A manager approves or rejects a general request. */
export function AnswerDrawer({ request, onClose }: { request: requests.GeneralRequest; onClose: () => void }) {
  const { t } = useTranslation('requests');
  const decide = async (decision: 'approved' | 'rejected', note: string, write: Write) => {
    const endpoint = decision === 'approved' ? requests.approveRequest : requests.rejectRequest;
    await write(endpoint, { params: { id: request.id }, body: { decision_note: note } });
    toastSuccess(t(decision === 'approved' ? 'approved' : 'rejected'));
  };
  return (
    <DecisionForm title={request.title} onDecide={decide} onClose={onClose}>
      <RequestWords request={request} withName />
    </DecisionForm>
  );
}
