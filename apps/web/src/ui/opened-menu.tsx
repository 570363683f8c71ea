import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, useEffect, useState, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react';

/** A button that can be given what to do. */
export type PressableElement = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

/** What had the focus when the button was pressed. */
export interface PressedFrom {
  from: Element | null;
}

export interface OpenedMenuProps extends Pick<MenuProps, 'position' | 'shadow'> {
  button: PressableElement;
  /** Its items, of the parts of this menu. */
  items: (parts: typeof Menu) => ReactNode;
}

/**
 * Whether what was asked for opens, and takes the focus: not when somebody has gone elsewhere while its file was
 * loaded.
 */
export const useIsAwaited = (from: Element | null) =>
  useState(() => [document.body, from].includes(document.activeElement))[0];

/** The menu of a button that was pressed. */
export function OpenedMenu({ button, from, items, ...props }: OpenedMenuProps & PressedFrom) {
  const isAwaited = useIsAwaited(from);
  const [isOpen, setOpen] = useState(false);
  // It was pressed. Opened after the button has the focus, which comes back there.
  useEffect(() => setOpen(isAwaited), [isAwaited]);
  return (
    <Menu {...props} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{cloneElement(button, { autoFocus: isAwaited })}</Menu.Target>
      <Menu.Dropdown>{items(Menu)}</Menu.Dropdown>
    </Menu>
  );
}
