import { Text } from '@mantine/core';
import { CalendarClock, CloudOff, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './home.module.css';

interface Dates {
  dates: readonly string[];
}

/** Lists the days that this device never loaded, so that they are not mistaken for free ones. */
export function UnknownDays({ dates }: Dates) {
  return <NotFree dates={dates} icon={CloudOff} text="offline.unknownDays" />;
}

/** Lists the days that are not published yet, where others are. */
export function UnpublishedDays({ dates }: Dates) {
  return <NotFree dates={dates} icon={CalendarClock} text="unpublishedDays" />;
}

interface NotFreeProps extends Dates {
  icon: LucideIcon;
  text: 'offline.unknownDays' | 'unpublishedDays';
}

function NotFree({ dates, icon: Icon, text }: NotFreeProps) {
  const { t } = useTranslation('worker');
  const format = useFormat();
  if (dates.length === 0) return null;
  const days = runsOf(dates).map(([first, last]) => format.range(first, last));
  return (
    <div className={classes.asOf} role="status">
      <Icon size={18} aria-hidden />
      <Text size="sm" flex={1}>
        {t(text, { days: new Intl.ListFormat(format.locale).format(days) })}
      </Text>
    </div>
  );
}

/** Sorted dates as the first and last of each run without a gap. */
function runsOf(dates: readonly string[]): [string, string][] {
  const runs: [string, string][] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    if (run && addDays(run[1], 1) === date) run[1] = date;
    else runs.push([date, date]);
  }
  return runs;
}
