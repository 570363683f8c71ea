import { useCallback, useMemo, useState } from 'react';

/** A dialog in a file of its own: whether it is open, and how often it was asked for, the `place` of its `OptionalPart`. */
export function useAskedPart() {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const open = useCallback(() => {
    setOpen(true);
    setAsked((times) => times + 1);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return useMemo(() => ({ isOpen, asked, open, close }), [isOpen, asked, open, close]);
}
