import { Portal } from '@mantine/core';
import type { DayInfo } from '../model/day-info.ts';
import { useShiftWords } from '../use-shift-words.ts';
import type { Anchor } from './grid-view.ts';
import gridClasses from './grid.module.css';
import classes from './need-foot.module.css';

const WIDTH = 220;

/** A day's filled and needed shifts by role; the label of the day's cell contains the same for a screen reader. */
export function NeedHint({ day, anchor }: { day: DayInfo; anchor: Anchor }) {
  const words = useShiftWords();
  const left = Math.min(anchor.left, window.innerWidth - WIDTH - 12);
  return (
    <Portal>
      <div
        className={gridClasses.hint}
        style={{ left, width: WIDTH, bottom: window.innerHeight - anchor.top + 6 }}
        aria-hidden
        data-need-hint
      >
        <div className={gridClasses.title}>{words.day(day.date)}</div>
        {day.byRole.map(({ role, needed, filled }) => (
          <div key={role} className={classes.role} data-short={filled < needed || undefined}>
            <span>{role}</span>
            <span>
              {filled}/{needed}
            </span>
          </div>
        ))}
      </div>
    </Portal>
  );
}
