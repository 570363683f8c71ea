import { useCallback, useLayoutEffect, useState } from 'react';

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
  const [state, setState] = useState({ steps: 0, contents, width: 0 });
  // What was folded for other contents may have room again.
  if (state.contents !== contents) setState({ ...state, steps: 0, contents });

  const { steps, width } = state;
  useLayoutEffect(() => {
    if (row !== null && steps < folds.length && row.scrollWidth > row.clientWidth)
      setState((old) => ({ ...old, steps: steps + 1, contents }));
  }, [contents, row, shown, steps, width]);
  useLayoutEffect(() => {
    if (row === null) return;
    // The width is part of the state, so that a row that fitted unfolded is measured again where it gets narrower.
    const observer = new ResizeObserver(() => {
      const { clientWidth } = row;
      setState((old) => (old.width === clientWidth ? old : { ...old, steps: 0, width: clientWidth }));
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [row]);

  const isFolded: IsFolded = useCallback((fold) => folds.indexOf(fold) < steps, [steps]);
  return { setRow, isFolded };
}
