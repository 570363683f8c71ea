import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { managerViews, type CalendarStep, type View } from './use-calendar-address.ts';

/** The views behind one button, if there is no room to show them all. */
export function ViewMenu({ view, go }: { view: View; go: (step: CalendarStep) => void }) {
  const { t } = useTranslation('schedule');
  const nameOf = (one: View) => (one === 'day' ? t('calendar:toolbar.day') : t(`toolbar.${one}`));
  return (
    <Menu shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          px={10}
          aria-label={`${t('toolbar.view')}: ${nameOf(view)}`}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          {nameOf(view)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {managerViews.map((one) => (
          <Menu.Item
            key={one}
            role="menuitemradio"
            aria-checked={one === view}
            fw={one === view ? 600 : undefined}
            onClick={() => go({ view: one })}
          >
            {nameOf(one)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
