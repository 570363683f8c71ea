import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** What a row gives up, one after the other, until it fits. */
export const folds = ['search', 'words', 'views', 'deeds', 'names'] as const;
export type Fold = (typeof folds)[number];
export type IsFolded = (fold: Fold) => boolean;

/**
 * Folds a row of controls step by step until it is no wider than its place, whatever the language and the width; all of
 * it happens before anything is painted.
 * @param contents changes when what stands in the row needs another width
 * @param shown changes when it may need a little more
 */
export function useFold(contents: string, shown: string) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [state, setState] = useState({ steps: 0, contents });
  const width = useRef(0);
  // What was folded for other contents may have room again.
  if (state.contents !== contents) setState({ steps: 0, contents });

  const { steps } = state;
  useLayoutEffect(() => {
    if (row !== null && steps < folds.length && row.scrollWidth > row.clientWidth)
      setState({ steps: steps + 1, contents });
  }, [contents, row, shown, steps]);
  useLayoutEffect(() => {
    if (row === null) return;
    width.current = row.clientWidth;
    const unfold = () => setState((old) => ({ ...old, steps: 0 }));
    const observer = new ResizeObserver(() => {
      if (row.clientWidth === width.current) return;
      width.current = row.clientWidth;
      unfold();
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [row]);

  const isFolded: IsFolded = useCallback((fold) => folds.indexOf(fold) < steps, [steps]);
  return { setRow, isFolded };
}
