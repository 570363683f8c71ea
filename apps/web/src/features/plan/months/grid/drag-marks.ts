import type { Judgement } from '../../../../lib/schedule/verdicts.ts';
import classes from './grid.module.css';

/** The rule check of a row's cells, by date; undefined where there is none. */
export type VerdictsOfRow = (rowKey: string) => ReadonlyMap<string, Judgement> | undefined;

/** Rows marked in one frame: with more, a frame that also scrolls would be too long on a slow machine. */
const ROWS_A_FRAME = 1;

export interface VerdictMarks {
  /** Marks the rows as they are checked now, those next to the pointer first. */
  show: (verdictsOf: VerdictsOfRow, pointerY: number) => void;
  clear: () => void;
}

/**
 * Marks the cells of a grid with the verdicts of a drag, a row a frame and outside React: hundreds of cells change
 * at once when the check arrives, and again at the end.
 */
export function createVerdictMarks(grid: HTMLElement): VerdictMarks {
  const marked = new WeakMap<Element, ReturnType<VerdictsOfRow>>();
  let frame = 0;

  /** False when all rows are marked. */
  const markSome = (verdictsOf: VerdictsOfRow, isFirst: (a: Element, b: Element) => number): boolean => {
    const stale = [...grid.querySelectorAll<HTMLElement>('[role="row"][data-key]')].filter(
      (row) => marked.get(row) !== verdictsOf(row.dataset['key'] ?? ''),
    );
    if (stale.length > ROWS_A_FRAME) stale.sort(isFirst);
    for (const row of stale.slice(0, ROWS_A_FRAME)) {
      const verdicts = verdictsOf(row.dataset['key'] ?? '');
      marked.set(row, verdicts);
      for (const cell of row.querySelectorAll<HTMLElement>('[data-date]')) mark(cell, verdicts);
    }
    return stale.length > ROWS_A_FRAME;
  };
  const clearSome = () => {
    if (markSome(nothing, () => 0)) frame = requestAnimationFrame(clearSome);
  };
  return {
    show: (verdictsOf, pointerY) => {
      cancelAnimationFrame(frame);
      const distance = (row: Element) => Math.abs(row.getBoundingClientRect().top - pointerY);
      markSome(verdictsOf, (a, b) => distance(a) - distance(b));
    },
    clear: clearSome,
  };
}

const nothing: VerdictsOfRow = () => undefined;

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
