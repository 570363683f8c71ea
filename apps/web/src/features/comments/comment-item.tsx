import { ActionIcon, Group, Text } from '@mantine/core';
import { comments } from '@pamaina/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { useClock } from '../../lib/dates/use-clock.ts';
import { CommentForm } from './comment-form.tsx';
import pieces from '../../ui/pieces.module.css';
import { useDeleteWithUndo } from '../../ui/feedback/use-delete.ts';

/** One daily comment. Its author can edit it; its author and managers can delete it. */
export function CommentItem({ comment }: { comment: comments.Comment }) {
  const { t } = useTranslation('comments');
  const { user } = useSession();
  const clock = useClock();
  const [isEditing, setEditing] = useState(false);
  const { id, author, date, is_own } = comment;

  const remove = useDeleteWithUndo({
    remove: (_: comments.Comment, write) => write(comments.deleteComment, { params: { id } }),
    restore: (_, write) => write(comments.createComment, { body: { date, comment: comment.comment } }),
    done: t('deleted'),
    // Another's comment would be created again as the user's own.
    canRestore: () => is_own,
  });
  if (isEditing)
    return (
      <Group component="li" className={pieces.box ?? ''} gap={8} px={12} py={10} wrap="nowrap" align="flex-start">
        <div className={pieces.words}>
          <CommentForm date={date} comment={comment} onDone={() => setEditing(false)} />
        </div>
      </Group>
    );
  return (
    <Group component="li" className={pieces.box ?? ''} gap={8} px={12} py={10} wrap="nowrap" align="flex-start">
      <div className={pieces.words}>
        <Text size="xs" c="dimmed">
          {t('by', { author, time: clock.local(comment.created_at).time })}
        </Text>
        <Text mt={2} style={{ whiteSpace: 'pre-wrap' }}>
          {comment.comment}
        </Text>
      </div>
      <div className={pieces.corner}>
        {is_own && (
          <ActionIcon aria-label={t('editOne', { author })} onClick={() => setEditing(true)}>
            <Pencil size={16} />
          </ActionIcon>
        )}
        {(is_own || user?.role === 'manager') && (
          <ActionIcon aria-label={t('deleteOne', { author })} onClick={() => remove(comment)}>
            <Trash2 size={16} />
          </ActionIcon>
        )}
      </div>
    </Group>
  );
}
