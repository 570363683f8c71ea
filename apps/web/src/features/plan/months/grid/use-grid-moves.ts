import { schedule } from '@pamaina/contract';
import { useCallback, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/http/api-client.ts';
import { errorText } from '../../../../lib/http/error-text.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { toastError } from '../../../../lib/toasts.ts';
import { useDrag } from '../../../../ui/drag/use-drag.ts';
import type { Editing, ShiftPlace } from '../../../../lib/schedule/editing.ts';
import { bodyOf } from '../../../../lib/schedule/shift-body.ts';
import {
  mergeVerdicts,
  ruleLine,
  targetBatches,
  verdictAt,
  verdictMap,
  type Judgement,
  type VerdictMap,
} from '../../../../lib/schedule/verdicts.ts';
import type { GridRow } from '../../../../lib/schedule/grid-model.ts';
import { addDays } from '../../../../lib/dates/dates.ts';
import { daysBetween, isOutsideEmployment } from '../../../../lib/schedule/blocks.ts';
import type { ManyDeed } from '../../../../lib/schedule/schedule-changes.ts';
import type { GridCosts } from './grid-costs.ts';
import type { GridView } from '../../../../lib/schedule/grid-view.ts';
import { createDragGhost, type DragGhost, createVerdictMarks, type VerdictMarks } from './drag-marks.ts';

interface Options {
  grid: RefObject<HTMLElement | null>;
  rows: GridRow[];
  /** The rows on screen: they are checked first. */
  shown: GridRow[];
  dates: string[];
  shifts: Map<string, schedule.Shift>;
  editing: Editing | null;
  /** The selected shifts: dragging one drags all. */
  picked: schedule.Shift[];
  announce: (text: string) => void;
  blocks: GridView['blocks'];
  costs?: GridCosts | undefined;
}

const DRAGGED = { what: '[data-shift]', byTouch: true, scrolls: true };

interface DropCell {
  /** The key of the row and the date of the column. */
  row: string;
  date: string;
}

/** The drag that is going on: it is outside React, because it changes on every frame. */
interface Move {
  shift: schedule.Shift;
  ghost: DragGhost;
  marks: VerdictMarks;
  over: HTMLElement | null;
}

/** Dragging a shift to another cell, by mouse, pen or a long press; rules colour the row under the pointer. */
export function useGridMoves(options: Options): void {
  const { grid, rows, shown, dates, shifts, editing, picked, announce, blocks } = options;
  const current = useRef<Move | null>(null);
  const { t } = useTranslation('schedule');
  const { begin, turn, ask, end, at: judgementAt, of: judgementsOf } = useDragVerdicts();
  const barred = useBarred({ rows, blocks });
  const placeOf = (cell: DropCell | null, shift: schedule.Shift) => placeAt(rows, cell, shift);
  const shiftOf = (chip: HTMLElement) => shifts.get(chip.dataset['shift'] ?? '');
  const verdictsOf = (shift: schedule.Shift) => (key: string) =>
    judgementsOf(placeOf({ row: key, date: shift.date }, shift)?.employee_id);

  useDrag(grid, DRAGGED, {
    onStart: (chip, { copy }) => {
      const shift = shiftOf(chip);
      if (editing === null || shift === undefined || (!copy && !editing.mayEdit(shift))) return null;
      current.current = beginMove(chip, shift);
      begin(shift, copy);
      // Not in the task of the press, which draws the first frame.
      setTimeout(() => ask(employeesOf(shown, shift), dates));
      return 'grabbing';
    },
    onFrame: (_, { x, y, copy, under }) => {
      const move = current.current;
      if (move === null) return;
      const { shift, ghost, marks } = move;
      ghost.moveTo(x, y);
      pointOut(move, cellUnder(under));
      if (turn(copy)) ask(employeesOf(shown, shift), dates);
      const place = placeOf(cellOf(move.over), shift);
      if (place !== null) ask([place.employee_id], dates);
      const judgement = place && judgementAt(place.employee_id, place.date);
      const bar = place && barred(place);
      const text = bar ?? joined(judgement && verdictText(judgement, t), costAfter(options, shift, place, copy));
      if (place !== null) announce(text ?? '');
      ghost.say(text, bar === null ? (judgement?.verdict ?? null) : 'refused');
      marks.show(verdictsOf(shift), move.over?.closest<HTMLElement>('[role="row"][data-key]') ?? null);
    },
    onDrop: (chip, { copy, under }) => {
      const shift = shiftOf(chip);
      const place = shift === undefined ? null : placeOf(cellOf(cellUnder(under)), shift);
      const stays = shift?.date === place?.date && shift?.employee_id === place?.employee_id;
      if (editing === null || shift === undefined || place === null || (stays && !copy)) return;
      const isMany = picked.length > 1 && picked.includes(shift);
      const deed = deedOf(picked, shift, place, copy);
      const places = isMany ? picked.map((one) => placeAfter(one, deed)) : [place];
      const bar = places.map(barred).find((text) => text !== null) ?? null;
      if (bar !== null) return toastError(bar, { id: 'drag-refused' });
      turn(copy);
      if (isMany) return void editing.many(picked, deed);
      void editing.move(shift, place, { copy, verdict: judgementAt(place.employee_id, place.date) });
    },
    onEnd: (chip) => {
      delete chip.dataset['dragged'];
      const move = current.current;
      current.current = null;
      if (move === null) return;
      endMove(move);
      end();
    },
  });
}

/** Why nothing can be dropped at a place, before anything is asked: the day is outside of the employment. */
function useBarred({ rows, blocks }: Pick<Options, 'rows' | 'blocks'>) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return ({ employee_id, date }: ShiftPlace): string | null => {
    if (!isOutsideEmployment(blocks, { employee_id, date })) return null;
    const row = rows.find(({ key }) => key === employee_id);
    const name = row?.kind === 'person' ? row.person.name : '';
    return t('calendar:grid.notEmployed', { name, day: format.longDate(date) });
  };
}

/** Whom these rows would give a shift to; null: no one. */
const employeesOf = (rows: GridRow[], shift: schedule.Shift) =>
  rows
    .map((row) => placeInRow(row, shift.date, shift))
    .flatMap((place) => place?.employee_id ?? (place && [null]) ?? []);

/** Each on a line of its own; null: neither. */
const joined = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n') || null;

/** What the month would cost after a drop, with all selected shifts if one of them is dragged. */
function costAfter(
  { costs, picked }: Options,
  shift: schedule.Shift,
  to: ShiftPlace | null,
  copy: boolean,
): string | null {
  if (costs === undefined || to === null) return null;
  if (picked.length < 2 || !picked.includes(shift)) return costs.afterMoves([{ shift, to }], copy);
  const deed = deedOf(picked, shift, to, copy);
  return costs.afterMoves(
    picked.map((one) => ({ shift: one, to: placeAfter(one, deed) })),
    copy,
  );
}

const cellUnder = (element: Element | null) => element?.closest<HTMLElement>('[data-date][data-row]') ?? null;

function cellOf(element: HTMLElement | null): DropCell | null {
  const { row, date } = element?.dataset ?? {};
  return row === undefined || date === undefined ? null : { row, date };
}

function pointOut(move: Move, cell: HTMLElement | null): void {
  if (cell === move.over) return;
  delete move.over?.dataset['over'];
  if (cell !== null) cell.dataset['over'] = '';
  move.over = cell;
}

function beginMove(chip: HTMLElement, shift: schedule.Shift): Move {
  // The ghost is a copy of the chip as it is, so it comes first.
  const move = { shift, ghost: createDragGhost(chip), marks: createVerdictMarks(), over: null };
  chip.dataset['dragged'] = '';
  return move;
}

function endMove(move: Move): void {
  pointOut(move, null);
  move.ghost.remove();
  move.marks.clear();
}

const placeAt = (rows: GridRow[], cell: DropCell | null, shift: Moved) =>
  cell &&
  placeInRow(
    rows.find(({ key }) => key === cell.row),
    cell.date,
    shift,
  );

/** Several shifts keep their distances; they are reassigned only when they all belong to one employee. */
function deedOf(
  picked: schedule.Shift[],
  { date, employee_id }: schedule.Shift,
  to: ShiftPlace,
  copy: boolean,
): ManyDeed {
  const ofOne = picked.every((shift) => shift.employee_id === employee_id);
  return {
    kind: copy ? 'copy' : 'move',
    days: daysBetween(date, to.date),
    ...(ofOne && to.employee_id !== employee_id && { employee_id: to.employee_id }),
  };
}

/** Where one of several shifts goes. */
const placeAfter = ({ date, employee_id }: schedule.Shift, deed: ManyDeed): ShiftPlace =>
  deed.kind === 'move' || deed.kind === 'copy'
    ? { date: addDays(date, deed.days), employee_id: deed.employee_id === undefined ? employee_id : deed.employee_id }
    : { date, employee_id };

function verdictText(
  { verdict, rules }: Judgement,
  t: (key: 'drag.ok' | 'drag.consent' | 'drag.refused') => string,
): string {
  return [t(`drag.${verdict}`), ...rules.map(ruleLine)].join(' ');
}

type Moved = Pick<schedule.Shift, 'role' | 'employee_id'>;

/** The place of a shift that is put into a row; null where it can't go. A row of a role keeps the shift's employee. */
export function placeInRow(row: GridRow | undefined, date: string, shift: Moved): ShiftPlace | null {
  if (row?.kind === 'open') return { date, employee_id: null };
  if (row?.kind === 'person') return row.person.known ? { date, employee_id: row.key } : null;
  const isOwn = row?.kind === 'role' && row.role === shift.role;
  return isOwn ? { date, employee_id: shift.employee_id } : null;
}

const none: VerdictMap = new Map();

/**
 * The rule check of each cell while a shift is dragged. Its arrival renders nothing: the drag reads it on each frame.
 */
function useDragVerdicts() {
  const { t } = useTranslation('schedule');
  const latest = useRef<VerdictMap>(none);
  const asked = useRef<{ shift: schedule.Shift; copy: boolean; rows: Set<string>; ends: AbortController } | null>(null);

  /** Requests the check for these employees (null: an open shift) on these dates, each only once per drag. */
  const ask = useCallback(
    (employees: (string | null)[], dates: string[]) => {
      const drag = asked.current;
      if (drag === null) return;
      const fresh = [...new Set(employees)].filter((id) => !drag.rows.has(id ?? ''));
      for (const id of fresh) drag.rows.add(id ?? '');
      const moved = drag.copy ? { shift: bodyOf(drag.shift) } : { shift_id: drag.shift.id };
      for (const targets of targetBatches(fresh, dates))
        call(schedule.judgeShift, { body: { ...moved, targets }, signal: drag.ends.signal })
          .then((reply) => {
            if (asked.current === drag) latest.current = mergeVerdicts(latest.current, verdictMap(reply));
          })
          .catch((error: unknown) => !drag.ends.signal.aborted && toastError(errorText(error, t('edit.judgeFailed'))));
    },
    [t],
  );
  const begin = useCallback((shift: schedule.Shift, copy: boolean) => {
    asked.current?.ends.abort();
    asked.current = { shift, copy, rows: new Set(), ends: new AbortController() };
    latest.current = none;
  }, []);
  /** Alt switches between move and copy, which needs another check; true when it has to be requested again. */
  const turn = useCallback(
    (copy: boolean) => {
      const drag = asked.current;
      if (drag === null || drag.copy === copy) return false;
      begin(drag.shift, copy);
      return true;
    },
    [begin],
  );
  const end = useCallback(() => {
    asked.current?.ends.abort();
    asked.current = null;
    latest.current = none;
  }, []);
  const at = useCallback((employee: string | null, date: string) => verdictAt(latest.current, employee, date), []);
  /** Undefined: nothing is asked about this row. */
  const of = useCallback(
    (employee: string | null | undefined) => (employee === undefined ? employee : latest.current.get(employee ?? '')),
    [],
  );
  return { begin, turn, ask, end, at, of };
}
