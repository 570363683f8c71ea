import { ActionIcon, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { events } from '@pamaina/contract';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDeleteWithUndo } from '../../../ui/feedback/use-delete.ts';
import { EventForm } from './event-form.tsx';
import { eventStyle } from './event-style.ts';
import pieces from '../../../ui/pieces.module.css';

type Event = events.Event;

interface DayEventsProps {
  date: string;
  list: readonly Event[];
  /** A manager can add, edit and delete; an employee can only read. */
  isEditable: boolean;
}

/** The events of one day. */
export function DayEvents({ date, list, isEditable }: DayEventsProps) {
  const { t } = useTranslation('events');
  const [edited, setEdited] = useState<Event | 'new' | null>(null);
  const remove = useDeleteWithUndo<Event>({
    remove: ({ id }, write) => write(events.deleteEvent, { params: { id } }),
    restore: ({ id: _, version: __, ...body }, write) => write(events.createEvent, { body }),
    done: t('deleted'),
  });
  return (
    <Stack gap="xs" component="section">
      <Group justify="space-between">
        <Title order={3}>{t('title')}</Title>
        {isEditable && edited === null && (
          <Button variant="light" leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        )}
      </Group>
      {list.length === 0 && edited === null && <Text c="dimmed">{t('none')}</Text>}
      <ul className={pieces.list} aria-label={t('title')}>
        {list.map((event) => (
          <Group
            key={event.id}
            component="li"
            className={pieces.surface ?? ''}
            gap={8}
            px={12}
            py={8}
            wrap="nowrap"
            style={eventStyle(event.color)}
          >
            <EventWords event={event} />
            {isEditable && (
              <div className={pieces.corner}>
                <ActionIcon aria-label={t('editOne', { title: event.title })} onClick={() => setEdited(event)}>
                  <Pencil size={16} />
                </ActionIcon>
                <ActionIcon aria-label={t('deleteOne', { title: event.title })} onClick={() => remove(event)}>
                  <Trash2 size={16} />
                </ActionIcon>
              </div>
            )}
          </Group>
        ))}
      </ul>
      {edited !== null && (
        <Paper withBorder p="sm">
          <EventForm
            key={edited === 'new' ? 'new' : edited.id}
            date={date}
            event={edited === 'new' ? null : edited}
            onDone={() => setEdited(null)}
          />
        </Paper>
      )}
    </Stack>
  );
}

/** What it is, and, for managers, what it does to takings. */
function EventWords({ event: { title, description, takings_percent: percent } }: { event: Event }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  return (
    <div className={pieces.words}>
      <strong>{title}</strong>
      {description !== null && <Text size="sm">{description}</Text>}
      {percent !== null && (
        <Text size="sm">{t('takingsOf', { change: format.percentMore((percent - 100) / 100) })}</Text>
      )}
    </div>
  );
}
