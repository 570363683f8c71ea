import { ActionIcon, Group, Text } from '@mantine/core';
import { tasks } from '@pamaina/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteWithUndo } from '../../ui/feedback/use-delete.ts';
import pieces from '../../ui/pieces.module.css';
import { NoteForm } from './note-form.tsx';

/** One note; a manager can change and delete it. */
export function NoteItem({ note, isEditable }: { note: tasks.Note; isEditable: boolean }) {
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
