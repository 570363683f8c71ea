import { Stack, Text } from '@mantine/core';
import { timeOff } from '@pamaina/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { useAction } from '../../../lib/http/use-action.ts';

interface EndIllnessDialogProps {
  entry: timeOff.TimeOff;
  onClose: () => void;
}

/** Sets the last day of an illness whose end was not known. */
export function EndIllnessDialog({ entry, onClose }: EndIllnessDialogProps) {
  const { t } = useTranslation('time-off');
  const [date, setDate] = useState<string | null>(null);
  const end = useAction(timeOff.endIllness, {
    done: t('openEnd.saved'),
    failed: t('openEnd.failed'),
    onDone: onClose,
    onRefused: (error) => fieldError(error) !== null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (date !== null) end.run({ params: { id: entry.id }, body: { end_date: date } });
  };
  return (
    <Dialog onClose={onClose} title={t('openEnd.title', { name: entry.employee_name })}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Text size="sm">{t('openEnd.text')}</Text>
          <DateField
            label={t('to')}
            required
            value={date}
            minDate={entry.start_date}
            maxDate={entry.end_date}
            error={fieldError(end.error)}
            onChange={setDate}
            data-autofocus
          />
          <FormActions
            submitLabel={t('openEnd.save')}
            isBusy={end.isBusy}
            isDisabled={date === null}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

const fieldError = (error: unknown): string | null =>
  error instanceof ApiError ? (error.errors['end_date']?.[0] ?? null) : null;
