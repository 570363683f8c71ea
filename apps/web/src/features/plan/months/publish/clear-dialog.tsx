import { schedule } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { monthQuery, type Month } from '../../../../lib/schedule/months.ts';
import { useAction } from '../../../../lib/http/use-action.ts';

interface ClearDialogProps {
  month: Month;
  monthName: string;
  onClose: () => void;
}

/** Clearing a month's calendar can't be undone, so its name must be typed first. */
export function ClearDialog({ month, monthName, onClose }: ClearDialogProps) {
  const { t } = useTranslation('schedule');
  const clear = useAction(schedule.clearSchedule, {
    done: ({ removed }) => t('clear.done', { count: removed }),
    failed: t('clear.failed'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('clear.title', { month: monthName })}
      confirmLabel={t('clear.button')}
      typedWord={monthName}
      isBusy={clear.isBusy}
      onConfirm={() => clear.run({ query: monthQuery(month) })}
      onClose={onClose}
    >
      <Text>{t('clear.text')}</Text>
    </ConfirmDialog>
  );
}
