import { ActionIcon, Button, Group, SegmentedControl, Title } from '@mantine/core';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { addDays, datesBetween, todayIn } from '../../lib/dates.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTitle } from '../../lib/use-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { stepPlace, useCalendarAddress, views } from './calendar/use-calendar-address.ts';
import { dayInfos } from './model/day-info.ts';
import { monthOf, monthWeeks, weekDates, yearAndMonth } from './model/months.ts';
import { NoProject } from './worker/no-project.tsx';
import { useTeamSchedule } from './worker/use-team-schedule.ts';
import { WorkerSchedule } from './worker/worker-schedule.tsx';
import classes from './worker/worker.module.css';

/** The employee's schedule: the own one or the team's, as far as it is published. */
export function WorkerSchedulePage() {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { place, go } = useCalendarAddress();
  const [search, setSearch] = useSearchParams();
  const who = search.get('who') === 'team' ? 'team' : 'own';
  const range = useMemo(() => monthWeeks(place.month), [place.month]);
  const { query, team, own, colors, isInNoProject } = useTeamSchedule(range);
  const { year, month } = yearAndMonth(place.month);
  const monthName = format.month(year, month);
  useTitle(t('worker.schedule'));

  const shifts = who === 'team' ? team : own;
  const shown = new Set(
    place.view === 'week'
      ? weekDates(place.week)
      : datesBetween(range.start, range.end).filter((date) => monthOf(date) === place.month),
  );
  const days = useMemo(
    () =>
      dayInfos(datesBetween(range.start, range.end), {
        today: todayIn(),
        holidays: query.data?.holidays ?? [],
        requirements: [],
        shifts: [],
      }),
    [query.data, range],
  );
  const chooseWho = (next: string) => {
    const params = new URLSearchParams(search);
    params.set('who', next);
    setSearch(params);
  };
  if (isInNoProject) return <NoProject />;
  const isWeek = place.view === 'week';
  const title = isWeek ? format.range(place.week, addDays(place.week, 6)) : monthName;
  return (
    <div className={classes.page} style={{ maxWidth: 'none' }}>
      <div className={classes.bar}>
        <Title order={1} fz={20} className={classes.barTitle ?? ''}>
          {title}
        </Title>
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="default"
            aria-label={t(isWeek ? 'toolbar.previousWeek' : 'toolbar.previousMonth')}
            onClick={() => go(stepPlace(place, -1))}
          >
            <ChevronLeft size={18} />
          </ActionIcon>
          <Button variant="default" onClick={() => go({ day: todayIn() })}>
            {t('toolbar.today')}
          </Button>
          <ActionIcon
            variant="default"
            aria-label={t(isWeek ? 'toolbar.nextWeek' : 'toolbar.nextMonth')}
            onClick={() => go(stepPlace(place, 1))}
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
          onChange={chooseWho}
        />
        <SegmentedControl
          aria-label={t('toolbar.view')}
          data={views.map((view) => ({ value: view, label: t(`toolbar.${view}`) }))}
          value={place.view}
          onChange={(value) => go({ view: views.find((view) => view === value) ?? 'week' })}
        />
      </div>
      <QueryView query={query} skeleton={<RowsSkeleton rows={8} />}>
        {() =>
          shifts.some((shift) => shown.has(shift.date)) ? (
            <WorkerSchedule place={place} who={who} days={days} shifts={shifts} colors={colors} go={go} />
          ) : (
            <EmptyState
              icon={CalendarDays}
              title={t('worker.emptyTitle')}
              text={t('worker.emptyText', { period: title })}
            />
          )
        }
      </QueryView>
    </div>
  );
}
