import type { requests } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { DecisionEntry } from '../../../ui/table/decision-entry.tsx';
import { RequestWords, typeIcons, useRequestSentence } from './request-words.tsx';
import { useAnswer } from './use-answer.ts';

interface RequestToDecideProps {
  request: requests.GeneralRequest;
  isDense?: boolean;
  onReview: () => void;
}

/** A general request, decided in the list. */
export function RequestToDecide({ request, isDense = false, onReview }: RequestToDecideProps) {
  const { t } = useTranslation('requests');
  const sentence = useRequestSentence()(request);
  const name = t('respondTo', { title: request.title });
  return (
    <DecisionEntry
      icon={typeIcons[request.type]}
      isDense={isDense}
      request={sentence}
      onDecide={useAnswer(request)}
      review={{ label: t('respond'), name, act: onReview }}
    >
      <RequestWords request={request} withName isWaiting isShort={isDense} />
    </DecisionEntry>
  );
}
