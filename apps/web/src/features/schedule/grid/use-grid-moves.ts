import type { schedule } from '@pamaina/contract';
import { useCallback, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/error-text.ts';
import { toastError } from '../../../lib/toasts.tsx';
import type { Editing } from '../editing.ts';
import { ruleLine } from '../model/cell-rules.ts';
import type { GridRow } from '../model/grid-model.ts';
import type { Judgement, VerdictMap } from '../model/verdicts.ts';
import { useDragVerdicts } from './use-drag-verdicts.ts';
import type { DropCell } from './follow-drag.ts';
import { useGridDrag } from './use-grid-drag.ts';

interface Options {
  grid: RefObject<HTMLElement | null>;
  rows: GridRow[];
  /** The rows on screen: they are judged first. */
  shown: GridRow[];
  dates: string[];
  shifts: Map<string, schedule.Shift>;
  editing: Editing | null;
  announce: (text: string) => void;
}

/** Dragging with the rules' verdicts: gives what to colour the cells with. */
export function useGridMoves({ grid, rows, shown, dates, shifts, editing, announce }: Options): VerdictMap {
  const { t } = useTranslation('schedule');
  const onFail = useCallback((error: unknown) => toastError(errorText(error, t('edit.judgeFailed'))), [t]);
  const { verdicts, begin, turn, ask, end, at } = useDragVerdicts(onFail);
  const placeOf = ({ row: key, date }: DropCell) => {
    const row = rows.find((one) => one.key === key);
    if (row === undefined || row.kind === 'heading' || (row.kind === 'person' && !row.person.known)) return null;
    return { date, employee_id: row.kind === 'person' ? row.key : null };
  };

  useGridDrag(grid, {
    onPick: (id, copy) => {
      const shift = shifts.get(id);
      if (editing === null || shift === undefined || (!copy && !editing.mayEdit(shift))) return false;
      begin(shift, copy);
      ask(shown.flatMap(employeesOf), dates);
      return true;
    },
    onOver: (cell, copy) => {
      if (turn(copy)) ask(shown.flatMap(employeesOf), dates);
      const place = cell && placeOf(cell);
      if (place === null) return { text: null, verdict: null };
      ask([place.employee_id], dates);
      const judgement = at(place.employee_id, place.date);
      const text = judgement && verdictText(judgement, t);
      announce(text ?? '');
      return { text: text ?? null, verdict: judgement?.verdict ?? null };
    },
    onDrop: (id, cell, copy) => {
      const shift = shifts.get(id);
      const place = placeOf(cell);
      const stays = shift?.date === place?.date && shift?.employee_id === place?.employee_id;
      if (editing === null || shift === undefined || place === null || (stays && !copy)) return;
      void editing.move(shift, place, { copy, verdict: at(place.employee_id, place.date) });
    },
    onEnd: end,
  });
  return verdicts;
}

const employeesOf = (row: GridRow): (string | null)[] =>
  row.kind === 'open' ? [null] : row.kind === 'person' && row.person.known ? [row.key] : [];

function verdictText(
  { verdict, rules }: Judgement,
  t: (key: 'drag.ok' | 'drag.consent' | 'drag.refused') => string,
): string {
  return [t(`drag.${verdict}`), ...rules.map(ruleLine)].join(' ');
}
