import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { comments } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/http/api-client.ts';
import { datesAround } from '../../lib/dates/dates.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { StaleNotice } from '../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../ui/form/validate-with.ts';

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
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="xs">
        <FormFailure text={failure} />
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
      </Stack>
    </form>
  );
}

function toValues({ date, comment }: comments.Comment): CommentValues {
  return { date, comment };
}
