import { useEffect, useState } from 'react';

/**
 * Whether a value has stayed the same for so long.
 * @returns and a function that begins to wait anew
 */
export function useUnchanged(value: string, milliseconds: number): readonly [boolean, () => void] {
  const [round, setRound] = useState(0);
  const now = `${round} ${value}`;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(now), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, now]);
  return [late === now, () => setRound((one) => one + 1)];
}
