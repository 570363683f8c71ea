import { Switch } from '@mantine/core';
import type { holidays } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { saveHoliday } from './save-holiday.ts';
import { useAction } from '../../lib/http/use-action.ts';

/** Whether the business works on a day, saved immediately. */
export function ClosedSwitch({ holiday }: { holiday: holidays.Holiday }) {
  const { t } = useTranslation('holidays');
  const { date, name, closed } = holiday;
  const { run, isBusy } = useAction<boolean, void>(
    (isClosed, write) => saveHoliday(write, holiday, { date, name, closed: isClosed }),
    { failed: t('common:error.operation') },
  );
  return (
    <Switch
      py={6}
      checked={!closed}
      disabled={isBusy}
      label={t(closed ? 'closed' : 'open')}
      aria-label={t('openOn', { name })}
      onChange={() => run(!closed)}
    />
  );
}
