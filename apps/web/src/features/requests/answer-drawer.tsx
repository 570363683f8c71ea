import { requests } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { DecisionForm } from '../../ui/decision-form.tsx';
import { RequestWords } from './request-words.tsx';

/** A manager approves or rejects a general request. */
export function AnswerDrawer({ request, onClose }: { request: requests.GeneralRequest; onClose: () => void }) {
  const { t } = useTranslation('requests');
  const reload = useReloadProject();
  const decide = async (decision: 'approved' | 'rejected', note: string) => {
    const endpoint = decision === 'approved' ? requests.approveRequest : requests.rejectRequest;
    await call(endpoint, { params: { id: request.id }, body: { decision_note: note } }).finally(reload);
    toastSuccess(t(decision === 'approved' ? 'approved' : 'rejected'));
  };
  return (
    <DecisionForm title={request.title} onDecide={decide} onClose={onClose}>
      <RequestWords request={request} withName />
    </DecisionForm>
  );
}
