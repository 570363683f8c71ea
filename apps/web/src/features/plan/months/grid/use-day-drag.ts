import { useRef, type RefObject } from 'react';
import { useDrag } from '../../../../ui/drag/use-drag.ts';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import type { GridRow } from '../../../../lib/schedule/grid-model.ts';

interface Options {
  grid: RefObject<HTMLElement | null>;
  rows: GridRow[];
  dates: string[];
  editing: Editing | null;
}

interface Days {
  row: string;
  from: string;
  to: string;
}

/** The empty part of an employee's day. A finger scrolls there; on a phone the absence has its button. */
const DAYS = { what: '[data-row][data-date]', byTouch: false, scrolls: true };

/** Dragging over the days of one employee, from a place without a shift: an absence on those days. */
export function useDayDrag({ grid, rows, dates, editing }: Options): void {
  const current = useRef<Days | null>(null);
  const mark = ({ row, from, to }: Days) => {
    clear();
    for (const date of between(dates, from, to)) cellOf(grid.current, row, date)?.setAttribute('data-over', '');
  };
  const clear = () => {
    for (const cell of grid.current?.querySelectorAll('[data-over]') ?? []) cell.removeAttribute('data-over');
  };
  useDrag(grid, DAYS, {
    onStart: (cell, { under }) => {
      const { row = '', date = '' } = cell.dataset;
      const person = rows.find((one) => one.key === row);
      const isEmpty = under?.closest('[data-shift]') == null;
      if (editing === null || !isEmpty || person?.kind !== 'person' || !person.person.known) return null;
      current.current = { row, from: date, to: date };
      return 'ew-resize';
    },
    onFrame: (_, { under }) => {
      const days = current.current;
      const date = under?.closest<HTMLElement>('[data-row][data-date]')?.dataset['date'];
      if (days === null || date === undefined) return;
      current.current = { ...days, to: date };
      mark(current.current);
    },
    onDrop: () => {
      const days = current.current;
      if (days === null) return;
      const chosen = between(dates, days.from, days.to);
      const [first] = chosen;
      if (first !== undefined) editing?.openRepair(days.row, first, chosen.at(-1));
    },
    onEnd: () => {
      current.current = null;
      clear();
    },
  });
}

function between(dates: readonly string[], from: string, to: string): string[] {
  const [first, last] = [from, to].sort();
  return dates.filter((date) => date >= (first ?? '') && date <= (last ?? ''));
}

const cellOf = (grid: HTMLElement | null, row: string, date: string) =>
  grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"][data-date="${date}"]`) ?? null;
