import { ActionIcon, Button } from '@mantine/core';
import { CalendarDays, CalendarRange, ChevronDown, Clock, List, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarStep, View } from '../../../../lib/schedule/use-calendar-address.ts';
import { PressedMenu } from '../../../../ui/pressed-part.tsx';

interface ViewMenuProps {
  view: View;
  views: readonly View[];
  go: (step: CalendarStep) => void;
  /** The button is an icon, without a label. */
  isShort?: boolean;
}

const icons: Record<View, LucideIcon> = { day: Clock, week: CalendarRange, month: CalendarDays, list: List };

/** The views behind one button, if there is no room to show them all. */
export function ViewMenu({ view, views, go, isShort = false }: ViewMenuProps) {
  const { t } = useTranslation('schedule');
  const nameOf = (one: View) => (one === 'day' ? t('calendar:toolbar.day') : t(`toolbar.${one}`));
  const name = `${t('toolbar.view')}: ${nameOf(view)}`;
  const Icon = icons[view];
  return (
    <PressedMenu
      shadow="md"
      button={
        isShort ? (
          <ActionIcon variant="default" aria-label={name} title={name}>
            <Icon size={18} />
          </ActionIcon>
        ) : (
          <Button variant="default" px={10} aria-label={name} rightSection={<ChevronDown size={14} aria-hidden />}>
            {nameOf(view)}
          </Button>
        )
      }
      items={(Menu) => (
        <Menu.RadioGroup value={view} onChange={(value) => go({ view: views.find((one) => one === value) ?? 'week' })}>
          {views.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {nameOf(one)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      )}
    />
  );
}
