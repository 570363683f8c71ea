import { Checkbox } from '@mantine/core';
import { tasks } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../lib/dates/use-clock.ts';
import { useAction } from '../../lib/http/use-action.ts';

interface TaskItemProps {
  task: tasks.Task;
  isManager: boolean;
}

/** One task to tick, with who did it and when. Who was second sees who was first. */
export function TaskItem({ task: { date, template, task, done }, isManager }: TaskItemProps) {
  const { t } = useTranslation('tasks');
  const clock = useClock();
  const complete = useAction(tasks.completeTask, { failed: t('failed') });
  const reopen = useAction(tasks.reopenTask, { failed: t('failed') });
  const isLater = date > clock.today();
  const isOthers = done !== null && !done.is_own && !isManager;
  return (
    <Checkbox
      size="md"
      label={task}
      description={done && t('done', { name: done.author, time: clock.local(done.at).time })}
      // Ticked at once: on a slow line the reply takes a while.
      checked={complete.isBusy || (done !== null && !reopen.isBusy)}
      disabled={isLater || isOthers || complete.isBusy || reopen.isBusy}
      onChange={() =>
        done === null ? complete.run({ body: { date, template, task } }) : reopen.run({ params: { id: done.id } })
      }
    />
  );
}
