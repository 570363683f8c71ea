import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import type { CalendarPlace } from '../calendar/use-calendar-address.ts';
import type { CalendarData } from '../calendar/use-calendar-data.ts';
import type { Editing } from '../editing.ts';
import { GridHint } from '../grid/grid-hint.tsx';
import { useAnnouncer } from '../grid/use-announcer.tsx';
import { placeOn } from '../model/day-axis.ts';
import { DayButton } from '../notes/day-button.tsx';
import { DaySigns } from '../notes/day-signs.tsx';
import type { Selection } from '../select/use-selection.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { HoursRole } from './hours-role.tsx';
import classes from './hours.module.css';
import { useBarDrag } from './use-bar-drag.ts';
import { useDayHours } from './use-day-hours.ts';

interface HoursViewProps {
  data: CalendarData;
  place: CalendarPlace;
  editing: Editing;
  selection: Selection;
}

/** One day with its hours from left to right: each role's staffing need, open shifts, scheduled and free employees. */
export function HoursView({ data, place, editing, selection }: HoursViewProps) {
  const { t } = useTranslation('calendar');
  const words = useShiftWords();
  const clock = useClock();
  const now = useNow();
  const chart = useRef<HTMLDivElement>(null);
  const { announce, announcer } = useAnnouncer();
  const find = (id: string) => data.shifts.find((shift) => shift.id === id);
  const { axis, roles } = useDayHours(data, place);
  useBarDrag(chart, { axis, find, editing });
  useHotkeys([
    ['mod+Z', editing.undo],
    ['mod+shift+Z', editing.redo],
  ]);
  const info = data.days.find(({ date }) => date === place.day);
  const present = clock.today(now) === place.day ? placeOn(axis, { from: now, to: now + 1 }) : null;
  return (
    <div
      ref={chart}
      className={classes.chart}
      role="region"
      aria-label={t('day.label', { day: words.day(place.day) })}
      style={{ '--hours': axis.hours.length } as Record<`--${string}`, number>}
    >
      <div className={classes.head}>
        <div className={classes.corner}>
          <h2>
            <DayButton date={place.day}>{words.day(place.day)}</DayButton>
          </h2>
          {info?.holiday && <span className={classes.holiday}>{info.holiday}</span>}
          <DaySigns date={place.day} form="line" />
        </div>
        <div className={classes.axis} aria-hidden>
          {axis.hours.map(({ at, label }) => (
            <span key={at}>{label}</span>
          ))}
        </div>
      </div>
      {roles.map((one) => (
        <HoursRole
          key={one.role}
          {...one}
          axis={axis}
          day={place.day}
          colors={data.colors}
          blocks={data.blocks}
          editing={editing}
          selection={selection}
        />
      ))}
      {roles.length === 0 && <p className={classes.empty}>{t('schedule:day.empty')}</p>}
      {present !== null && (
        <div className={classes.now} aria-hidden title={t('day.now')}>
          <span style={{ left: `${present.left * 100}%` }} />
        </div>
      )}
      <GridHint grid={chart} find={find} announce={announce} />
      {announcer}
    </div>
  );
}
