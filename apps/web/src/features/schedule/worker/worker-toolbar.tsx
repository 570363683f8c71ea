import { ActionIcon, Button, Group, SegmentedControl, Title } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/use-clock.ts';
import { stepPlace, views, type CalendarPlace, type CalendarStep } from '../calendar/use-calendar-address.ts';
import classes from './worker.module.css';

interface WorkerToolbarProps {
  place: CalendarPlace;
  /** The shown month or week, in words. */
  title: string;
  who: 'own' | 'team';
  onWho: (who: string) => void;
  go: (step: CalendarStep) => void;
}

/** The shown time as the page's heading, the steps in time, whose shifts, and the views. */
export function WorkerToolbar({ place, title, who, onWho, go }: WorkerToolbarProps) {
  const { t } = useTranslation('schedule');
  const clock = useClock();
  const isWeek = place.view === 'week';
  const step = (by: 1 | -1) => () => go(stepPlace(place, by));
  return (
    <div className={classes.bar}>
      <Title order={1} fz={20} className={classes.barTitle ?? ''}>
        {title}
      </Title>
      <Group gap={4} wrap="nowrap">
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
        <ActionIcon
          variant="default"
          aria-label={t(isWeek ? 'toolbar.nextWeek' : 'toolbar.nextMonth')}
          onClick={step(1)}
        >
          <ChevronRight size={18} />
        </ActionIcon>
      </Group>
      <SegmentedControl
        aria-label={t('worker.who')}
        data={[
          { value: 'own', label: t('worker.own') },
          { value: 'team', label: t('worker.team') },
        ]}
        value={who}
        onChange={onWho}
      />
      <SegmentedControl
        aria-label={t('toolbar.view')}
        data={views.map((view) => ({ value: view, label: t(`toolbar.${view}`) }))}
        value={place.view}
        onChange={(value) => go({ view: views.find((view) => view === value) ?? 'week' })}
      />
    </div>
  );
}
