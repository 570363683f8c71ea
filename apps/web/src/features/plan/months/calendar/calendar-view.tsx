import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import type { GridCosts } from '../grid/grid-costs.ts';
import { ScheduleGrid } from '../grid/schedule-grid.tsx';
import { gridRows, roleRows } from '../../../../lib/schedule/grid-model.ts';
import { hoursByPerson } from '../../../../lib/schedule/month-counts.ts';
import { monthOf, weekDates } from '../../../../lib/schedule/months.ts';
import type { Selection } from '../select/use-selection.ts';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import { whenPainted } from '../../../../lib/when-painted.ts';
import classes from './calendar.module.css';
import type { CalendarPlace, CalendarStep } from '../../../../lib/schedule/use-calendar-address.ts';
import type { CalendarData } from './use-calendar-data.ts';

// The calendar opens as a grid; its other views are loaded on demand.
const DayView = lazy(async () => ({ default: (await import('../day/day-view.tsx')).DayView }));
const ShiftList = lazy(async () => ({ default: (await import('../list/shift-list.tsx')).ShiftList }));
const HoursView = lazy(async () => ({ default: (await import('../hours/hours-view.tsx')).HoursView }));
const SelectionBar = lazy(async () => ({ default: (await import('../select/selection-bar.tsx')).SelectionBar }));
const none: never[] = [];
const skeleton = <RowsSkeleton rows={10} height={40} />;

export interface CalendarViewProps {
  data: CalendarData;
  place: CalendarPlace;
  monthName: string;
  editing: Editing;
  selection: Selection;
  go: (step: CalendarStep) => void;
  costs: GridCosts | undefined;
  /** The shifts are on the page: what else it needs is requested now. */
  onDrawn: (isDrawn: true) => void;
}

/** The hours of a day, a grid of a week or of the month, or a list; on a phone one day at a time. */
export function CalendarView(props: CalendarViewProps) {
  const { data, place, monthName, selection, costs, go, onDrawn } = props;
  const editing = useStill(props.editing, data.isGrowing);
  const { t } = useTranslation('schedule');
  const isPhone = useIsPhone();
  useEffect(() => whenPainted(() => onDrawn(true)), [onDrawn]);
  const { filters, by, view: kind } = place;
  const { shown, view, rows, weekHours } = useShown(data, place);
  const picked = usePicked(data.shifts, selection);

  if (isPhone && (kind === 'day' || kind === 'month'))
    return (
      <Suspense fallback={skeleton}>
        <DayView {...{ data, place, editing, selection, picked, go }} />
      </Suspense>
    );
  const shape = () => {
    if (kind === 'day') return <HoursView data={data} place={place} editing={editing} selection={selection} />;
    if (kind === 'list' || isPhone)
      return (
        <ShiftList
          shifts={kind === 'week' ? shown : data.monthShifts}
          filters={filters}
          colors={data.colors}
          picked={selection.picked}
          onOpen={selection.isSelecting ? ({ id }) => selection.toggle([id]) : editing.edit}
        />
      );
    return (
      <ScheduleGrid
        key={`${kind} ${by}`}
        label={t('grid.label', { month: monthName })}
        rows={rows}
        view={view}
        hours={data.hours}
        {...(weekHours && { weekHours })}
        targets={data.targets}
        balances={data.balances}
        editing={data.isGrowing ? null : editing}
        {...{ selection, picked, costs }}
        isGrowing={data.isGrowing}
      />
    );
  };
  return (
    <div className={classes.view}>
      <Suspense fallback={skeleton}>{shape()}</Suspense>
      <Suspense>
        {(selection.isSelecting || picked.length > 0) && (
          <SelectionBar shifts={picked} selection={selection} editing={editing} />
        )}
      </Suspense>
    </div>
  );
}

/** What the grid shows of the month: its days and their shifts, in rows. */
function useShown(data: CalendarData, place: CalendarPlace) {
  const { colors, blocks, wishes, removed, people, shifts } = data;
  const { filters, by, month, week } = place;
  const isWeek = place.view === 'week';
  const days = useMemo(() => {
    const dates = new Set<string>(weekDates(week));
    return data.days.filter((day) => (isWeek ? dates.has(day.date) : monthOf(day.date) === month));
  }, [data.days, isWeek, month, week]);
  const view = useMemo(
    () => ({ density: isWeek ? ('week' as const) : ('month' as const), days, colors, blocks, wishes, removed }),
    [blocks, colors, days, isWeek, removed, wishes],
  );
  const shown = useMemo(() => {
    const dates = new Set(days.map((day) => day.date));
    return shifts.filter((shift) => dates.has(shift.date));
  }, [days, shifts]);
  const rows = useMemo(
    () => (by === 'role' ? roleRows(shown, filters) : gridRows(people, shown, filters)),
    [by, filters, people, shown],
  );
  const weekHours = useMemo(() => (isWeek ? hoursByPerson(shown) : undefined), [isWeek, shown]);
  return { shown, view, rows, weekHours };
}

const usePicked = (shifts: CalendarData['shifts'], { picked }: Selection) =>
  useMemo(() => (picked.size === 0 ? none : shifts.filter(({ id }) => picked.has(id))), [picked, shifts]);

/** While the month is generated its shifts come and go: none of them is opened or moved. */
function useStill(editing: Editing, isStill: boolean): Editing {
  return useMemo(() => {
    const nothing = () => undefined;
    return isStill ? { ...editing, edit: nothing, add: nothing, openMenu: nothing, mayEdit: () => false } : editing;
  }, [editing, isStill]);
}
