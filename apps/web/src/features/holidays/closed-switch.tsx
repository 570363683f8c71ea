import { Switch } from '@mantine/core';
import type { holidays } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/error-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { saveHoliday } from './save-holiday.ts';

/** Whether the business works on a day, saved immediately. */
export function ClosedSwitch({ holiday }: { holiday: holidays.Holiday }) {
  const { t } = useTranslation('holidays');
  const reload = useReloadProject();
  const [isBusy, setBusy] = useState(false);
  const { date, name, closed } = holiday;
  const change = async () => {
    setBusy(true);
    try {
      await saveHoliday(holiday, { date, name, closed: !closed });
    } catch (error) {
      toastError(errorText(error, t('common:error.operation')));
    }
    await reload();
    setBusy(false);
  };
  return (
    <Switch
      py={6}
      checked={!closed}
      disabled={isBusy}
      label={t(closed ? 'closed' : 'open')}
      aria-label={t('openOn', { name })}
      onChange={() => void change()}
    />
  );
}
