import { Stack } from '@mantine/core';
import type { timeOff } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { OvertimeLeaveSection } from '../overtime-leave/index.ts';
import { AnsweredTimeOff } from './answered-time-off.tsx';
import { DecisionDrawer } from './decision-drawer.tsx';
import { WaitingTimeOff } from './waiting-time-off.tsx';

/** `/manager/timeoff`: what waits for an answer first, then what was answered. */
export function TimeOffPage() {
  const { t } = useTranslation('time-off');
  const [reviewed, setReviewed] = useState<timeOff.TimeOff | null>(null);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="xl">
        <WaitingTimeOff onReview={setReviewed} />
        <OvertimeLeaveSection isManager />
        <AnsweredTimeOff />
      </Stack>
      {reviewed && <DecisionDrawer entry={reviewed} onClose={() => setReviewed(null)} />}
    </>
  );
}
