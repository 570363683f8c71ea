import { useMemo, useState } from 'react';

/** Shifts chosen to be moved, copied, pinned or removed together. */
export interface Selection {
  /** Ids; some may have gone meanwhile. */
  picked: ReadonlySet<string>;
  /** A press chooses instead of opening: for fingers, which have no Ctrl. */
  isSelecting: boolean;
  setSelecting: (on: boolean) => void;
  /** Chooses all of them, or lets all of them go when one is chosen: identical open shifts are one chip. */
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
