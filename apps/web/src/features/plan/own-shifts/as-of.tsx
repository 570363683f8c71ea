import { Button, Text } from '@mantine/core';
import { CloudOff, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './home.module.css';

interface AsOfProps {
  /** Milliseconds since 1970; null while the shown data is current. */
  moment: number | null;
  /** There is no response, rather than a slow one. */
  isCut: boolean;
  onRetry: () => void;
}

/** Shows the time of the stored schedule while offline. */
export function AsOf({ moment, isCut, onRetry }: AsOfProps) {
  const { t } = useTranslation('worker');
  const format = useFormat();
  const clock = useClock();
  if (moment === null) return null;
  const then = clock.local(moment);
  const time = then.date === clock.today() ? then.time : format.instant(new Date(moment).toISOString());
  return (
    <div className={classes.asOf} role="status">
      {isCut ? <CloudOff size={18} aria-hidden /> : <RefreshCw size={18} aria-hidden />}
      <Text size="sm" flex={1}>
        {t(isCut ? 'offline.asOf' : 'offline.checking', { time })}
      </Text>
      {isCut && (
        <Button variant="subtle" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  );
}
