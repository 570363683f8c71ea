import type { schedule } from '@pamaina/contract';
import { addDays } from '../../../../lib/dates/dates.ts';
import type { CalendarPlace, CalendarStep } from '../../../../lib/schedule/use-calendar-address.ts';
import type { DayInfo } from '../../../../lib/schedule/day-info.ts';
import { noFilters } from '../../../../lib/schedule/grid-model.ts';
import { monthOf } from '../../../../lib/schedule/months.ts';
import type { ShiftColors } from '../../../../lib/schedule/colors.ts';
import { DayHeading, useSwipe } from './day-heading.tsx';
import { DayShifts } from './day-shifts.tsx';
import { HeatStrip } from './heat-strip.tsx';
import classes from './day-view.module.css';

interface TeamDayProps {
  days: DayInfo[];
  place: CalendarPlace;
  shifts: schedule.Shift[];
  colors: ShiftColors;
  go: (step: CalendarStep) => void;
}

/** The team's published shifts on a phone, one day at a time. */
export function TeamDay({ days, place, shifts, colors, go }: TeamDayProps) {
  const step = (by: 1 | -1) => go({ day: addDays(place.day, by) });
  const swipe = useSwipe(step);
  return (
    <div className={classes.view} {...swipe}>
      <HeatStrip
        days={days.filter((day) => monthOf(day.date) === place.month)}
        day={place.day}
        onDay={(day) => go({ day })}
      />
      <DayHeading day={place.day} info={days.find((day) => day.date === place.day)} onStep={step} />
      <DayShifts shifts={shifts.filter((shift) => shift.date === place.day)} filters={noFilters} colors={colors} />
    </div>
  );
}
