import { ActionIcon, Menu } from '@mantine/core';
import { EllipsisVertical, Eraser, Keyboard, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface MonthMenuProps {
  isEmpty: boolean;
  onClear: () => void;
  onKeys: () => void;
}

/** The rarer deeds of a month. */
export function MonthMenu({ isEmpty, onClear, onKeys }: MonthMenuProps) {
  const { t } = useTranslation('schedule');
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('common:more')}>
          <EllipsisVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Printer size={16} />} onClick={() => window.print()}>
          {t('toolbar.print')}
        </Menu.Item>
        <Menu.Item leftSection={<Keyboard size={16} />} onClick={onKeys}>
          {t('keys.title')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Eraser size={16} />} disabled={isEmpty} onClick={onClear}>
          {t('clear.button')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
