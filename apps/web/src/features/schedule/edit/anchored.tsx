import { Drawer, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../use-is-phone.ts';
import type { Anchor } from '../grid/grid-view.ts';

interface AnchoredProps {
  title: string;
  anchor: Anchor;
  onClose: () => void;
  children: ReactNode;
}

/** A popover next to a chip; on a phone a sheet from below. */
export function Anchored({ title, anchor, onClose, children }: AnchoredProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <Drawer
        opened
        onClose={onClose}
        title={title}
        position="bottom"
        size="auto"
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {children}
      </Drawer>
    );
  return (
    <Popover
      opened
      onDismiss={onClose}
      position="right-start"
      middlewares={{ flip: true, shift: { padding: 8 } }}
      width={340}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <div style={{ position: 'fixed', pointerEvents: 'none', ...placeOf(anchor) }} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={title} mah="calc(100vh - 16px)" style={{ overflow: 'auto' }}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

const placeOf = ({ left, top, width, height }: Anchor) => ({ left, top, width, height });
