import { ActionIcon, Text } from '@mantine/core';
import { comments } from '@pamaina/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { useClock } from '../../lib/dates/use-clock.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comment-item.module.css';
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
      <li className={classes.item}>
        <div className={classes.words}>
          <CommentForm date={date} comment={comment} onDone={() => setEditing(false)} />
        </div>
      </li>
    );
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <Text size="xs" c="dimmed">
          {t('by', { author, time: clock.local(comment.created_at).time })}
        </Text>
        <p className={classes.text}>{comment.comment}</p>
      </div>
      <div className={classes.actions}>
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
    </li>
  );
}
