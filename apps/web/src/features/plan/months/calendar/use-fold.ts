import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../../lib/when-idle.ts';

/** The parts that a row folds, one after the other, until it fits. */
export const folds = ['search', 'words', 'views', 'deeds', 'names'] as const;
export type Fold = (typeof folds)[number];
export type IsFolded = (fold: Fold) => boolean;

/** How the row fitted last in a window of this width: it is drawn so at once, instead of once for each step. */
const KEPT = 'calendarFolds';
const keptFor = (contents: string) => ` in ${window.innerWidth}: ${contents}`;

function keptSteps(contents: string): number {
  const kept = localStorage.getItem(KEPT) ?? '';
  return kept.endsWith(keptFor(contents)) ? Number.parseInt(kept, 10) || 0 : 0;
}

function keepSteps(steps: number, contents: string): void {
  localStorage.setItem(KEPT, `${steps}${keptFor(contents)}`);
}

/** A row in use is measured again after so many milliseconds. */
const AGAIN_MS = 2000;

/** The focus is in the row, or in a menu of it, which is elsewhere in the document. */
const IN_USE = ':focus, [aria-haspopup][aria-expanded=true]';

const unfolded = <State extends { steps: number }>(old: State) => (old.steps === 0 ? old : { ...old, steps: 0 });

/**
 * Folds a row of controls step by step until it is no wider than its container, in any language and width; all before
 * the browser paints.
 * @param isOn false: nothing is folded
 * @param contents changes when the contents of the row need another width
 * @param shown changes when they may need slightly more
 */
export function useFold(isOn: boolean, contents: string, shown: string) {
  const row = useRef<HTMLDivElement>(null);
  const width = useRef(0);
  const [state, setState] = useState(() => ({ steps: keptSteps(contents), contents }));
  // Parts folded for other contents may have room again.
  if (state.contents !== contents) setState({ steps: 0, contents });

  const { steps } = state;
  useLayoutEffect(() => {
    const element = row.current;
    if (!isOn || element === null) return;
    const foldOnce = () => {
      width.current = element.clientWidth;
      if (element.scrollWidth <= element.clientWidth) return keepSteps(steps, contents);
      setState((old) => (old.steps < folds.length ? { ...old, steps: old.steps + 1 } : old));
    };
    foldOnce();
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width.current || steps === 0) foldOnce();
      else setState(unfolded);
    });
    // A part may widen by itself: its font arrives late, or a number in it gets another digit.
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [contents, isOn, shown, steps]);

  // Less may be in the row than when it was measured. A part that unfolds loses the focus and its menu.
  useEffect(() => {
    const unfold = () => {
      if (row.current?.querySelector(IN_USE)) setTimeout(unfold, AGAIN_MS);
      else if (row.current) setState(unfolded);
    };
    void whenIdle().then(unfold);
  }, []);

  const isFolded: IsFolded = useCallback((fold) => folds.indexOf(fold) < steps, [steps]);
  return { row, isFolded };
}
