import type { schedule } from '@pamaina/contract';
import { useCallback, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/error-text.ts';
import { toastError } from '../../../lib/toasts.ts';
import type { Editing, ShiftPlace } from '../editing.ts';
import { ruleLine } from '../model/cell-rules.ts';
import type { GridRow } from '../model/grid-model.ts';
import { daysBetween } from '../model/blocks.ts';
import type { ManyDeed } from '../model/many-changes.ts';
import { placeInRow } from '../model/place-in-row.ts';
import type { Judgement } from '../model/verdicts.ts';
import { useDragVerdicts } from './use-drag-verdicts.ts';
import type { DropCell } from './follow-drag.ts';
import { useGridDrag } from './use-grid-drag.ts';

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
}

/** The rule check of the cells of a row while a shift is dragged. */
type RowVerdicts = (row: GridRow) => ReadonlyMap<string, Judgement> | undefined;

/** Dragging with the rule check: returns the verdicts that colour the cells. */
export function useGridMoves(options: Options): RowVerdicts {
  const { grid, rows, shown, dates, shifts, editing, picked, announce } = options;
  const [dragged, setDragged] = useState<schedule.Shift | null>(null);
  const { t } = useTranslation('schedule');
  const onFail = useCallback((error: unknown) => toastError(errorText(error, t('edit.judgeFailed'))), [t]);
  const { verdicts, begin, turn, ask, end, at } = useDragVerdicts(onFail);
  const placeOf = ({ row: key, date }: DropCell, shift: schedule.Shift) =>
    placeInRow(
      rows.find((row) => row.key === key),
      date,
      shift,
    );
  const employeesFor = (shift: schedule.Shift) =>
    shown
      .map((row) => placeInRow(row, shift.date, shift))
      .flatMap((place) => place?.employee_id ?? (place && [null]) ?? []);

  useGridDrag(grid, {
    onPick: (id, copy) => {
      const shift = shifts.get(id);
      if (editing === null || shift === undefined || (!copy && !editing.mayEdit(shift))) return false;
      setDragged(shift);
      begin(shift, copy);
      ask(employeesFor(shift), dates);
      return true;
    },
    onOver: (cell, copy) => {
      if (dragged !== null && turn(copy)) ask(employeesFor(dragged), dates);
      const place = cell && dragged && placeOf(cell, dragged);
      if (place === null) return { text: null, verdict: null };
      ask([place.employee_id], dates);
      const judgement = at(place.employee_id, place.date);
      const text = judgement && verdictText(judgement, t);
      announce(text ?? '');
      return { text: text ?? null, verdict: judgement?.verdict ?? null };
    },
    onDrop: (id, cell, copy) => {
      const shift = shifts.get(id);
      const place = shift === undefined ? null : placeOf(cell, shift);
      const stays = shift?.date === place?.date && shift?.employee_id === place?.employee_id;
      if (editing === null || shift === undefined || place === null || (stays && !copy)) return;
      if (picked.length > 1 && picked.includes(shift))
        return void editing.many(picked, deedOf(picked, shift, place, copy));
      void editing.move(shift, place, { copy, verdict: at(place.employee_id, place.date) });
    },
    onEnd: () => {
      end();
      setDragged(null);
    },
  });
  return (row) => {
    const place = dragged && placeInRow(row, dragged.date, dragged);
    return place === null ? undefined : verdicts.get(place.employee_id ?? '');
  };
}

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

function verdictText(
  { verdict, rules }: Judgement,
  t: (key: 'drag.ok' | 'drag.consent' | 'drag.refused') => string,
): string {
  return [t(`drag.${verdict}`), ...rules.map(ruleLine)].join(' ');
}
