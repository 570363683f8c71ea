import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarStep, View } from '../../../../lib/schedule/use-calendar-address.ts';

interface ViewMenuProps {
  view: View;
  views: readonly View[];
  go: (step: CalendarStep) => void;
}

/** The views behind one button, if there is no room to show them all. */
export function ViewMenu({ view, views, go }: ViewMenuProps) {
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
        <Menu.RadioGroup value={view} onChange={(value) => go({ view: views.find((one) => one === value) ?? 'week' })}>
          {views.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {nameOf(one)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
