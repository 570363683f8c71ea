import { Group, Text, Anchor } from '@mantine/core';
import type { swaps } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx';
import { useDayLink } from '../../../lib/dates/use-day-link.ts';
import pieces from '../../../ui/pieces.module.css';

/** An offer in full: the shift, from whom to whom, its status, and the notes. */
export function SwapWords({ offer }: { offer: swaps.SwapOffer }) {
  const { t } = useTranslation('swaps');
  const format = useFormat();
  const { shift, role, offered_by, target, accepted_by, status, note, rejection_reason, created_at } = offer;
  const taker = accepted_by ?? target;
  return (
    <>
      <Group gap="xs" mb={4}>
        <ShiftTitle shift={shift} />
        <StatusBadge tone={swapTones[status]} label={t(`status.${status}`)} />
      </Group>
      <dl className={pieces.facts}>
        <div>
          <dt>{t('role')}</dt>
          <dd>{role}</dd>
        </div>
        <div>
          <dt>{t('gives')}</dt>
          <dd>{offered_by.name}</dd>
        </div>
        <div>
          <dt>{t(accepted_by === null ? 'offeredTo' : 'takes')}</dt>
          <dd>{taker?.name ?? t('anybody')}</dd>
        </div>
      </dl>
      {note !== null && (
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }}>
          {t('note', { note })}
        </Text>
      )}
      {rejection_reason !== null && <Text size="sm">{t('rejectedBecause', { reason: rejection_reason })}</Text>}
      <Text size="xs" c="dimmed" mt={4}>
        {t('offeredAt', { time: format.instant(created_at) })}
      </Text>
    </>
  );
}

/** The colour of an offer's status. */
const swapTones: Record<swaps.SwapOffer['status'], Tone> = {
  pending: 'waiting',
  accepted: 'waiting',
  employee_accepted: 'waiting',
  approved: 'good',
  completed: 'good',
  rejected: 'bad',
  declined: 'bad',
  cancelled: 'quiet',
  expired: 'quiet',
};

/** The date and time of a shift, as a heading; it links to its day in the schedule. */
export function ShiftTitle({ shift }: { shift: OfferedShift }) {
  const shiftText = useShiftText();
  const dayLink = useDayLink();
  return (
    <Text fw={600} className={pieces.capital ?? ''}>
      <Anchor component={Link} to={dayLink(shift.date)} inherit c="inherit">
        {shiftText(shift)}
      </Anchor>
    </Text>
  );
}

interface OfferedShift {
  date: string;
  start_time: string;
  end_time: string;
}

/** The date and time of a shift: "Tuesday, 3 March, 07:00–15:30". */
export function useShiftText(): (shift: OfferedShift) => string {
  const { t } = useTranslation('swaps');
  const format = useFormat();
  return ({ date, start_time, end_time }) =>
    t('when', { day: format.weekdayDate(date), from: start_time, to: end_time });
}

type Tab = 'pending' | 'claims' | 'history' | 'incoming' | 'open' | 'mine';

/** The label of a tab, with the number of pending items. */
export function useTabLabel(): (tab: Tab, count: number) => string {
  const { t } = useTranslation('swaps');
  return (tab, count) => {
    const name = t(`tabs.${tab}`);
    return count === 0 ? name : t('tabs.withCount', { name, count });
  };
}
