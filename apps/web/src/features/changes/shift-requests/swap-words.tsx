import { Group, Text, Anchor } from '@mantine/core';
import type { swaps } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx';
import { useDayLink } from '../../../lib/dates/use-day-link.ts';
import pieces from '../../../ui/pieces.module.css';

interface SwapWordsProps {
  offer: swaps.SwapOffer;
  /** Without its status, in a list of those that wait. */
  isWaiting?: boolean;
}

/** An offer in full: what changes hands in one sentence, its status, and the notes. */
export function SwapWords({ offer, isWaiting = false }: SwapWordsProps) {
  const { t } = useTranslation('swaps');
  const format = useFormat();
  const dayLink = useDayLink();
  const sentence = useSwapSentence()(offer);
  const { shift, status, note, rejection_reason, created_at } = offer;
  return (
    <>
      <Group gap="xs" mb={2}>
        <Anchor
          component={Link}
          to={dayLink(shift.date)}
          className={pieces.forThumb ?? ''}
          display="inline-block"
          inherit
          c="inherit"
          fw={600}
        >
          {sentence}
        </Anchor>
        {!isWaiting && <StatusBadge tone={swapTones[status]} label={t(`status.${status}`)} />}
      </Group>
      {note !== null && (
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }}>
          {t('note', { note })}
        </Text>
      )}
      {rejection_reason !== null && <Text size="sm">{t('rejectedBecause', { reason: rejection_reason })}</Text>}
      <Text size="xs" c="dimmed" mt={2}>
        {t('offeredAt', { time: format.instant(created_at) })}
      </Text>
    </>
  );
}

/** "Ona gives Friday 4 December, 07:00–15:30, barista, to Jonas": as the giver, the taker or anyone else reads it. */
export function useSwapSentence(): (offer: swaps.SwapOffer) => string {
  const { t } = useTranslation('swaps');
  const shiftText = useShiftText();
  const me = useSession().user?.employee_id ?? null;
  return ({ shift, role, return_shift: back, offered_by, target, accepted_by }) => {
    const taker = accepted_by ?? target;
    const isMine = (person: { employee_id: string | null } | null) =>
      me !== null && person !== null && person.employee_id === me;
    const names = {
      giver: offered_by.name,
      taker: taker?.name ?? '',
      shift: t('offer.shiftAndRole', { shift: shiftText(shift), role }),
      back: back === null ? '' : t('offer.shiftAndRole', { shift: shiftText(back), role: back.role }),
    };
    const what = taker === null ? 'anybody' : back === null ? 'gift' : 'exchange';
    if (isMine(offered_by)) return t(`words.own.${what}`, names);
    return what !== 'anybody' && isMine(taker) ? t(`words.yours.${what}`, names) : t(`words.others.${what}`, names);
  };
}

/** "Ona → Jonas: Friday 4 December, 07:00–15:30": beside other requests; the role and the notes are in its window. */
export function useBriefSwap(): (offer: swaps.SwapOffer) => string {
  const { t } = useTranslation('swaps');
  const shiftText = useShiftText();
  return ({ shift, return_shift: back, offered_by, target, accepted_by }) => {
    const taker = accepted_by ?? target;
    const words = { giver: offered_by.name, taker: taker?.name ?? t('words.brief.open'), shift: shiftText(shift) };
    return back === null
      ? t('words.brief.gift', words)
      : t('words.brief.exchange', { ...words, back: shiftText(back) });
  };
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

type Tab = 'pending' | 'claims' | 'history' | 'incoming' | 'open' | 'mine' | 'rings';

/** The label of a tab, with the number of pending items. */
export function useTabLabel(): (tab: Tab, count: number) => string {
  const { t } = useTranslation('swaps');
  return (tab, count) => {
    const name = t(`tabs.${tab}`);
    return count === 0 ? name : t('tabs.withCount', { name, count });
  };
}
