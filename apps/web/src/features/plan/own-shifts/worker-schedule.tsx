import type { schedule } from '@pamaina/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/dates/use-clock.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import type { CalendarPlace, CalendarStep } from '../../../lib/schedule/use-calendar-address.ts';
import { ScheduleGrid, ShiftList, TeamDay } from '../months/index.ts';
import type { DayInfo } from '../../../lib/schedule/day-info.ts';
import { gridRows, noFilters, peopleFrom } from '../../../lib/schedule/grid-model.ts';
import { monthOf, weekDates } from '../../../lib/schedule/months.ts';
import type { ShiftColors } from '../../../lib/schedule/colors.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { OfferLink } from './upcoming-list.tsx';
import { WeekList } from './week-list.tsx';

interface WorkerScheduleProps {
  place: CalendarPlace;
  who: 'own' | 'team';
  /** Whole weeks around the month. */
  days: DayInfo[];
  shifts: schedule.Shift[];
  colors: ShiftColors;
  /** Dates without data. */
  unknown: ReadonlySet<string>;
  go: (step: CalendarStep) => void;
}

const noBlocks = new Map<string, never>();

/** Published shifts in the selected view: the user's own as a wall calendar or a week, the team's as the grid. */
export function WorkerSchedule({ place, who, days, shifts, colors, unknown, go }: WorkerScheduleProps) {
  const { t } = useTranslation('schedule');
  const isPhone = useIsPhone();
  const now = useNow();
  const { month, view: kind, week } = place;
  const density = kind === 'week' ? ('week' as const) : ('month' as const);
  const view = useMemo(() => {
    const dates = new Set<string>(weekDates(week));
    const shown = days.filter((day) => (density === 'week' ? dates.has(day.date) : monthOf(day.date) === month));
    return { density, days: shown, colors, blocks: noBlocks };
  }, [colors, days, density, month, week]);
  const rows = useMemo(() => {
    const dates = new Set(view.days.map((day) => day.date));
    const shown = shifts.filter((shift) => dates.has(shift.date));
    return gridRows(peopleFrom(shown), shown, noFilters);
  }, [shifts, view.days]);

  const inMonth = shifts.filter((shift) => monthOf(shift.date) === month);
  if (kind === 'list')
    return (
      <ShiftList
        shifts={inMonth}
        filters={noFilters}
        colors={colors}
        {...(who === 'own' && { withNames: false, deedOf: (shift) => <OfferLink shift={shift} now={now} /> })}
      />
    );
  if (who === 'own' && kind === 'month')
    return <MonthCalendar days={days} month={month} shifts={shifts} colors={colors} go={go} />;
  if (who === 'own') return <WeekList dates={weekDates(week)} shifts={shifts} colors={colors} unknown={unknown} />;
  if (isPhone) return <TeamDay days={days} place={place} shifts={shifts} colors={colors} go={go} />;
  return <ScheduleGrid key={kind} label={t('worker.teamLabel')} rows={rows} view={view} editing={null} />;
}
