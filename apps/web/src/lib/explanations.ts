import { useEffect, useState } from 'react';

/** The explanations that were shown on this device, one a line. */
const KEY = 'explanationsShown';

const shown = (): string[] => localStorage.getItem(KEY)?.split('\n') ?? [];

/**
 * Whether an explanation is open: the first time that this device shows it, afterwards when it is asked for.
 * @param text its words: new ones are shown again
 */
export function useExplanation(text: string): [isOpen: boolean, toggle: () => void] {
  const [opened, setOpened] = useState(() => ({ text, isOpen: !shown().includes(text) }));
  // The same heading can stay while the page below changes.
  const current = opened.text === text ? opened : { text, isOpen: !shown().includes(text) };
  if (current !== opened) setOpened(current);
  useEffect(() => {
    const before = shown();
    if (!before.includes(text)) localStorage.setItem(KEY, [...before, text].join('\n'));
  }, [text]);
  return [current.isOpen, () => setOpened({ text, isOpen: !current.isOpen })];
}
