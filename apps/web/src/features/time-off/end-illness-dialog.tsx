import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { timeOff } from '@pamaina/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { DateField } from '../../ui/date-field.tsx';

interface EndIllnessDialogProps {
  entry: timeOff.TimeOff;
  onClose: () => void;
}

/** Sets the last day of an illness whose end was not known. */
export function EndIllnessDialog({ entry, onClose }: EndIllnessDialogProps) {
  const { t } = useTranslation('time-off');
  const reload = useReloadProject();
  const [date, setDate] = useState<string | null>(null);
  const end = useMutation({
    mutationFn: (end_date: string) => call(timeOff.endIllness, { params: { id: entry.id }, body: { end_date } }),
    onSuccess: async () => {
      toastSuccess(t('openEnd.saved'));
      await reload();
      onClose();
    },
    onError: (error) => {
      if (fieldError(error) === null) toastError(errorText(error, t('openEnd.failed')));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (date !== null) end.mutate(date);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('openEnd.title', { name: entry.employee_name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={end.isPending} disabled={date === null}>
              {t('openEnd.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const fieldError = (error: unknown): string | null =>
  error instanceof ApiError ? (error.errors['end_date']?.[0] ?? null) : null;
