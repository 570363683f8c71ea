import { useCallback, useMemo, useState } from 'react';

/**
 * A dialog in a separate file: whether it is open, and how often it was requested, the `place` of its `OptionalPart`.
 */
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
