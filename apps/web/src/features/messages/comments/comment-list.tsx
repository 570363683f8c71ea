import { comments } from '@pamaina/contract';
import { ActionIcon, Group, Text, Button, Textarea } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '@mantine/form';
import { useSession } from '../../../lib/session/session.tsx';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useDeleteWithUndo } from '../../../ui/feedback/use-delete.ts';
import { call } from '../../../lib/http/api-client.ts';
import { datesAround } from '../../../lib/dates/dates.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { useCanOn } from '../../../lib/session/use-can.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import pieces from '../../../ui/pieces.module.css';

/** Daily comments, the oldest first. */
export function CommentList({ label, list }: { label: string; list: readonly comments.Comment[] }) {
  return (
    <ul className={pieces.list} aria-label={label}>
      {list.map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
    </ul>
  );
}

/** One daily comment. Its author can edit it; its author and managers can delete it. */
function CommentItem({ comment }: { comment: comments.Comment }) {
  const { t } = useTranslation('comments');
  const { user } = useSession();
  const clock = useClock();
  const mayWrite = useCanOn('notes.write')(comment.date);
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
        {mayWrite && is_own && (
          <ActionIcon aria-label={t('editOne', { author })} onClick={() => setEditing(true)}>
            <Pencil size={16} />
          </ActionIcon>
        )}
        {mayWrite && (is_own || user?.role === 'manager') && (
          <ActionIcon aria-label={t('deleteOne', { author })} onClick={() => remove(comment)}>
            <Trash2 size={16} />
          </ActionIcon>
        )}
      </div>
    </Group>
  );
}

interface CommentFormProps {
  /** The date of the comment. */
  date: string;
  /** Shows a field for the date. */
  withDate?: boolean;
  /** The comment that is edited; without it a new one is created. */
  comment?: comments.Comment;
  /** Called after saving, and when an edit is cancelled. */
  onDone?: () => void;
}

interface CommentValues {
  date: string | null;
  comment: string;
}

/** Adds a comment to a day, or edits the user's own comment. */
export function CommentForm({ date, withDate = false, comment, onDone }: CommentFormProps) {
  const { t } = useTranslation('comments');
  const form = useForm<CommentValues>({
    initialValues: { date, comment: comment?.comment ?? '' },
    validate: comments.createComment.body ? validateWith<CommentValues>(comments.createComment.body, t) : {},
  });
  const { onSubmit, isBusy, failure, merge } = useEditSubmit(form, {
    stored: comment ?? null,
    toValues,
    readAgain: async ({ id, date: day }) => {
      const { start, end } = datesAround(day);
      const list = await call(comments.listComments, { query: { start_date: start, end_date: end } });
      return list.find((one) => one.id === id);
    },
    send: async (values, base, write) => {
      const body = { date: values.date ?? '', comment: values.comment };
      if (base) await write(comments.updateComment, { params: { id: base.id }, body, ifMatch: base.version });
      else await write(comments.createComment, { body });
      form.setFieldValue('comment', '');
      onDone?.();
    },
  });
  useTypedText(form.values.comment !== (comment?.comment ?? ''));
  return (
    <FormFrame onSubmit={onSubmit} failure={failure} gap="xs">
      <StaleNotice merge={merge} labelOf={(field) => t(field === 'date' ? 'day' : 'write')} />
      {withDate && <DateField label={t('day')} required maw={220} {...form.getInputProps('date')} />}
      <Textarea
        label={t(comment ? 'change' : 'write')}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('comment')}
      />
      <Group justify="flex-end" gap="xs">
        {comment && (
          <Button variant="default" onClick={onDone}>
            {t('common:cancel')}
          </Button>
        )}
        <Button type="submit" variant={comment ? 'filled' : 'light'} loading={isBusy}>
          {t(comment ? 'common:save' : 'add')}
        </Button>
      </Group>
    </FormFrame>
  );
}

function toValues({ date, comment }: comments.Comment): CommentValues {
  return { date, comment };
}
