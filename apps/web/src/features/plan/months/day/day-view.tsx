import type { schedule } from '@pamaina/contract';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../lib/dates/dates.ts';
import type { CalendarPlace, CalendarStep } from '../../../../lib/schedule/use-calendar-address.ts';
import type { CalendarData } from '../calendar/use-calendar-data.ts';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import { monthOf } from '../../../../lib/schedule/months.ts';
import { SelectionBar } from '../select/selection-bar.tsx';
import type { Selection } from '../select/use-selection.ts';
import { DayHeading, useSwipe } from './day-heading.tsx';
import { DayShifts } from './day-shifts.tsx';
import { HeatStrip } from './heat-strip.tsx';
import classes from './day-view.module.css';

interface DayViewProps {
  data: CalendarData;
  place: CalendarPlace;
  editing: Editing;
  selection: Selection;
  /** The selected shifts. */
  picked: schedule.Shift[];
  go: (step: CalendarStep) => void;
}

/** The manager's month on a phone: the month as a strip, one day at a time, swiped or stepped. */
export function DayView({ data, place, editing, selection, picked, go }: DayViewProps) {
  const { t } = useTranslation('schedule');
  const step = (by: 1 | -1) => go({ day: addDays(place.day, by) });
  const swipe = useSwipe(step);
  const [role = ''] = data.roles;
  return (
    <div className={classes.view} {...swipe}>
      <HeatStrip
        days={data.days.filter((day) => monthOf(day.date) === place.month)}
        day={place.day}
        onDay={(day) => go({ day })}
      />
      <DayHeading day={place.day} info={data.days.find((day) => day.date === place.day)} onStep={step} />
      <DayShifts
        shifts={data.shifts.filter((shift) => shift.date === place.day)}
        filters={place.filters}
        colors={data.colors}
        onOpen={selection.isSelecting ? ({ id }) => selection.toggle([id]) : editing.edit}
        {...(selection.isSelecting && { picked: selection.picked })}
      />
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={(event) =>
          editing.add(
            { date: place.day, employee_id: null, role: place.filters.role ?? role },
            event.currentTarget.getBoundingClientRect(),
          )
        }
      >
        {t('edit.addTitle')}
      </Button>
      <SelectionBar shifts={picked} selection={selection} editing={editing} />
    </div>
  );
}
