import type { Judgement } from '../../../../lib/schedule/verdicts.ts';
import classes from './grid.module.css';

/** The rule check of a row's cells, by date; undefined where there is none. */
export type VerdictsOfRow = (rowKey: string) => ReadonlyMap<string, Judgement> | undefined;

export interface VerdictMarks {
  /** Marks the row under the pointer as it is checked now, and no other; null: there is none. */
  show: (verdictsOf: VerdictsOfRow, row: HTMLElement | null) => void;
  clear: () => void;
}

/**
 * Marks the cells of the row under the pointer with the verdicts of a drag, outside React: with all rows marked, the
 * one place that matters is lost among the others.
 */
export function createVerdictMarks(): VerdictMarks {
  let marked: { row: HTMLElement; verdicts: ReturnType<VerdictsOfRow> } | null = null;
  const markAll = (row: HTMLElement, verdicts: ReturnType<VerdictsOfRow>) => {
    for (const cell of row.querySelectorAll<HTMLElement>('[data-date]')) mark(cell, verdicts);
  };
  const clear = () => {
    if (marked !== null) markAll(marked.row, undefined);
    marked = null;
  };
  return {
    show: (verdictsOf, row) => {
      const verdicts = row === null ? undefined : verdictsOf(row.dataset['key'] ?? '');
      if (marked?.row === row && marked?.verdicts === verdicts) return;
      if (marked?.row !== row) clear();
      if (row === null) return;
      markAll(row, verdicts);
      marked = { row, verdicts };
    },
    clear,
  };
}

function mark(cell: HTMLElement, verdicts: ReadonlyMap<string, Judgement> | undefined): void {
  const verdict = verdicts?.get(cell.dataset['date'] ?? '')?.verdict;
  if (verdict === undefined) delete cell.dataset['verdict'];
  else cell.dataset['verdict'] = verdict;
}

export interface DragGhost {
  moveTo: (x: number, y: number) => void;
  /** Sets the effect of a drop here, shown below the picture of the shift. */
  say: (text: string | null, verdict: string | null) => void;
  remove: () => void;
}

/** A picture of the chip that follows the pointer; it is outside React, so that moving it causes no render. */
export function createDragGhost(chip: HTMLElement): DragGhost {
  const ghost = document.createElement('div');
  ghost.className = classes.ghost ?? '';
  ghost.setAttribute('aria-hidden', 'true');
  const picture = chip.cloneNode(true) as HTMLElement;
  picture.style.width = `${Math.max(chip.offsetWidth, 40)}px`;
  const note = document.createElement('div');
  note.className = classes.note ?? '';
  note.hidden = true;
  ghost.append(picture, note);
  document.body.append(ghost);
  let said: string | null = null;
  return {
    moveTo: (x, y) => {
      ghost.style.transform = `translate(${x + 10}px, ${y + 10}px)`;
    },
    say: (text, verdict) => {
      if (text === said) return;
      said = text;
      note.hidden = text === null;
      note.textContent = text;
      note.dataset['verdict'] = verdict ?? '';
    },
    remove: () => ghost.remove(),
  };
}
