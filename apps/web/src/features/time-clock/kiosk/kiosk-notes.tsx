import { Alert, Text } from '@mantine/core';
import type { timeClock } from '@pamaina/contract';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../lib/clock.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Comparison } from '../comparison.tsx';
import type { LostTap } from './lost-taps.ts';

/** What is told to whoever has just tapped. */
export interface Said {
  text: string;
  /** Null: the tap waits, and nothing is known yet. */
  clock: timeClock.TimeClock | null;
}

interface KioskNotesProps {
  said: Said | null;
  waiting: number;
  lost: readonly LostTap[];
  local: Clock['local'];
  onForgive: (id: string) => void;
}

/** What the tablet says above the names: how the last tap compares with the plan, what waits for a line, what was refused later. */
export function KioskNotes({ said, waiting, lost, local, onForgive }: KioskNotesProps) {
  const { t } = useTranslation('time-clock');
  const format = useFormat();
  // What waited has been sent since, or refused.
  const isOver = said?.clock === null && waiting === 0;
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
