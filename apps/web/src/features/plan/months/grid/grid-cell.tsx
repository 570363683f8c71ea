import { memo, useMemo } from 'react';
import { CalendarHeart, CalendarMinus } from 'lucide-react';
import type { Block } from '../../../../lib/schedule/blocks.ts';
import type { DayInfo } from '../../../../lib/schedule/day-info.ts';
import type { ShiftRow } from '../../../../lib/schedule/grid-model.ts';
import type { DayWish } from '../../../../lib/schedule/month-counts.ts';
import { colorOfShift } from '../../../../lib/schedule/colors.ts';
import { dayMarks } from './day-head.tsx';
import type { GridView } from '../../../../lib/schedule/grid-view.ts';
import { ShiftChip } from './shift-chip.tsx';
import type { GridWords } from './use-grid-words.ts';
import pieces from '../../../../ui/pieces.module.css';
import classes from './grid-cell.module.css';

interface GridCellProps {
  row: ShiftRow;
  day: DayInfo;
  column: number;
  view: GridView;
  words: GridWords;
  /** The index of the cell's shift that has the focus; null when another cell has it. */
  active: number | null;
  /** IDs of the selected shifts of the row; empty if the cell has none. */
  picked: string;
}

const CELL = `${pieces.ground} ${classes.cell}`;
const none: never[] = [];

/** One employee (or the open shifts of one role) on one day. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { row, day, column, view, words, active, picked } = props;
  const groups = row.cells.get(day.date) ?? none;
  const blocks = (row.kind === 'person' && view.blocks.get(row.key)?.get(day.date)) || none;
  const wish = row.kind === 'person' ? view.wishes?.get(row.key)?.get(day.date) : undefined;
  const removed = view.removed?.get(row.key)?.get(day.date) ?? 0;
  const label = useMemo(
    () => cellLabel(row, day, { blocks, wish, removed }, words),
    [blocks, day, removed, row, wish, words],
  );
  const isMonth = view.density === 'month';
  // Several shifts name the cell themselves: one label for all would not contain the visible text word for word.
  const named = groups.length > 1 ? {} : { 'aria-label': label };
  return (
    <div
      role="gridcell"
      aria-colindex={column}
      {...named}
      tabIndex={active === null ? -1 : 0}
      className={CELL}
      data-row={row.key}
      data-date={day.date}
      data-blocked={blocks.length > 0 || removed > 0 || undefined}
      data-wished={wish !== undefined || undefined}
      {...dayMarks(day)}
    >
      {blocks.map((block) => (
        <span
          key={`${block.kind}${block.from}`}
          className={classes.block}
          data-kind={block.kind}
          data-crowded={groups.length > 0 || undefined}
          role="img"
          aria-label={words.block(block)}
          // In a narrow cell a short sign is drawn: the label says it in words.
          data-sign={isMonth ? words.shortBlock(block, true) : undefined}
        >
          {isMonth || (block.kind === 'self' && groups.length > 0) ? '' : words.shortBlock(block, false)}
        </span>
      ))}
      {removed > 0 && (
        <span className={classes.removed} role="img" aria-label={words.removed(removed)} data-mark={`−${removed}`} />
      )}
      {wish !== undefined && <WishMark wish={wish} label={words.wish(wish)} isCrowded={groups.length > 0} />}
      {groups.map(({ shift, copies }, index) => (
        <ShiftChip
          key={shift.id}
          shift={shift}
          copies={copies}
          words={words.shift}
          color={colorOfShift(view.colors, shift)}
          density={view.density}
          showRole={shift.role !== row.role}
          showName={row.kind === 'role'}
          isShared={isMonth && row.kind !== 'role' && groups.length > 1}
          isPicked={picked.includes(shift.id)}
          isSelected={active !== null && active === index}
        />
      ))}
    </div>
  );
});

/** Time off, unavailability and preferences are read after the shifts; an empty cell reads its employee and date. */
function cellLabel(
  row: ShiftRow,
  day: DayInfo,
  { blocks, wish, removed }: { blocks: Block[]; wish: DayWish | undefined; removed: number },
  words: GridWords,
): string {
  const said = (row.cells.get(day.date) ?? none).map(({ shift, copies }) => words.shift.label(shift, copies));
  if (said.length === 0) {
    const name = row.kind === 'person' ? row.person.name : words.roleRow[row.kind](row.role);
    said.push(name, words.shift.day(day.date), words.noShift);
  }
  const wished = wish === undefined ? none : [words.wish(wish)];
  const left = removed === 0 ? none : [words.removed(removed)];
  return [...said, ...left, ...blocks.map(words.block), ...wished, ...(day.closed ? [words.closed] : none)].join(', ');
}

/** An icon in a cell's corner: the employee prefers not to work on the day, or would like a shift. */
function WishMark({ wish, label, isCrowded }: { wish: DayWish; label: string; isCrowded: boolean }) {
  const Icon = wish.kind === 'off' ? CalendarMinus : CalendarHeart;
  return (
    <span className={classes.wish} data-crowded={isCrowded || undefined} role="img" aria-label={label} title={label}>
      <Icon size={13} aria-hidden />
    </span>
  );
}
