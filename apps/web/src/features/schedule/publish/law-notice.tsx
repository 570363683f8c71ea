import { Alert } from '@mantine/core';
import { constants } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { settingsQueries } from '../../settings/index.ts';
import { firstOfMonth, type Month } from '../model/months.ts';

interface LawNoticeProps {
  month: Month;
  /** It was published before: now there are only changes to publish. */
  isPublished: boolean;
}

/**
 * The requirements of Lithuanian law for publishing under summary recording (LT08, DK 115(2)): the month is late, or
 * changes need a reason; nothing in other countries.
 */
export function LawNotice({ month, isPublished }: LawNoticeProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const today = useClock().today();
  const system = useQuery(settingsQueries.system());
  const due = addDays(firstOfMonth(month), -constants.announcedDaysBefore);
  if (system.data?.law_pack !== 'lt' || system.data.regime !== 'summary' || (!isPublished && today <= due)) return null;
  return (
    <Alert color={isPublished ? 'blue' : 'yellow'} role="note" icon={<CalendarClock size={18} aria-hidden />}>
      {isPublished ? t('publish.changesNeedReason') : t('publish.late', { date: format.longDate(due) })}
    </Alert>
  );
}
