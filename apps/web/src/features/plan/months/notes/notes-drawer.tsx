import { Drawer, Stack } from '@mantine/core';
import type { events } from '@pamaina/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../lib/session/session.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useCanOn } from '../../../../lib/session/use-can.ts';
import { DayComments } from '../../../messages/comments/index.tsx';
import { DayEvents } from '../../../messages/events/index.tsx';
import { DayTasks } from '../../../messages/tasks/index.ts';

interface NotesDrawerProps {
  date: string;
  events: readonly events.Event[];
  onClose: () => void;
}

/** One day next to its shifts: its events, notes and tasks, and its daily comments. */
export function NotesDrawer({ date, events: list, onClose }: NotesDrawerProps) {
  const { t } = useTranslation('schedule');
  const { user } = useSession();
  const mayWrite = useCanOn('notes.write');
  const format = useFormat();
  return (
    <Drawer
      opened
      onClose={onClose}
      title={format.fullDate(date)}
      size={480}
      padding="lg"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="xl">
        <DayEvents key={date} date={date} list={list} isEditable={user?.role === 'manager' && mayWrite(date)} />
        <Suspense>
          <DayTasks key={date} date={date} />
        </Suspense>
        <DayComments date={date} />
      </Stack>
    </Drawer>
  );
}
