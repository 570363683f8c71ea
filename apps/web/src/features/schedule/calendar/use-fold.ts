import { useCallback, useLayoutEffect, useState } from 'react';

/** The parts that a row folds, one after the other, until it fits. */
export const folds = ['search', 'words', 'views', 'deeds', 'names'] as const;
export type Fold = (typeof folds)[number];
export type IsFolded = (fold: Fold) => boolean;

/**
 * Folds a row of controls step by step until it is no wider than its container, in any language and width; all before
 * the browser paints.
 * @param contents changes when the contents of the row need another width
 * @param shown changes when they may need slightly more
 */
export function useFold(contents: string, shown: string) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [state, setState] = useState({ steps: 0, contents, width: 0 });
  // Parts folded for other contents may have room again.
  if (state.contents !== contents) setState({ ...state, steps: 0, contents });

  const { steps, width } = state;
  const foldOnce = useCallback(() => {
    if (row === null || row.scrollWidth <= row.clientWidth) return;
    setState((old) => (old.steps < folds.length ? { ...old, steps: old.steps + 1 } : old));
  }, [row]);
  useLayoutEffect(foldOnce, [contents, foldOnce, shown, steps, width]);
  useLayoutEffect(() => {
    if (row === null) return;
    // The width is part of the state, so that a row that fitted unfolded is measured again when it gets narrower.
    const observer = new ResizeObserver(() => {
      const { clientWidth } = row;
      if (clientWidth === width) foldOnce();
      else setState((old) => ({ ...old, steps: 0, width: clientWidth }));
    });
    // A part may widen by itself: its font arrives late, or a number in it gets another digit.
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [foldOnce, row, shown, steps, width]);

  const isFolded: IsFolded = useCallback((fold) => folds.indexOf(fold) < steps, [steps]);
  return { setRow, isFolded };
}
