import type { schedule } from '@pamaina/contract';
import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import type { GridFocus } from '../../../../lib/schedule/grid-focus.ts';
import type { GridRow } from '../../../../lib/schedule/grid-model.ts';
import { rowSize, sizes } from '../../../../lib/schedule/row-size.ts';
import { DayHead } from './day-head.tsx';
import { GridHint } from './grid-hint.tsx';
import { GridRowView } from './grid-row.tsx';
import { NeedFoot } from './need-foot.tsx';
import type { GridView } from '../../../../lib/schedule/grid-view.ts';
import classes from './grid.module.css';
import { cellOpening } from './cell-opening.ts';
import type { Selection } from '../select/use-selection.ts';
import { useAnnouncer } from '../../../../ui/use-announcer.tsx';
import type { GridCosts } from './grid-costs.ts';
import { useDayDrag } from './use-day-drag.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridMoves } from './use-grid-moves.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { useGridWords, type GridWords } from './use-grid-words.ts';
import { usePrinting } from './use-printing.ts';

/** Pixels above and below the grid, as in its style sheet. */
const AROUND = 112;
/** Rows drawn beyond each edge, so that scrolling meets none that is missing. */
const OVERSCAN = 3;
const none: never[] = [];

interface ScheduleGridProps {
  label: string;
  rows: GridRow[];
  view: GridView;
  /** Scheduled hours and norm by employee; omitted for a user who is not allowed to see them. */
  hours?: Map<string, number>;
  /** Scheduled hours of the shown week. */
  weekHours?: Map<string, number>;
  targets?: Map<string, number | null>;
  /** Hours above (+) or below (-) the norm at the end of the accounting period, by employee. */
  balances?: Map<string, number>;
  /** Null: a read-only grid. */
  editing: Editing | null;
  /** Omitted if there are no actions on several shifts. */
  selection?: Selection;
  /** The selected shifts, also those that the filters hide. */
  picked?: schedule.Shift[];
  /** Shifts come by themselves, while the month is generated. */
  isGrowing?: boolean;
  /** For those who may see them. */
  costs?: GridCosts | undefined;
}

/** Employees by days, for a week or a month: only the visible rows are rendered, header and names are sticky. */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { label, rows, view, editing, selection = null, picked = none, isGrowing = false, costs } = props;
  const words = useGridWords();
  const grid = useRef<HTMLDivElement>(null);
  const { announce, announcer } = useAnnouncer();
  const dates = useMemo(() => view.days.map((day) => day.date), [view.days]);
  const rowIndex = useMemo(() => new Map(rows.map((row, index) => [row.key, index])), [rows]);
  const shifts = useMemo(() => indexShifts(rows), [rows]);
  const needs = hasNeed(view);
  const activeIndex = useRef(0);
  const corner = useRef<{ row: string; date: string } | null>(null);
  const pickedIn = useMemo(() => pickedByRow(rows, picked), [picked, rows]);

  const virtual = useRowsOnScreen({ grid, rows, view, activeIndex });
  const reveal = useCallback((key: string) => virtual.scrollToIndex(rowIndex.get(key) ?? 0), [rowIndex, virtual]);
  const keys = useGridKeys({ grid, rows, dates, editing, selection, picked, reveal });
  activeIndex.current = Math.min(rowIndex.get(keys.focus?.row ?? '') ?? 0, Math.max(0, rows.length - 1));
  const items = virtual.getVirtualItems();
  const shown = items.map((item) => rows[item.index]).filter((row) => row !== undefined);
  useGridMoves({ grid, rows, shown, dates, shifts, editing, picked, announce, blocks: view.blocks, costs });
  useDayDrag({ grid, rows, dates, editing });

  useTodayInSight(grid);
  const { hold, release } = useHeldFocus(keys.refocus);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    hold(event.target);
    const focus = focusOf(event.target, keys.focus);
    if (focus !== null) keys.setFocus(focus);
  };
  const body = { items, rows, view, words, pickedIn, figures: props };
  const opening = cellOpening({ rows, shifts, editing, selection, dates, corner });

  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + (needs ? 2 : 1)}
        aria-colcount={dates.length + 1}
        aria-readonly={editing === null}
        aria-multiselectable={selection === null ? undefined : true}
        className={classes.grid}
        style={columnCount(dates.length)}
        data-density={view.density}
        data-growth={useGrowth(isGrowing)}
        onKeyDown={keys.onKeyDown}
        onFocus={onFocus}
        onBlur={release}
        {...opening}
      >
        <GridHead byRole={rows[0]?.kind === 'role'} view={view} words={words} />
        <GridBody {...body} height={virtual.getTotalSize()} focus={keys.focus} />
        {needs && <NeedFoot days={view.days} density={view.density} rowIndex={rows.length + 2} costs={costs} />}
      </div>
      <GridHint grid={grid} find={(id) => shifts.get(id)} announce={announce} />
      {announcer}
    </>
  );
}

interface RowsOnScreen extends Pick<ScheduleGridProps, 'rows' | 'view'> {
  grid: RefObject<HTMLDivElement | null>;
  /** Of the row with the focus. */
  activeIndex: RefObject<number>;
}

/** The rows that are drawn, and where each begins. */
function useRowsOnScreen({ grid, rows, view, activeIndex }: RowsOnScreen) {
  const isPrinting = usePrinting();
  const dates = view.days.map((day) => day.date);
  // The rows on screen are drawn first.
  const overscan = useDeferredValue(OVERSCAN, 0);
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: (index) => sizeOf(rows[index], dates, view),
    getItemKey: (index) => rows[index]?.key ?? index,
    useFlushSync: false,
    // Until it is measured: rows are rendered immediately, and laid out once.
    initialRect: { width: 0, height: window.innerHeight - AROUND },
    overscan: isPrinting ? rows.length : overscan,
    // The row with the focus stays in the DOM, so that scrolling never loses the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex.current])].sort((a, b) => a - b),
    scrollPaddingStart: sizes.week.heading * 2,
    scrollPaddingEnd: hasNeed(view) ? sizes[view.density].foot : 0,
  });
}

const hasNeed = ({ days }: GridView) => days.some(({ needed }) => needed > 0);

function useTodayInSight(grid: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    grid.current
      ?.querySelector('[role="columnheader"][data-today]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [grid]);
}

/** The cell that has the focus, and the shift in it; null: nothing of the grid. */
function focusOf(target: Element, before: GridFocus | null): GridFocus | null {
  const cell = target.closest<HTMLElement>('[data-date][data-row]');
  const { row, date } = cell?.dataset ?? {};
  if (cell === null || row === undefined || date === undefined) return null;
  const chips = [...cell.querySelectorAll('[data-shift]')];
  const at = chips.findIndex((chip) => chip.contains(target));
  const same = before?.row === row && before.date === date;
  return { row, date, shift: at >= 0 ? at : same ? before.shift : 0 };
}

type Figures = Pick<ScheduleGridProps, 'hours' | 'weekHours' | 'targets' | 'balances'>;

/** Hours of a row: those of the business’s own employees, for those who may see them. */
function figuresOf(row: GridRow, { hours, weekHours, targets, balances }: Figures) {
  const person = row.kind === 'person' && row.person.known ? row.key : null;
  const of = (all: Map<string, number> | undefined) => (person === null ? undefined : all && (all.get(person) ?? 0));
  const [target, balance] = [targets?.get(person ?? ''), balances?.get(person ?? '')];
  return { planned: of(hours), week: of(weekHours), target, balance };
}

function GridHead({ byRole, view, words }: { byRole: boolean; view: GridView; words: GridWords }) {
  const { t } = useTranslation('schedule');
  const tabStop = Math.max(0, view.days.findIndex(isToday));
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} style={{ display: 'contents' }}>
        <div role="columnheader" aria-colindex={1} className={`${classes.rowHead} ${classes.corner}`}>
          {byRole ? t('calendar:grid.roles') : t('grid.people')}
        </div>
        {view.days.map((day, column) => (
          <DayHead
            key={day.date}
            day={day}
            column={column + 2}
            density={view.density}
            words={words.day}
            isTabStop={column === tabStop}
          />
        ))}
      </div>
    </div>
  );
}

interface GridBodyProps extends Pick<ScheduleGridProps, 'rows' | 'view'> {
  items: VirtualItem[];
  height: number;
  words: GridWords;
  focus: GridFocus | null;
  pickedIn: Map<string, string>;
  figures: Figures;
}

function GridBody({ items, rows, height, view, words, focus, pickedIn, figures }: GridBodyProps) {
  return (
    <div role="rowgroup" className={classes.body} style={{ height: height }}>
      {items.map(({ index, start, size }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <GridRowView
            key={row.key}
            row={row}
            index={index + 2}
            top={start}
            height={size}
            view={view}
            words={words}
            {...figuresOf(row, figures)}
            activeDate={focus?.row === row.key ? focus.date : null}
            activeShift={focus?.shift ?? 0}
            picked={pickedIn.get(row.key) ?? ''}
          />
        );
      })}
    </div>
  );
}

/** While shifts come by themselves, and once they all have: the style sheet moves them, if motion is wanted. */
function useGrowth(isGrowing: boolean): 'on' | 'done' | undefined {
  const [hasGrown, setGrown] = useState(false);
  if (isGrowing && !hasGrown) setGrown(true);
  return isGrowing ? 'on' : hasGrown ? 'done' : undefined;
}

const isToday = (day: GridView['days'][number]): boolean => day.today;

const columnCount = (days: number): Record<`--${string}`, number> => ({ '--days': days });

function sizeOf(row: GridRow | undefined, dates: string[], { density, blocks }: GridView): number {
  if (row === undefined) return 0;
  return rowSize(row, dates, density, (key, date) =>
    (blocks.get(key)?.get(date) ?? []).some((block) => block.kind === 'time_off'),
  );
}

function indexShifts(rows: GridRow[]): Map<string, schedule.Shift> {
  const cells = rows.flatMap((row) => (row.kind === 'heading' ? [] : [...row.cells.values()]));
  return new Map(cells.flat().map(({ shift }) => [shift.id, shift]));
}

/** The selected IDs of each row in one string: while it is the same, the row is not rendered again. */
function pickedByRow(rows: GridRow[], picked: schedule.Shift[]): Map<string, string> {
  if (picked.length === 0) return new Map();
  const ids = new Set(picked.map(({ id }) => id));
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const groups = row.kind === 'heading' ? [] : [...row.cells.values()].flat();
      const own = groups.filter(({ shift }) => ids.has(shift.id));
      return own.length === 0 ? [] : [[row.key, own.map(({ shift }) => shift.id).join(' ')]];
    }),
  );
}
