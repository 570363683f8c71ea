import { Popover, type PopoverDropdownProps, type PopoverProps } from '@mantine/core';
import { cloneElement, useEffect, useState, type ReactNode } from 'react';
import { useIsAwaited, type PressableElement, type PressedFrom } from './opened-menu.tsx';

export interface OpenedPopoverProps
  extends Pick<PopoverProps, 'position' | 'width'>, Pick<PopoverDropdownProps, 'maw'> {
  button: PressableElement;
  label: string;
  content: (close: () => void) => ReactNode;
}

/** The popover of a button that was pressed. */
export function OpenedPopover({ button, from, label, maw, content, ...props }: OpenedPopoverProps & PressedFrom) {
  const isAwaited = useIsAwaited(from);
  const [isOpen, setOpen] = useState(false);
  // It was pressed. Opened after the button has the focus, which comes back there.
  useEffect(() => setOpen(isAwaited), [isAwaited]);
  const toggle = () => setOpen((was) => !was);
  return (
    <Popover {...props} opened={isOpen} onChange={setOpen} trapFocus returnFocus>
      <Popover.Target>{cloneElement(button, { onClick: toggle, autoFocus: isAwaited })}</Popover.Target>
      <Popover.Dropdown aria-label={label} {...(maw !== undefined && { maw })}>
        {isOpen && content(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
