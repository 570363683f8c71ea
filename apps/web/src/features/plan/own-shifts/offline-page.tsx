import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { CloudOff } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addDays } from '../../../lib/dates/dates.ts';
import { useClock, useNow } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { roleTint } from '../../../lib/schedule/grid-view.ts';
import { colorOfShift, shiftColors } from '../../../lib/schedule/colors.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { readOffline } from './offline-copy.ts';
import { UnknownDays } from './unknown-days.tsx';
import classes from './worker.module.css';

const DAYS_AHEAD = 30;

/** The user's upcoming shifts as stored on this device, for an employee whose session expired while offline. */
export function OfflinePage() {
  const { t } = useTranslation('worker');
  const format = useFormat();
  const words = useShiftWords();
  const now = useNow();
  const today = useClock().today(now);
  useTitle(t('offline.title'));
  const kept = useMemo(
    () => readOffline(null, { start: addDays(today, -1), end: addDays(today, DAYS_AHEAD) }, now),
    [now, today],
  );
  const own = (kept?.shifts ?? []).filter(
    (shift) => shift.employee_id === kept?.employeeId && Date.parse(shift.ends_at) > now,
  );
  // Template colours are not stored: offline, colours represent roles.
  const colors = shiftColors(
    'role',
    own.map((shift) => shift.role),
    undefined,
  );
  return (
    <EntryLayout width={480}>
      <Stack gap="md">
        <Title order={1}>{t('offline.title')}</Title>
        <Alert color="yellow" icon={<CloudOff size={18} aria-hidden />}>
          {kept === null
            ? t('offline.tooOld')
            : t('offline.ended', { time: format.instant(new Date(kept.at).toISOString()) })}
        </Alert>
        {kept !== null && <UnknownDays dates={[...kept.unknown].filter((date) => date >= today)} />}
        {kept !== null && own.length === 0 && <Text c="dimmed">{t('offline.none')}</Text>}
        <ul className={classes.upcoming}>
          {own.map((shift) => (
            <li key={shift.id} {...roleTint(colorOfShift(colors, shift))}>
              <span className={classes.upcomingDay}>{format.listDay(shift.date)}</span>
              <span className={classes.upcomingHours}>{words.hours(shift)}</span>
              <span className={classes.quiet}>{words.work(shift)}</span>
            </li>
          ))}
        </ul>
        <Button component={Link} to="/worker-login" variant="default">
          {t('offline.signIn')}
        </Button>
      </Stack>
    </EntryLayout>
  );
}
