import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isWholeDay, type Block } from '../model/blocks.ts';
import type { DayInfo } from '../model/day-info.ts';
import type { ShiftRow } from '../model/grid-model.ts';
import type { Judgement } from '../model/verdicts.ts';
import { useShiftWords } from '../use-shift-words.ts';
import type { GridView } from './grid-view.ts';
import classes from './grid.module.css';
import { ShiftChip } from './shift-chip.tsx';

interface GridCellProps {
  row: ShiftRow;
  day: DayInfo;
  column: number;
  view: GridView;
  /** Which of the cell's shifts has the keyboard; null when another cell has it. */
  active: number | null;
  verdict: Judgement['verdict'] | undefined;
}

/** What of a day the style sheet shows. */
export const dayMarks = (day: DayInfo) => ({
  'data-weekend': day.weekend || undefined,
  'data-today': day.today || undefined,
  'data-closed': day.closed || undefined,
  'data-week-break': day.weekBreak || undefined,
});

/** One person (or the open shifts of one role) on one day. */
export const GridCell = memo(function GridCell({ row, day, column, view, active, verdict }: GridCellProps) {
  const words = useShiftWords();
  const { t } = useTranslation('schedule');
  const groups = row.cells.get(day.date) ?? [];
  const blocks = row.kind === 'person' ? (view.blocks.get(row.key)?.get(day.date) ?? []) : [];
  const name = row.kind === 'person' ? row.person.name : t('grid.openRow', { role: row.role });
  const stated = blocks.map((block) => t(`grid.${block.kind}`, { from: block.from, to: block.to }));
  const labels = groups.map(({ shift, copies }) => words.label(shift, copies));
  const said = labels.length > 0 ? labels : [name, words.day(day.date), t('grid.noShift')];
  return (
    <div
      role="gridcell"
      aria-colindex={column}
      aria-label={[...said, ...stated, ...(day.closed ? [t('grid.closed')] : [])].join(', ')}
      tabIndex={active === null ? -1 : 0}
      className={classes.cell}
      data-row={row.key}
      data-date={day.date}
      data-verdict={verdict}
      {...dayMarks(day)}
    >
      {blocks.map((block) => (
        <BlockMark
          key={`${block.kind}${block.from}`}
          block={block}
          label={t(`grid.${block.kind}`, { from: block.from, to: block.to })}
          isCrowded={groups.length > 0}
          view={view}
        />
      ))}
      {groups.map(({ shift, copies }, index) => (
        <ShiftChip
          key={shift.id}
          shift={shift}
          copies={copies}
          color={view.colors.get(shift.role)}
          density={view.density}
          showRole={shift.role !== row.role}
          isSelected={active !== null && active === index}
        />
      ))}
    </div>
  );
});

interface BlockMarkProps {
  block: Block;
  label: string;
  isCrowded: boolean;
  view: GridView;
}

/** Time off as a labelled band, other unavailability as a light hatch with its hours where there is room. */
function BlockMark({ block, label, isCrowded, view }: BlockMarkProps) {
  const { t } = useTranslation('schedule');
  const long = block.kind === 'time_off' ? t('grid.timeOff') : t('grid.unavailable');
  const wide = isWholeDay(block) ? long : `${block.from}–${block.to}`;
  const narrow = block.kind === 'time_off' ? t('grid.timeOffShort') : '';
  const text = view.density === 'week' ? wide : narrow;
  return (
    <span
      className={classes.block}
      data-kind={block.kind}
      data-crowded={isCrowded || undefined}
      role="img"
      aria-label={label}
    >
      {block.kind === 'self' && isCrowded ? '' : text}
    </span>
  );
}
