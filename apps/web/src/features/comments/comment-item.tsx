import { ActionIcon, Text } from '@mantine/core';
import { comments } from '@pamaina/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.tsx';
import { toastUndo } from '../../lib/toast-undo.tsx';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { useClock } from '../../lib/use-clock.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comment-item.module.css';

/** One daily comment. Its author can edit it; its author and managers can delete it. */
export function CommentItem({ comment }: { comment: comments.Comment }) {
  const { t } = useTranslation('comments');
  const { user } = useSession();
  const clock = useClock();
  const reload = useReloadProject();
  const [isEditing, setEditing] = useState(false);
  const { id, author, date, is_own } = comment;

  const tell = (error: unknown) => toastError(errorText(error, t('common:error.deleteFailed')));
  const restore = () => {
    call(comments.createComment, { body: { date, comment: comment.comment } })
      .then(reload)
      .catch(tell);
  };
  const remove = () => {
    call(comments.deleteComment, { params: { id } })
      .then(reload)
      // Only the user's own comment can be created again under the same ID.
      .then(() => (is_own ? toastUndo(t('deleted'), restore) : toastSuccess(t('deleted'))))
      .catch(tell);
  };
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
          <ActionIcon aria-label={t('deleteOne', { author })} onClick={remove}>
            <Trash2 size={16} />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}
