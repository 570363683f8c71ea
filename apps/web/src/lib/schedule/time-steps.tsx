import { ActionIcon, Button, Group } from '@mantine/core';
import { CalendarCheck2, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../dates/use-clock.ts';
import { useCommands } from '../commands.ts';
import { stepPlace, type CalendarPlace, type CalendarStep } from './use-calendar-address.ts';

interface TimeStepsProps {
  place: CalendarPlace;
  /** The unit of a step. */
  unit: 'day' | 'week' | 'month';
  go: (step: CalendarStep) => void;
  /** "Today" is an icon, not a label. */
  isShort?: boolean;
  className?: string | undefined;
}

/** One step back in time, today, one step forward. */
export function TimeSteps({ place, unit, go, isShort = false, className }: TimeStepsProps) {
  const { t } = useTranslation('schedule');
  const clock = useClock();
  const names = {
    day: [t('day.previous'), t('day.next')],
    week: [t('toolbar.previousWeek'), t('toolbar.nextWeek')],
    month: [t('toolbar.previousMonth'), t('toolbar.nextMonth')],
  } as const;
  const [previous, next] = names[unit];
  const step = (by: 1 | -1) => () => go(stepPlace({ ...place, view: unit }, by));
  const toToday = () => go({ day: clock.today() });
  useCommands([
    { label: t('toolbar.today'), act: toToday },
    { label: previous, act: step(-1) },
    { label: next, act: step(1) },
  ]);
  return (
    <Group gap={4} wrap="nowrap" className={className ?? ''}>
      <ActionIcon variant="default" aria-label={previous} onClick={step(-1)}>
        <ChevronLeft size={18} />
      </ActionIcon>
      {isShort ? (
        <ActionIcon variant="default" aria-label={t('toolbar.today')} title={t('toolbar.today')} onClick={toToday}>
          <CalendarCheck2 size={18} />
        </ActionIcon>
      ) : (
        <Button variant="default" onClick={toToday}>
          {t('toolbar.today')}
        </Button>
      )}
      <ActionIcon variant="default" aria-label={next} onClick={step(1)}>
        <ChevronRight size={18} />
      </ActionIcon>
    </Group>
  );
}
