import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { timesheets } from '@pamaina/contract';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastOfMonth, yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { CorrectDrawer } from './correct-drawer.tsx';
import { OpenLines } from './open-lines.tsx';
import { timesheetQueries, useLock } from './timesheet-queries.ts';

interface LockDialogProps {
  month: Month;
  onClose: () => void;
}

/**
 * Shows the open items of a month before it is locked; the entry that is being settled is in the address, so the list
 * keeps its position.
 */
export function LockDialog({ month, onClose }: LockDialogProps) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const [settled, setSettled] = useAddressState('settle');
  const query = useQuery(timesheetQueries.open(month));
  const { year, month: number } = yearAndMonth(month);
  const entry = query.data?.items.find(({ id, shift }) => settled !== '' && (id ?? shift?.id) === settled);
  return (
    <>
      <Dialog onClose={onClose} size="lg" title={t('lockDialog.title', { month: format.month(year, number) })}>
        <QueryView what="timesheets" query={query} skeleton={<RowsSkeleton rows={4} />}>
          {(open) => <LockQuestion month={month} open={open} onSettle={setSettled} onClose={onClose} />}
        </QueryView>
      </Dialog>
      {entry && <CorrectDrawer key={settled} entry={entry} onClose={() => setSettled('')} />}
    </>
  );
}

interface LockQuestionProps extends LockDialogProps {
  open: timesheets.OpenTimesheets;
  onSettle: (key: string) => void;
}

function LockQuestion({ month, open, onSettle, onClose }: LockQuestionProps) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const { today } = useClock();
  const { counts, planned_minutes, worked_minutes, items, pending_overtime_leave: leave } = open;
  const lock = useLock(month, onClose);
  const total = counts.running + counts.no_end + counts.unapproved + counts.no_entry + leave.length;
  const hours = (minutes: number) => format.minutesAsHours(minutes);
  if (lastOfMonth(month) >= today()) return <Text>{t('lockDialog.notOver')}</Text>;
  return (
    <Stack gap="md">
      <Text>{t('lockDialog.sums', { planned: hours(planned_minutes), worked: hours(worked_minutes) })}</Text>
      {worked_minutes === 0 && (
        <Alert color="yellow" icon={<CircleAlert size={18} aria-hidden />}>
          {t('lockDialog.nothingWorked')}
        </Alert>
      )}
      {total === 0 ? (
        <>
          <Group gap="xs">
            <CircleCheck size={18} aria-hidden />
            <Text>{t('lockDialog.nothingOpen')}</Text>
          </Group>
          <FormActions submitLabel={t('lock')} isBusy={lock.isBusy} onSubmit={() => lock.send({})} onCancel={onClose} />
        </>
      ) : (
        <>
          <Text>{t('lockDialog.isOpen', { count: total })}</Text>
          <OpenLines month={month} counts={counts} items={items} leave={leave} onSettle={onSettle} />
          <OtherWays lock={lock} counts={counts} hasLeave={leave.length > 0} />
        </>
      )}
    </Stack>
  );
}

/** Other ways to lock a month with open items: counting the schedule as worked, or typing the business's name. */
function OtherWays({
  lock,
  counts,
  hasLeave,
}: {
  lock: ReturnType<typeof useLock>;
  counts: timesheets.OpenTimesheets['counts'];
  hasLeave: boolean;
}) {
  const { t } = useTranslation('timesheets');
  const { project } = useSession();
  const [typed, setTyped] = useState('');
  const name = project?.name ?? '';
  const isMoreOpen = hasLeave || counts.running + counts.no_end + counts.unapproved > 0;
  return (
    <>
      {counts.no_entry > 0 && (
        <Stack gap="xs">
          <Text fw={600}>{t('lockDialog.takeTitle')}</Text>
          <Text size="sm">{t(isMoreOpen ? 'lockDialog.takeLater' : 'lockDialog.takeText')}</Text>
          <Group justify="flex-end">
            <Button loading={lock.isBusy} disabled={isMoreOpen} onClick={() => lock.send({ take_schedule: true })}>
              {t('lockDialog.take')}
            </Button>
          </Group>
        </Stack>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === name) lock.send({ confirm: name });
        }}
      >
        <Stack gap="xs">
          <Text fw={600}>{t('lockDialog.anywayTitle')}</Text>
          <Text size="sm">{t(counts.running > 0 ? 'lockDialog.anywayRunning' : 'lockDialog.anywayText')}</Text>
          {hasLeave && <Text size="sm">{t('lockDialog.anywayLeave')}</Text>}
          <TextInput
            label={t('lockDialog.typeName', { name })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
          />
          <Group justify="flex-end">
            <Button
              type="submit"
              color="red"
              variant="light"
              loading={lock.isBusy}
              disabled={counts.running > 0 || typed.trim() !== name}
            >
              {t('lockDialog.anyway')}
            </Button>
          </Group>
        </Stack>
      </form>
    </>
  );
}
