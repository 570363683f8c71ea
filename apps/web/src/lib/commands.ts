import { useEffect, useId } from 'react';

/** Something that can be done on the page that is open: what draws its button or menu item declares it. */
export interface Command {
  /** The words of its button or menu item. */
  label: string;
  /** What it does, or the address that it leads to. */
  act: (() => void) | string;
  isDisabled?: boolean;
}

const shown = new Map<string, readonly Command[]>();

/** Offers commands in the palette (Ctrl K) while the component is on the page. */
export function useCommands(commands: readonly Command[]): void {
  const id = useId();
  // After each rendering: what a command does depends on what is shown now.
  useEffect(() => void shown.set(id, commands));
  useEffect(() => () => void shown.delete(id), [id]);
}

/**
 * The commands that can be given now, in the order of the page. None while a form is open above it: the buttons behind
 * it can't be pressed either, and some would put another thing into the same form.
 */
export function commandsNow(): Command[] {
  if (document.querySelector('[role="dialog"] form') !== null) return [];
  return [...shown.values()].flat().filter(({ isDisabled }) => isDisabled !== true);
}
