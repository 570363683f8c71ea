import type { requests } from '@pamaina/contract';
import { DecisionForm } from '../../../ui/form/decision-form.tsx';
import { RequestWords } from './request-words.tsx';
import { useAnswer } from './use-answer.ts';

/** A manager approves or rejects a general request. */
export function AnswerDrawer({ request, onClose }: { request: requests.GeneralRequest; onClose: () => void }) {
  return (
    <DecisionForm title={request.title} onDecide={useAnswer(request)} onClose={onClose}>
      <RequestWords request={request} withName />
    </DecisionForm>
  );
}
