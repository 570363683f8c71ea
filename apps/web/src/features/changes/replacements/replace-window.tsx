import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toastError } from '../../../lib/toasts.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

interface ReplaceWindowProps {
  shift: { id: string; date: string };
  onClose: () => void;
}

/** The replacement of a shift outside of the calendar: reads it as it is now, with its version. */
export function ReplaceWindow({ shift: { id, date }, onClose }: ReplaceWindowProps) {
  const { t } = useTranslation('calendar');
  const { data, isFetching } = useQuery(scheduleQueries.range({ start: date, end: date }));
  const shift = data?.shifts.find((one) => one.id === id);
  const isGone = !isFetching && shift === undefined;
  useEffect(() => {
    if (!isGone) return;
    toastError(t('replace.stale'));
    onClose();
  }, [isGone, onClose, t]);
  return shift === undefined ? null : <ReplaceDialog shift={shift} onClose={onClose} />;
}
