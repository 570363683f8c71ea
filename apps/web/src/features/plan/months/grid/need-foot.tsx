import { Portal } from '@mantine/core';
import { memo, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Hidden } from '../../../../ui/hidden.tsx';
import { ShareBar } from '../../../../ui/share-bar.tsx';
import type { DayInfo } from '../../../../lib/schedule/day-info.ts';
import type { Density } from '../../../../lib/schedule/row-size.ts';
import { useShiftWords } from '../../../../lib/schedule/use-shift-words.ts';
import { dayMarks } from './day-head.tsx';
import type { GridCosts } from './grid-costs.ts';
import type { Anchor } from '../../../../lib/schedule/grid-view.ts';
import gridClasses from './grid.module.css';
import pieces from '../../../../ui/pieces.module.css';
import classes from './days.module.css';

interface NeedFootProps {
  days: DayInfo[];
  density: Density;
  /** The index of the row, counted from 1. */
  rowIndex: number;
  costs?: GridCosts | undefined;
}

/** The footer of each day: filled and needed shifts; by role for mouse and keyboard. */
export const NeedFoot = memo(function NeedFoot({ days, density, rowIndex, costs }: NeedFootProps) {
  const { t } = useTranslation('schedule');
  const [shown, setShown] = useState<{ date: string; anchor: Anchor } | null>(null);
  const show = (event: SyntheticEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-need]') : null;
    const date = cell?.dataset['need'];
    if (cell !== null && date !== undefined && date !== shown?.date)
      setShown({ date, anchor: cell.getBoundingClientRect() });
  };
  const hide = () => setShown(null);
  const tabStop = Math.max(
    0,
    days.findIndex((day) => day.today),
  );
  const day = days.find(({ date }) => date === shown?.date);
  return (
    <div role="rowgroup" className={classes.foot}>
      <div
        role="row"
        aria-rowindex={rowIndex}
        className={gridClasses.line}
        onPointerOver={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide();
          stepAlong(event);
        }}
      >
        <div role="rowheader" aria-colindex={1} className={`${gridClasses.rowHead} ${classes.title}`}>
          {t('calendar:grid.need')}
          {costs && <CostOfMonth {...costs.month} />}
        </div>
        {days.map((one, column) => (
          <NeedCell
            key={one.date}
            day={one}
            column={column + 2}
            isTabStop={column === tabStop}
            density={density}
            cost={costs?.ofDay.get(one.date)}
          />
        ))}
      </div>
      {shown !== null && day !== undefined && day.needed > 0 && (
        <NeedHint day={day} anchor={shown.anchor} cost={costs?.ofDay.get(day.date)} />
      )}
    </div>
  );
});

interface NeedCellProps {
  day: DayInfo;
  column: number;
  isTabStop: boolean;
  density: Density;
  cost: string | undefined;
}

/** A day's filled and needed shifts; for a screen reader with its roles and its cost. */
function NeedCell({ day, column, isTabStop, density, cost }: NeedCellProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const { date, needed, filled, byRole } = day;
  const roles = byRole.map((one) => t('calendar:grid.roleNeed', { ...one }));
  const says = [words.day(date), t('grid.filledOf', { filled, needed }), ...roles, ...(cost ? [cost] : [])].join(', ');
  return (
    <div
      role="gridcell"
      aria-colindex={column}
      tabIndex={isTabStop ? 0 : -1}
      className={`${pieces.ground} ${classes.need}`}
      data-need={date}
      data-short={filled < needed || undefined}
      {...dayMarks(day)}
    >
      <Hidden>{says}</Hidden>
      {needed > 0 && (
        <span className={classes.counts} aria-hidden>
          <ShareBar share={filled / needed} isWaiting={filled < needed} className={classes.bar} />
          {density === 'week' ? `${filled}/${needed}` : needed - filled || '✓'}
        </span>
      )}
    </div>
  );
}

/** What the month costs; amber above a budget. */
function CostOfMonth({ short, long, isOver, to }: GridCosts['month']) {
  return (
    <Link className={classes.cost ?? ''} data-over={isOver || undefined} to={to}>
      <span aria-hidden>{short}</span>
      <Hidden>{long}</Hidden>
    </Link>
  );
}

/** Arrows move between days; key presses here don't reach the grid. */
function stepAlong(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab') return;
  event.stopPropagation();
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0 || !(event.target instanceof Element)) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-need]')];
  const next = cells[cells.findIndex((cell) => cell === event.target) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const WIDTH = 220;

/** A day's filled and needed shifts by role; the label of the day's cell contains the same for a screen reader. */
function NeedHint({ day, anchor, cost }: { day: DayInfo; anchor: Anchor; cost: string | undefined }) {
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
        {cost !== undefined && <div className={classes.dayCost}>{cost}</div>}
      </div>
    </Portal>
  );
}
