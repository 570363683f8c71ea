import { useMemo, useState } from 'react';

/** Shifts selected to be moved, copied, pinned or deleted together. */
export interface Selection {
  /** IDs; some may have been deleted in the meantime. */
  picked: ReadonlySet<string>;
  /** A press selects instead of opening: for touch screens, which have no Ctrl. */
  isSelecting: boolean;
  setSelecting: (on: boolean) => void;
  /** Selects all of them, or deselects all when one is selected: identical open shifts are one chip. */
  toggle: (ids: readonly string[]) => void;
  set: (ids: Iterable<string>) => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

export function useSelection(): Selection {
  const [picked, setPicked] = useState(none);
  const [isSelecting, setSelecting] = useState(false);
  return useMemo(
    () => ({
      picked,
      isSelecting,
      setSelecting: (on) => {
        setSelecting(on);
        if (!on) setPicked(none);
      },
      toggle: (ids) =>
        setPicked((old) => {
          const rest = [...old].filter((id) => !ids.includes(id));
          return new Set(rest.length < old.size ? rest : [...old, ...ids]);
        }),
      set: (ids) => setPicked(new Set(ids)),
      clear: () => {
        setPicked(none);
        setSelecting(false);
      },
    }),
    [isSelecting, picked],
  );
}
