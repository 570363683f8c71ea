import { schedule } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { monthQuery } from '../model/months.ts';

interface ClearDialogProps {
  month: string;
  monthName: string;
  onClose: () => void;
}

/** Clearing a month's calendar can't be undone, so its name must be typed first (Decisions, Clear calendar). */
export function ClearDialog({ month, monthName, onClose }: ClearDialogProps) {
  const { t } = useTranslation('schedule');
  const client = useQueryClient();
  const clear = useMutation({
    mutationFn: () => call(schedule.clearSchedule, { query: monthQuery(month) }),
    onSuccess: async ({ removed }) => {
      toastSuccess(t('clear.done', { count: removed }));
      await client.invalidateQueries({ queryKey: ['schedule'] });
      onClose();
    },
    onError: (error) => toastError(errorText(error, t('clear.failed'))),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('clear.title', { month: monthName })}
      confirmLabel={t('clear.button')}
      typedWord={monthName}
      isBusy={clear.isPending}
      onConfirm={() => clear.mutate()}
      onClose={onClose}
    >
      <Text>{t('clear.text')}</Text>
    </ConfirmDialog>
  );
}
