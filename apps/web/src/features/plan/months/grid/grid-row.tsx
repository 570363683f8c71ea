import { memo } from 'react';
import type { GridRow, ShiftRow } from '../../../../lib/schedule/grid-model.ts';
import { GridCell } from './grid-cell.tsx';
import type { GridView } from '../../../../lib/schedule/grid-view.ts';
import classes from './grid.module.css';
import { RowHead } from './row-head.tsx';
import type { GridWords } from './use-grid-words.ts';

interface GridRowProps {
  row: GridRow;
  /** Counted from 1, including the header. */
  index: number;
  top: number;
  height: number;
  view: GridView;
  words: GridWords;
  planned: number | undefined;
  /** Scheduled hours of the shown week; omitted in a month. */
  week: number | undefined;
  target: number | null | undefined;
  balance: number | undefined;
  /** The date of the cell in this row that has the focus. */
  activeDate: string | null;
  activeShift: number;
  /** IDs of the row's selected shifts, in one string, so that other rows are not rendered again. */
  picked: string;
}

/** A row of the grid; rendered again only when its own data has changed. */
export const GridRowView = memo(function GridRowView(props: GridRowProps) {
  const { row, index, top, height, view, words, planned, target, balance, activeDate, activeShift } = props;
  const { week, picked } = props;
  const place = { top, height };
  if (row.kind === 'heading')
    return (
      <div role="row" aria-rowindex={index} className={classes.heading} style={place}>
        <div role="rowheader" aria-colspan={view.days.length + 1} aria-colindex={1} className={classes.headingText}>
          {words.row.group(row.role, row.people)}
        </div>
      </div>
    );
  return (
    <div role="row" aria-rowindex={index} className={classes.row} style={place} data-kind={row.kind} data-key={row.key}>
      <RowHead
        row={row}
        density={view.density}
        words={words.row}
        colors={view.colors}
        hours={planned === undefined ? undefined : { planned, target: target ?? null, week, balance }}
      />
      {view.days.map((day, column) => (
        <GridCell
          key={day.date}
          row={row}
          day={day}
          column={column + 2}
          view={view}
          words={words}
          active={day.date === activeDate ? activeShift : null}
          picked={hasPicked(row, day.date, picked) ? picked : ''}
        />
      ))}
    </div>
  );
});

const hasPicked = (row: ShiftRow, date: string, picked: string): boolean =>
  picked !== '' && (row.cells.get(date) ?? []).some(({ shift }) => picked.includes(shift.id));
