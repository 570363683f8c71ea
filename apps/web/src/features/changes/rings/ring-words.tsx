import { Text } from '@mantine/core';
import type { rings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx';

type Shift = rings.Ring['people'][number]['shift'];

/** "Friday, 4 December, 07:00–15:30, barista". */
export function useRingShift(): (shift: Shift | undefined) => string {
  const { t } = useTranslation('rings');
  const format = useFormat();
  return (shift) => {
    if (shift === undefined) return '';
    const { date, start_time: from, end_time: to, role } = shift;
    return t('shift', { day: format.weekdayDate(date), from, to, role });
  };
}

/** Who passes which shift on to whom, one line each, as a manager reads it. */
export function RingLines({ people }: { people: readonly { name: string; shift: Shift; is_better_off?: boolean }[] }) {
  const { t } = useTranslation('rings');
  const shiftText = useRingShift();
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {people.map(({ name, shift, is_better_off }, i) => {
        const words = { giver: name, shift: shiftText(shift), taker: people[(i + 1) % people.length]?.name ?? '' };
        return (
          <li key={`${shift.date} ${name}`}>
            {t('line', words)}
            {is_better_off === true && (
              <Text size="sm" c="dimmed">
                {t('betterOff', { name })}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const tones: Record<rings.Ring['status'], Tone> = {
  pending: 'waiting',
  done: 'good',
  declined: 'bad',
  withdrawn: 'quiet',
  ended: 'quiet',
};

export function RingStatus({ status }: Pick<rings.Ring, 'status'>) {
  const { t } = useTranslation('rings');
  return <StatusBadge tone={tones[status]} label={t(`status.${status}`)} />;
}

/** How many have agreed of one that waits; why one ended by itself. */
export function RingProgress({ ring: { people, agreed, status, reason } }: { ring: rings.Ring }) {
  const { t } = useTranslation('rings');
  const text =
    status === 'pending' ? t('agreed', { agreed, of: people.length }) : reason === null ? null : t(`reasons.${reason}`);
  return (
    text !== null && (
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    )
  );
}
