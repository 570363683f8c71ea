import { ActionIcon, Anchor, Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { tasks } from '@pamaina/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session.tsx';
import { call } from '../../../lib/http/api-client.ts';
import { useCanOn } from '../../../lib/session/use-can.ts';
import { useDeleteWithUndo } from '../../../ui/feedback/use-delete.ts';
import { NoteForm } from './note-form.tsx';
import pieces from '../../../ui/pieces.module.css';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useAction } from '../../../lib/http/use-action.ts';

interface DayTasksProps {
  date: string;
  /** In its own frame, where it is no part of a page about the day. */
  isFramed?: boolean;
}

/** What those who work on a day should know and do: notes, which a manager writes, and tasks to tick. */
export function DayTasks({ date, isFramed = false }: DayTasksProps) {
  const { t } = useTranslation('tasks');
  const { user } = useSession();
  const mayWrite = useCanOn('notes.write')(date);
  const isManager = user?.role === 'manager' && mayWrite;
  const { data } = useQuery(taskQueries.day(date));
  const [isAdding, setAdding] = useState(false);
  if (data === undefined || (!isManager && data.notes.length + data.tasks.length === 0)) return null;
  const content = (
    <Stack gap="xs" component="section" aria-labelledby="day-tasks">
      <Group justify="space-between">
        <Title id="day-tasks" order={isFramed ? 2 : 3}>
          {t('title')}
        </Title>
        {isManager && !isAdding && (
          <Button variant="light" leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('addNote')}
          </Button>
        )}
      </Group>
      {isManager && data.notes.length + data.tasks.length === 0 && !isAdding && (
        <Text c="dimmed">
          {t('none')}{' '}
          <Anchor component={Link} to="/manager/shifts/templates" underline="always">
            {t('toTemplates')}
          </Anchor>
        </Text>
      )}
      {data.notes.length > 0 && (
        <ul className={pieces.list} aria-label={t('notes')}>
          {data.notes.map((note) => (
            <NoteItem key={note.id} note={note} isEditable={isManager} />
          ))}
        </ul>
      )}
      {isAdding && (
        <Paper withBorder p="sm">
          <NoteForm date={date} note={null} onDone={() => setAdding(false)} />
        </Paper>
      )}
      <Tasks date={date} list={data.tasks} isManager={isManager} />
    </Stack>
  );
  return isFramed ? (
    <Paper withBorder p="md">
      {content}
    </Paper>
  ) : (
    content
  );
}

interface TasksProps {
  date: string;
  list: readonly tasks.Task[];
  isManager: boolean;
}

/** By template; those that an earlier shift left open are last and said to be so. */
function Tasks({ date, list, isManager }: TasksProps) {
  const { t } = useTranslation('tasks');
  const groups = [...Map.groupBy(list, (task) => `${task.date} ${task.template}`)].sort(
    ([, a], [, b]) => Number(a[0]?.is_earlier) - Number(b[0]?.is_earlier),
  );
  return groups.map(([key, own]) => {
    const { template, is_earlier = false, date: of = date } = own[0] ?? {};
    const name = t(of < date ? 'leftOpenBefore' : is_earlier ? 'leftOpen' : 'of', { template });
    return (
      <Stack key={key} gap={4} component="fieldset" m={0} p={0} bd="none">
        <Text component="legend" fw={600} mb={4}>
          {name}
        </Text>
        {own.map((task) => (
          <TaskItem key={task.task} task={task} isManager={isManager} />
        ))}
      </Stack>
    );
  });
}

const taskQueries = {
  /** The notes and tasks of a day; undefined inside: none that the user sees. */
  day: (date: string) =>
    queryOptions({
      queryKey: ['tasks', date],
      queryFn: async ({ signal }) => {
        const days = await call(tasks.listTaskDays, { query: { start: date, end: date }, signal });
        return days[0] ?? { date, notes: [], tasks: [] };
      },
    }),
};

/** One note; a manager can change and delete it. */
function NoteItem({ note, isEditable }: { note: tasks.Note; isEditable: boolean }) {
  const { t } = useTranslation('tasks');
  const [isEditing, setEditing] = useState(false);
  const { id, date, template, author } = note;
  const remove = useDeleteWithUndo<tasks.Note>({
    remove: (_, write) => write(tasks.deleteNote, { params: { id } }),
    restore: (_, write) => write(tasks.createNote, { body: { date, template, note: note.note } }),
    done: t('noteDeleted'),
  });
  return (
    <Group component="li" className={pieces.box ?? ''} gap={8} px={12} py={10} wrap="nowrap" align="flex-start">
      <div className={pieces.words}>
        {isEditing ? (
          <NoteForm date={date} note={note} onDone={() => setEditing(false)} />
        ) : (
          <>
            <Text size="xs" c="dimmed">
              {template === null ? author : t('by', { author, template })}
            </Text>
            <Text mt={2} style={{ whiteSpace: 'pre-wrap' }}>
              {note.note}
            </Text>
          </>
        )}
      </div>
      {isEditable && !isEditing && (
        <div className={pieces.corner}>
          <ActionIcon aria-label={t('editOne', { note: note.note })} onClick={() => setEditing(true)}>
            <Pencil size={16} />
          </ActionIcon>
          <ActionIcon aria-label={t('deleteOne', { note: note.note })} onClick={() => remove(note)}>
            <Trash2 size={16} />
          </ActionIcon>
        </div>
      )}
    </Group>
  );
}

interface TaskItemProps {
  task: tasks.Task;
  isManager: boolean;
}

/** One task to tick, with who did it and when. Who was second sees who was first. */
function TaskItem({ task: { date, template, task, done }, isManager }: TaskItemProps) {
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
