import i18n from 'i18next';
import { cloneElement, useState, type ReactNode } from 'react';
import { toastError } from '../lib/toasts.ts';
import { lazyPart } from './feedback/lazy-part.tsx';
import { OptionalPart } from './feedback/optional-part.tsx';
import type { OpenedMenuProps, PressableElement, PressedFrom } from './opened-menu.tsx';
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
      {(from) => <OpenedMenu {...props} button={button} from={from} />}
    </Pressed>
  );
}

/** A button and a small window of fields, which is no part of the page's first files. */
export function PressedPopover({ button, ...props }: OpenedPopoverProps) {
  return (
    <Pressed button={button} opens="dialog">
      {(from) => <OpenedPopover {...props} button={button} from={from} />}
    </Pressed>
  );
}

interface PressedProps {
  button: PressableElement;
  opens: 'menu' | 'dialog';
  /** The button with what it opens, in the place of the one that was pressed. */
  children: (from: PressedFrom['from']) => ReactNode;
}

function Pressed({ button, opens, children }: PressedProps) {
  const [pressed, setPressed] = useState<PressedFrom | null>(null);
  const alone = cloneElement(button, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onClick: () => setPressed({ from: document.activeElement }),
  });
  if (pressed === null) return alone;
  return (
    <PressedPart place={pressed} fallback={alone}>
      {children(pressed.from)}
    </PressedPart>
  );
}

/** An optional part that a press asked for: that it can't be loaded is said. */
export class PressedPart extends OptionalPart {
  override componentDidCatch() {
    toastError(i18n.t('common:error.offline'));
  }
}
