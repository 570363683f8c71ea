import { useMemo, useState } from 'react';

/** Shifts chosen to be moved, copied, pinned or removed together. */
export interface Selection {
  /** Ids; some may have gone meanwhile. */
  picked: ReadonlySet<string>;
  /** A press chooses instead of opening: for fingers, which have no Ctrl. */
  isSelecting: boolean;
  setSelecting: (on: boolean) => void;
  toggle: (id: string) => void;
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
      toggle: (id) => setPicked((old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id])),
      set: (ids) => setPicked(new Set(ids)),
      clear: () => {
        setPicked(none);
        setSelecting(false);
      },
    }),
    [isSelecting, picked],
  );
}
