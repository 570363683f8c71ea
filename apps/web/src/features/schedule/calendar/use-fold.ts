import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The parts that a row folds, one after the other, until it fits. */
export const folds = ['search', 'words', 'views', 'deeds', 'names'] as const;
export type Fold = (typeof folds)[number];
export type IsFolded = (fold: Fold) => boolean;

/**
 * Folds a row of controls step by step until it is no wider than its container, in any language and width; all before
 * the browser paints.
 * @param contents changes when the contents of the row need another width
 * @param shown changes when they may need slightly more
 * @returns the row's ref, to be left out where it never folds
 */
export function useFold(contents: string, shown: string) {
  const row = useRef<HTMLDivElement>(null);
  const width = useRef(0);
  const [state, setState] = useState({ steps: 0, contents });
  // Parts folded for other contents may have room again.
  if (state.contents !== contents) setState({ steps: 0, contents });

  const foldOnce = useCallback(() => {
    if (row.current === null) return;
    width.current = row.current.clientWidth;
    if (row.current.scrollWidth <= width.current) return;
    setState((old) => (old.steps < folds.length ? { ...old, steps: old.steps + 1 } : old));
  }, []);
  useLayoutEffect(foldOnce, [foldOnce, shown, state]);
  const { steps } = state;
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width.current) foldOnce();
      // Measured again even if nothing was folded: it may be narrower.
      else setState((old) => ({ ...old, steps: 0 }));
    });
    // A part may widen by itself: its font arrives late, or a number in it gets another digit.
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [foldOnce, shown, steps]);

  const isFolded: IsFolded = useCallback((fold) => folds.indexOf(fold) < steps, [steps]);
  return { row, isFolded };
}
