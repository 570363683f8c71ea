import type { schedule } from '@pamaina/contract';
import { ActionIcon } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useShiftWords } from '../use-shift-words.ts';

/** From an own shift that has not begun to the page where it is offered to a colleague. */
export function OfferLink({ shift, now }: { shift: schedule.Shift; now: number }) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  if (Date.parse(shift.starts_at) <= now) return null;
  return (
    <ActionIcon
      component={Link}
      to={`/worker/swap-requests?offer=${shift.id}`}
      size={44}
      title={t('worker.offer')}
      aria-label={t('worker.offerOne', { shift: [words.day(shift.date), words.hours(shift), shift.role].join(', ') })}
    >
      <ArrowLeftRight size={18} aria-hidden />
    </ActionIcon>
  );
}
