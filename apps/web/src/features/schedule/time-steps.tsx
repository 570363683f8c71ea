import { ActionIcon, Button, Group } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../lib/use-clock.ts';
import { stepPlace, type CalendarPlace, type CalendarStep } from './calendar/use-calendar-address.ts';

interface TimeStepsProps {
  place: CalendarPlace;
  /** A step is a week, not a month. */
  isWeek: boolean;
  go: (step: CalendarStep) => void;
  className?: string | undefined;
}

/** One step back in time, today, one step on. */
export function TimeSteps({ place, isWeek, go, className }: TimeStepsProps) {
  const { t } = useTranslation('schedule');
  const clock = useClock();
  const step = (by: 1 | -1) => () => go(stepPlace(isWeek ? place : { ...place, view: 'month' }, by));
  return (
    <Group gap={4} wrap="nowrap" className={className ?? ''}>
      <ActionIcon
        variant="default"
        aria-label={t(isWeek ? 'toolbar.previousWeek' : 'toolbar.previousMonth')}
        onClick={step(-1)}
      >
        <ChevronLeft size={18} />
      </ActionIcon>
      <Button variant="default" onClick={() => go({ day: clock.today() })}>
        {t('toolbar.today')}
      </Button>
      <ActionIcon variant="default" aria-label={t(isWeek ? 'toolbar.nextWeek' : 'toolbar.nextMonth')} onClick={step(1)}>
        <ChevronRight size={18} />
      </ActionIcon>
    </Group>
  );
}
