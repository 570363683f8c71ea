import { Button, Group, Stack, Textarea, Title } from '@mantine/core';
import { timeOff } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { StaleAnswer } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastError, toastSuccess } from '../../lib/toasts.tsx';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { Consequence } from './consequence.tsx';
import { timeOffQueries } from './time-off-queries.ts';
import { TimeOffWords } from './time-off-words.tsx';

type Decision = 'approved' | 'rejected';

/** A request, what an approval would do to the schedule, and the answer. */
export function DecisionDrawer({ entry, onClose }: { entry: timeOff.TimeOff; onClose: () => void }) {
  const { t } = useTranslation('time-off');
  const reload = useReloadProject();
  const consequence = useQuery(timeOffQueries.consequence(entry.id));
  const [note, setNote] = useState('');
  const [sending, setSending] = useState<Decision | null>(null);

  const decide = async (status: Decision) => {
    if (sending !== null) return;
    setSending(status);
    try {
      const body = { status, decision_note: note };
      // The version that is on screen: what was edited meanwhile is not approved unseen.
      const answer = await call(timeOff.updateTimeOff, { params: { id: entry.id }, body, ifMatch: entry.version });
      const count = answer.opened_shifts?.length ?? 0;
      toastSuccess(status === 'rejected' ? t('rejected') : t('approvedAndOpened', { count }));
      onClose();
    } catch (error) {
      if (!(error instanceof StaleAnswer)) toastError(errorText(error, t('decideFailed')));
    } finally {
      setSending(null);
      await reload();
    }
  };
  return (
    <FormDrawer isOpen title={t('reviewOne', { name: entry.employee_name })} isDirty={note !== ''} onClose={onClose}>
      <Stack gap="md">
        <div>
          <TimeOffWords entry={entry} withName />
        </div>
        <section aria-live="polite">
          <Title order={3} size="h4" mb="xs">
            {t('consequence.title')}
          </Title>
          <QueryView query={consequence} skeleton={<RowsSkeleton rows={2} height={48} />}>
            {(found) => <Consequence found={found} />}
          </QueryView>
        </section>
        <Textarea
          label={t('note')}
          description={t('noteHelp')}
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button
            variant="default"
            loading={sending === 'rejected'}
            disabled={sending === 'approved'}
            onClick={() => void decide('rejected')}
          >
            {t('reject')}
          </Button>
          <Button
            loading={sending === 'approved'}
            disabled={sending === 'rejected'}
            onClick={() => void decide('approved')}
          >
            {t('approve')}
          </Button>
        </Group>
      </Stack>
    </FormDrawer>
  );
}
