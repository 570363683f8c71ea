import { overtimeLeave } from '@pamaina/contract';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../lib/toasts.ts';
import type { Decide } from '../../../ui/form/use-decision.ts';
import { DecisionEntry } from '../../../ui/table/decision-entry.tsx';
import { LeaveWords, useLeaveSentence } from './leave-words.tsx';

type Leave = overtimeLeave.OvertimeLeave;

interface LeaveToDecideProps {
  entry: Leave;
  isDense?: boolean;
  onReview: () => void;
}

/** A request for leave instead of pay, decided in the list. */
export function LeaveToDecide({ entry, isDense = false, onReview }: LeaveToDecideProps) {
  const { t } = useTranslation('overtime-leave');
  const sentence = useLeaveSentence()(entry);
  const name = t('reviewOne', { name: entry.employee_name });
  return (
    <DecisionEntry
      icon={Hourglass}
      isDense={isDense}
      request={sentence}
      onDecide={useDecideLeave(entry)}
      review={{ label: t('review'), name, act: onReview }}
    >
      {isDense ? sentence : <LeaveWords entry={entry} withName isWaiting />}
    </DecisionEntry>
  );
}

export function useDecideLeave({ id, version }: Leave): Decide {
  const { t } = useTranslation('overtime-leave');
  return async (status, note, write) => {
    const options = { params: { id }, body: { status, decision_note: note }, ifMatch: version };
    await write(overtimeLeave.decideOvertimeLeave, options);
    toastSuccess(t(status));
  };
}
