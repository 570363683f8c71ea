import { copies } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { firstOfMonth, lastOfMonth, stepMonth } from '../../../lib/schedule/months.ts';
import type { CalendarPlace } from '../../../lib/schedule/use-calendar-address.ts';
import { useAction } from '../../../lib/http/use-action.ts';

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
  const body = rangesOf(place);
  const copy = useAction(copies.copySchedule, {
    onDone: ({ copied, opened, undo_id }) => {
      const said = [t('copy.done', { count: copied }), ...(opened > 0 ? [t('copy.opened', { count: opened })] : [])];
      if (undo_id === null) toastSuccess(said.join(' '));
      else {
        editing.remember(undo_id);
        toastUndo(said.join(' '), editing.undo);
      }
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('copy.title')}
      confirmLabel={t('copy.confirm')}
      isBusy={copy.isBusy}
      onConfirm={() => copy.run({ body })}
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
