import { Title } from '@mantine/core';
import { timeOff } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../lib/toasts.ts';
import { DecisionForm } from '../../ui/form/decision-form.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { BalanceOfPerson } from './balance-of-person.tsx';
import { Consequence } from './consequence.tsx';
import { timeOffQueries } from './time-off-queries.ts';
import { TimeOffWords } from './time-off-words.tsx';
import type { Write } from '../../lib/http/use-action.ts';

/** A request, the effects of its approval on the schedule, and the decision. */
export function DecisionDrawer({ entry, onClose }: { entry: timeOff.TimeOff; onClose: () => void }) {
  const { t } = useTranslation('time-off');
  // After the decision the effects are not requested any more.
  const [isSent, setSent] = useState(false);
  const consequence = useQuery({ ...timeOffQueries.consequence(entry.id), enabled: !isSent });
  const decide = async (status: 'approved' | 'rejected', note: string, write: Write) => {
    const body = { status, decision_note: note };
    // The version on screen: an edit in the meantime must not be approved unseen.
    const options = { params: { id: entry.id }, body, ifMatch: entry.version };
    setSent(true);
    const answer = await write(timeOff.updateTimeOff, options);
    const count = answer.opened_shifts?.length ?? 0;
    toastSuccess(status === 'rejected' ? t('rejected') : t('approvedAndOpened', { count }));
  };
  return (
    <DecisionForm title={t('reviewOne', { name: entry.employee_name })} onDecide={decide} onClose={onClose}>
      <div>
        <TimeOffWords entry={entry} withName />
        {entry.type === 'vacation' &&
          [...new Set([yearOf(entry.start_date), yearOf(entry.end_date)])].map((year) => (
            <BalanceOfPerson key={year} employeeId={entry.employee_id} year={year} />
          ))}
      </div>
      <section aria-live="polite">
        <Title order={3} size="h4" mb="xs">
          {t('consequence.title')}
        </Title>
        <QueryView what="timeOff" query={consequence} skeleton={<RowsSkeleton rows={2} height={48} />}>
          {(found) => <Consequence found={found} />}
        </QueryView>
      </section>
    </DecisionForm>
  );
}

const yearOf = (date: string) => date.slice(0, 4);
