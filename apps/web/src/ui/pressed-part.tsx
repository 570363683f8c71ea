import { cloneElement, type ReactNode } from 'react';
import { lazyPart } from './feedback/lazy-part.tsx';
import { OptionalPart } from './feedback/optional-part.tsx';
import { useAskedPart } from './feedback/use-asked-part.ts';
import type { OpenedMenuProps, PressableElement } from './opened-menu.tsx';
import type { OpenedPopoverProps } from './opened-popover.tsx';

/** What opens by a press and is loaded with it, or ahead by `load`. */
const OpenedMenu = lazyPart(async () => (await import('./opened-menu.tsx')).OpenedMenu);
const OpenedPopover = lazyPart(async () => (await import('./opened-popover.tsx')).OpenedPopover);

/** Loads menus and popovers before the press: they are then drawn at once. */
export const loadPressedParts = () => Promise.all([OpenedMenu.load(), OpenedPopover.load()]);

/** A button and its menu, which is no part of the page's first files. */
export function PressedMenu({ button, ...props }: OpenedMenuProps) {
  return (
    <Pressed button={button} opens="menu">
      {(pressed) => <OpenedMenu {...props} button={pressed} />}
    </Pressed>
  );
}

/** A button and a small window of fields, which is no part of the page's first files. */
export function PressedPopover({ button, ...props }: OpenedPopoverProps) {
  return (
    <Pressed button={button} opens="dialog">
      {(pressed) => <OpenedPopover {...props} button={pressed} />}
    </Pressed>
  );
}

interface PressedProps {
  button: PressableElement;
  opens: 'menu' | 'dialog';
  children: (button: PressableElement) => ReactNode;
}

function Pressed({ button, opens, children }: PressedProps) {
  const { isOpen, asked, open } = useAskedPart();
  const alone = cloneElement(button, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onClick: open,
  });
  if (!isOpen) return alone;
  return (
    <OptionalPart place={asked} fallback={alone}>
      {/* The button with what it opens takes the place of the one that was pressed. */}
      {children(cloneElement(button, { autoFocus: true }))}
    </OptionalPart>
  );
}
