import { Menu, type MenuProps } from '@mantine/core';
import { useEffect, useState, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react';

/** A button that can be given what to do. */
export type PressableElement = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

export interface OpenedMenuProps extends Pick<MenuProps, 'position' | 'shadow'> {
  button: PressableElement;
  /** Its items, of the parts of this menu. */
  items: (parts: typeof Menu) => ReactNode;
}

/** The menu of a button that was pressed. */
export function OpenedMenu({ button, items, ...props }: OpenedMenuProps) {
  const [isOpen, setOpen] = useState(false);
  // It was pressed. Opened after the button has the focus, which comes back there.
  useEffect(() => setOpen(true), []);
  return (
    <Menu {...props} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{items(Menu)}</Menu.Dropdown>
    </Menu>
  );
}
