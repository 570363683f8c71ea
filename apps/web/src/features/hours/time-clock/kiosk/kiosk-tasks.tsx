import { Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { tasks } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/http/api-client.ts';
import type { Clock } from '../../../../lib/dates/clock.ts';
import { errorText } from '../../../../lib/http/error-text.ts';
import { useIdleReturn } from './use-idle-return.ts';

/** With what an employee has just clocked in or out. */
export interface KioskPass {
  secret: string;
  employee_id: string;
  pin: string;
}

interface KioskTasksProps {
  pass: KioskPass;
  clock: Clock;
  /** Nobody touched it for half a minute. */
  onIdle: () => void;
}

/** What the employee who has just clocked in or out should know and do; gone with the next employee. */
export function KioskTasks({ pass, clock, onIdle }: KioskTasksProps) {
  const { t } = useTranslation('time-clock');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const touched = useIdleReturn(isBusy ? null : onIdle);
  const query = useQuery({
    queryKey: ['kiosk-tasks', pass.employee_id],
    queryFn: ({ signal }) => call(tasks.listOnKiosk, { body: pass, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const day = query.data;
  if (!day) return null;
  const complete = async ({ date, template, task }: tasks.Task) => {
    setBusy(true);
    setFailure(null);
    try {
      await call(tasks.completeOnKiosk, { body: { ...pass, date, template, task } });
    } catch (error) {
      setFailure(errorText(error));
    }
    await query.refetch();
    setBusy(false);
  };
  return (
    <Paper withBorder p="md" role="region" aria-label={t('kiosk.tasks')} onClick={touched} onKeyDown={touched}>
      <Stack gap="xs">
        <Text fw={600}>{t('kiosk.tasks')}</Text>
        {day.notes.map(({ id, note }) => (
          <Text key={id} style={{ whiteSpace: 'pre-wrap' }}>
            {note}
          </Text>
        ))}
        {failure !== null && (
          <Text c="red" role="alert">
            {failure}
          </Text>
        )}
        {day.tasks.map((task) => (
          <Group key={`${task.date} ${task.template} ${task.task}`}>
            <Checkbox
              size="lg"
              label={task.task}
              description={
                task.done
                  ? t('kiosk.taskDone', { name: task.done.author, time: clock.local(task.done.at).time })
                  : task.is_earlier && t('kiosk.leftOpen', { template: task.template })
              }
              checked={task.done !== null}
              disabled={isBusy || task.done !== null}
              onChange={() => void complete(task)}
            />
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
