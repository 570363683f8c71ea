import { copies } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api-client.ts';
import { addDays } from '../../../lib/dates.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Editing } from '../editing.ts';
import { firstOfMonth, lastOfMonth, stepMonth } from '../model/months.ts';
import type { CalendarPlace } from './use-calendar-address.ts';

interface CopyDialogProps {
  place: CalendarPlace;
  editing: Editing;
  onClose: () => void;
}

/**
 * Copies the same day a week before, the previous week, or the previous month into the shown range, as drafts; one step
 * of undo.
 */
export function CopyDialog({ place, editing, onClose }: CopyDialogProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const client = useQueryClient();
  const body = rangesOf(place);
  const copy = useMutation({
    mutationFn: () => call(copies.copySchedule, { body }),
    onSuccess: async ({ copied, opened, undo_id }) => {
      const said = [t('copy.done', { count: copied }), ...(opened > 0 ? [t('copy.opened', { count: opened })] : [])];
      if (undo_id === null) toastSuccess(said.join(' '));
      else {
        editing.remember(undo_id);
        toastUndo(said.join(' '), editing.undo);
      }
      await client.invalidateQueries({ queryKey: ['schedule'] });
      onClose();
    },
    onError: (error) => toastError(errorText(error)),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('copy.title')}
      confirmLabel={t('copy.confirm')}
      isBusy={copy.isPending}
      onConfirm={() => copy.mutate()}
      onClose={onClose}
    >
      <Text>
        {t('copy.text', {
          source: format.range(body.source_start, body.source_end),
          target: format.range(body.target_start, body.target_end),
        })}
      </Text>
    </ConfirmDialog>
  );
}

function rangesOf({ view, day, week, month }: CalendarPlace) {
  if (view === 'day')
    return { source_start: addDays(day, -7), source_end: addDays(day, -7), target_start: day, target_end: day };
  if (view === 'week')
    return {
      source_start: addDays(week, -7),
      source_end: addDays(week, -1),
      target_start: week,
      target_end: addDays(week, 6),
    };
  const before = stepMonth(month, -1);
  return {
    source_start: firstOfMonth(before),
    source_end: lastOfMonth(before),
    target_start: firstOfMonth(month),
    target_end: lastOfMonth(month),
  };
}
