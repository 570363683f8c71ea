import type { schedule } from '@pamaina/contract';
import { ActionIcon } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../lib/dates/dates.ts';
import { instantOf } from '../../../../lib/dates/clock.ts';
import { useClock } from '../../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LongName } from '../../../../ui/long-name.tsx';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import { ShiftChip } from '../grid/shift-chip.tsx';
import { useGridWords } from '../grid/use-grid-words.ts';
import type { Block } from '../../../../lib/schedule/blocks.ts';
import { colorOfShift, type ShiftColors } from '../../../../lib/schedule/colors.ts';
import { placeOn, type DayAxis, type Span, lanes } from '../../../../lib/schedule/day-axis.ts';
import type { DayRow } from '../../../../lib/schedule/day-rows.ts';
import { netMinutes } from '../../../../lib/schedule/shift-body.ts';
import type { Selection } from '../select/use-selection.ts';
import barClasses from './bar.module.css';
import classes from './hours.module.css';

/** The most characters that fit into two lines of the narrowest column. */
const NAME_MAX = 26;

interface HoursRowProps {
  row: DayRow;
  role: string;
  axis: DayAxis;
  day: string;
  colors: ShiftColors;
  blocks: Block[];
  editing: Editing;
  selection: Selection;
}

/** An employee's day, or the open shifts of a role: bars over the hours, in as many lines as needed. */
export function HoursRow({ row, role, axis, day, colors, blocks, editing, selection }: HoursRowProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const clock = useClock();
  const words = useGridWords();
  const { person, bars } = row;
  const lines = lanes(bars);
  const name = person?.name ?? t('schedule:grid.openShifts');
  const minutes = bars.reduce((sum, { shift }) => sum + netMinutes(shift), 0);
  const add = (anchor: DOMRect) => editing.add({ date: day, employee_id: person?.id ?? null, role }, anchor);
  const spanOfBlock = ({ from, to }: Block): Span => ({
    from: instantOf(clock, day, from),
    to: to === '24:00' ? instantOf(clock, addDays(day, 1), '00:00') : instantOf(clock, day, to),
  });
  return (
    <li
      className={classes.row}
      data-open={person === null || undefined}
      data-free={bars.length === 0 || undefined}
      data-to={person === null ? '' : (person.id ?? undefined)}
    >
      <div className={classes.name}>
        <LongName name={name} most={NAME_MAX} />
        {person !== null && bars.length > 0 && <small>{format.hours(minutes / 60)}</small>}
        {(person === null || person.id !== null) && (
          <ActionIcon
            className={classes.add ?? ''}
            size="sm"
            aria-label={t('day.add', { name })}
            title={t('day.add', { name })}
            onClick={(event) => add(event.currentTarget.getBoundingClientRect())}
          >
            <Plus size={16} />
          </ActionIcon>
        )}
      </div>
      <div className={classes.lanes}>
        {blocks.map((block) => (
          <Placed key={`${block.kind} ${block.from}`} axis={axis} span={spanOfBlock(block)} line={null}>
            <span className={classes.block} data-kind={block.kind} title={words.block(block)}>
              {words.shortBlock(block, false)}
            </span>
          </Placed>
        ))}
        {lines.flatMap((line, index) =>
          line.map((bar) => (
            <Placed key={bar.shift.id} axis={axis} span={bar} line={index} shift={bar.shift}>
              <BarChip bar={bar} colors={colors} editing={editing} selection={selection} />
            </Placed>
          )),
        )}
        <span
          className={classes.height}
          style={{ '--lines': Math.max(1, lines.length) } as Record<`--${string}`, number>}
        />
      </div>
    </li>
  );
}

interface BarChipProps extends Pick<HoursRowProps, 'colors' | 'editing' | 'selection'> {
  bar: DayRow['bars'][number];
}

function BarChip({ bar: { shift, copies, ids }, colors, editing, selection }: BarChipProps) {
  const words = useGridWords();
  return (
    <ShiftChip
      shift={shift}
      words={words.shift}
      color={colorOfShift(colors, shift)}
      copies={copies}
      density="week"
      showRole={false}
      isPicked={selection.picked.has(shift.id)}
      onOpen={(anchor) => (selection.isSelecting ? selection.toggle(ids) : editing.edit(shift, anchor))}
    />
  );
}

interface PlacedProps {
  axis: Span;
  span: Span;
  /** Null: behind all lines. */
  line: number | null;
  /** For a bar: the shift that can be dragged. */
  shift?: schedule.Shift;
  children: ReactNode;
}

function Placed({ axis, span, line, shift, children }: PlacedProps) {
  const place = placeOn(axis, span);
  if (place === null) return null;
  const across = { left: `${place.left * 100}%`, width: `${place.width * 100}%` };
  return (
    <div
      className={line === null ? barClasses.behind : barClasses.bar}
      style={{ ...across, '--line': line ?? 0 } as CSSProperties}
      data-bar={shift?.id}
    >
      {children}
      {shift?.status === 'draft' && (
        <>
          <span className={barClasses.edge} data-edge="start" />
          <span className={barClasses.edge} data-edge="end" />
        </>
      )}
    </div>
  );
}
