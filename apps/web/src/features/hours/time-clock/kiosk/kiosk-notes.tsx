import { Alert, Text } from '@mantine/core';
import type { timeClock } from '@pamaina/contract';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../../lib/dates/clock.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { Comparison } from '../forgotten.tsx';
import type { LostTap } from './lost-taps.ts';

/** The message after a clock event. */
export interface Said {
  text: string;
  /** Null: the event is waiting, and the result is not known yet. */
  clock: timeClock.TimeClock | null;
  /** It is no clock event, and done. */
  isNow?: true;
}

interface KioskNotesProps {
  said: Said | null;
  waiting: number;
  lost: readonly LostTap[];
  local: Clock['local'];
  onForgive: (id: string) => void;
}

/**
 * The messages above the names: how the last clock event compares with the schedule, which events wait for a
 * connection, which were rejected later.
 */
export function KioskNotes({ said, waiting, lost, local, onForgive }: KioskNotesProps) {
  const { t } = useTranslation('time-clock');
  const format = useFormat();
  // The waiting event has been sent since, or rejected.
  const isOver = said?.clock === null && said.isNow !== true && waiting === 0;
  const { entry = null, last = null } = said?.clock ?? {};
  return (
    <>
      <div role="status">
        <Text size="lg" fw={600}>
          {isOver || said === null ? t('kiosk.pick') : said.text}
        </Text>
        {said?.clock && entry && <Comparison clock={said.clock} local={local} />}
        {last && (
          <Text>
            {t('last', {
              from: local(last.started_at).time,
              to: local(last.ended_at).time,
              hours: format.minutesAsHours(last.worked_minutes),
            })}
          </Text>
        )}
      </div>
      {waiting > 0 && (
        <Text>
          <CloudOff size={16} aria-hidden /> {t('waiting', { count: waiting })}
        </Text>
      )}
      {lost.map(({ id, name, tapped_at, why }) => (
        <Alert
          key={id}
          color="red"
          role="alert"
          withCloseButton
          closeButtonLabel={t('common:close')}
          onClose={() => onForgive(id)}
        >
          {t('kiosk.lost', { name, time: local(tapped_at).time, why })}
        </Alert>
      ))}
    </>
  );
}
