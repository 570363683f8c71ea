import { Text } from '@mantine/core';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './home.module.css';

/** Lists the days that this device never loaded, so that they are not mistaken for free ones. */
export function UnknownDays({ dates }: { dates: readonly string[] }) {
  const { t } = useTranslation('worker');
  const format = useFormat();
  if (dates.length === 0) return null;
  const days = runsOf(dates).map(([first, last]) => format.range(first, last));
  return (
    <div className={classes.asOf} role="status">
      <CloudOff size={18} aria-hidden />
      <Text size="sm" flex={1}>
        {t('offline.unknownDays', { days: new Intl.ListFormat(format.locale).format(days) })}
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
