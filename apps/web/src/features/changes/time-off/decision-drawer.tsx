import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { timeOff } from '@pamaina/contract';
import { DecisionForm } from '../../../ui/form/decision-form.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Balances, Consequence } from './consequence.tsx';
import { timeOffQueries } from './time-off-queries.ts';
import { TimeOffWords } from './time-off-words.tsx';
import { useDecideTimeOff } from './use-decide-time-off.ts';
import classes from './consequence.module.css';

/** A request, the effects of its approval on the schedule, and the decision. */
export function DecisionDrawer({ entry, onClose }: { entry: timeOff.TimeOff; onClose: () => void }) {
  const { t } = useTranslation('time-off');
  // After the decision the effects are not requested any more.
  const [isSent, setSent] = useState(false);
  const consequence = useQuery({ ...timeOffQueries.consequence(entry.id), enabled: !isSent });
  const decide = useDecideTimeOff(entry, () => setSent(true));
  return (
    <DecisionForm title={t('reviewOne', { name: entry.employee_name })} onDecide={decide} onClose={onClose}>
      <div>
        <TimeOffWords entry={entry} withName />
        <Balances entry={entry} />
      </div>
      <section aria-live="polite" className={classes.consequence}>
        <Title order={3} mb="xs">
          {t('consequence.title')}
        </Title>
        <QueryView what="timeOff" query={consequence} skeleton={<RowsSkeleton rows={2} height={48} />}>
          {(found) => <Consequence found={found} />}
        </QueryView>
      </section>
    </DecisionForm>
  );
}
