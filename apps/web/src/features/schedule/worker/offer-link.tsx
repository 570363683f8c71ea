import type { schedule } from '@pamaina/contract';
import { ActionIcon, Button } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useShiftWords } from '../use-shift-words.ts';

interface OfferLinkProps {
  shift: schedule.Shift;
  /** Milliseconds since 1970. */
  now: number;
  /** Shows its label if there is room. */
  withWords?: boolean;
}

/** A link from the user's upcoming shift to the page where it is offered to a colleague. */
export function OfferLink({ shift, now, withWords = false }: OfferLinkProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  if (Date.parse(shift.starts_at) <= now) return null;
  const place = `/worker/swap-requests?offer=${shift.id}`;
  const name = t('worker.offerOne', { shift: [words.day(shift.date), words.hours(shift), shift.role].join(', ') });
  const sign = <ArrowLeftRight size={18} aria-hidden />;
  return withWords ? (
    <Button component={Link} to={place} variant="default" leftSection={sign} aria-label={name}>
      {t('worker.offer')}
    </Button>
  ) : (
    <ActionIcon component={Link} to={place} size={44} title={t('worker.offer')} aria-label={name}>
      {sign}
    </ActionIcon>
  );
}
