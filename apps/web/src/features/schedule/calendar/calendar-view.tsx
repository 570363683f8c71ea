import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DayView } from '../day/day-view.tsx';
import type { Editing } from '../editing.ts';
import { ScheduleGrid } from '../grid/schedule-grid.tsx';
import { ShiftList } from '../list/shift-list.tsx';
import { gridRows } from '../model/grid-model.ts';
import { monthOf, weekDates } from '../model/months.ts';
import { useIsPhone } from '../use-is-phone.ts';
import type { CalendarPlace, CalendarStep } from './use-calendar-address.ts';
import type { CalendarData } from './use-calendar-data.ts';

interface CalendarViewProps {
  data: CalendarData;
  place: CalendarPlace;
  monthName: string;
  editing: Editing;
  go: (step: CalendarStep) => void;
}

/** The month as a grid of a week, a grid of the month or a list; on a phone one day at a time. */
export function CalendarView({ data, place, monthName, editing, go }: CalendarViewProps) {
  const { t } = useTranslation('schedule');
  const isPhone = useIsPhone();
  const { colors, blocks, people, shifts } = data;
  const { filters, month, week, view: kind } = place;
  const isWeek = kind === 'week';
  const days = useMemo(() => {
    const dates = new Set(weekDates(week));
    return data.days.filter((day) => (isWeek ? dates.has(day.date) : monthOf(day.date) === month));
  }, [data.days, isWeek, month, week]);
  const view = useMemo(
    () => ({ density: isWeek ? ('week' as const) : ('month' as const), days, colors, blocks }),
    [blocks, colors, days, isWeek],
  );
  const rows = useMemo(() => {
    const shown = new Set(days.map((day) => day.date));
    return gridRows(
      people,
      shifts.filter((shift) => shown.has(shift.date)),
      filters,
    );
  }, [days, filters, people, shifts]);

  if (isPhone) return <DayView data={data} place={place} editing={editing} go={go} />;
  if (kind === 'list')
    return <ShiftList shifts={data.monthShifts} filters={filters} colors={colors} onOpen={editing.edit} />;
  return (
    <ScheduleGrid
      key={kind}
      label={t('grid.label', { month: monthName })}
      rows={rows}
      view={view}
      hours={data.hours}
      targets={data.targets}
      editing={editing}
    />
  );
}
