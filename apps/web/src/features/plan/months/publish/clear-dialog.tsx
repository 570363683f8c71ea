import { lateChanges, schedule } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { call } from '../../../../lib/http/api-client.ts';
import { LateTotal } from '../../../../lib/late-changes/late-cost-part.tsx';
import { monthQuery, type Month } from '../../../../lib/schedule/months.ts';
import { useAction } from '../../../../lib/http/use-action.ts';

const clearingPrice = (month: Month) =>
  queryOptions({
    queryKey: ['schedule', 'price', 'clearing', month],
    queryFn: ({ signal }) => call(lateChanges.priceClearing, { query: monthQuery(month), signal }),
    staleTime: 0,
  });

interface ClearDialogProps {
  month: Month;
  monthName: string;
  onClose: () => void;
}

/** Clearing a month's calendar can't be undone, so its name must be typed first. */
export function ClearDialog({ month, monthName, onClose }: ClearDialogProps) {
  const { t } = useTranslation('schedule');
  const prices = useQuery(clearingPrice(month)).data ?? [];
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
      <LateTotal prices={prices} />
    </ConfirmDialog>
  );
}
