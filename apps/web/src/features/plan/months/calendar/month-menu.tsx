import { ActionIcon, type Menu as Parts } from '@mantine/core';
import {
  Copy,
  Download,
  EllipsisVertical,
  Eraser,
  Keyboard,
  Printer,
  Scale,
  SlidersHorizontal,
  Thermometer,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCommands } from '../../../../lib/commands.ts';
import { addDays } from '../../../../lib/dates/dates.ts';
import { useClock } from '../../../../lib/dates/use-clock.ts';
import { monthOf, type Month } from '../../../../lib/schedule/months.ts';
import type { CalendarPlace } from '../../../../lib/schedule/use-calendar-address.ts';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import type { Selection } from '../select/use-selection.ts';
import { exportFormats, useExport } from '../../exports/index.ts';
import { PressedMenu } from '../../../../ui/pressed-part.tsx';
import { shownRange } from './shown-range.ts';
import { useSelectCommand, useUndoCommands, type SignedCommand, type UndoState } from './undo-commands.ts';

interface MonthMenuProps {
  place: CalendarPlace;
  isEmpty: boolean;
  isPlanning: boolean;
  /** The row of controls has no button for the options of planning. */
  hasOptions: boolean;
  /** What the row of controls may have no room for. */
  deeds: UndoState & { selection: Selection };
  isFolded: boolean;
  /** Opens the options of planning. */
  onGenerateOptions: () => void;
  /** Opens the options of the schedule on paper. */
  onPrint: () => void;
  onCopy: () => void;
  onRepair: () => void;
  onClear: () => void;
  onKeys: () => void;
}

/** What the menu has, also where the row of controls has room for it. */
function useMonthCommands(props: MonthMenuProps) {
  const { place, isEmpty, isPlanning, deeds, onGenerateOptions, onPrint, onCopy, onRepair, onClear, onKeys } = props;
  const { t } = useTranslation('schedule');
  const download = useExport(shownRange(place));
  const attempt = useTry(place.month);
  const folded = [...useUndoCommands(deeds), useSelectCommand(deeds.selection)];
  const options: SignedCommand = {
    label: t('generate.openOptions'),
    icon: SlidersHorizontal,
    act: onGenerateOptions,
    isDisabled: isPlanning,
  };
  const print: SignedCommand = { label: t('toolbar.print'), icon: Printer, act: () => window.print() };
  const files = exportFormats.map((format) => ({
    label: t(`export.${format}`),
    act: () => (format === 'pdf' ? onPrint() : void download(format)),
    isDisabled: isEmpty,
  }));
  const others: SignedCommand[] = [
    { label: t('copy.button'), icon: Copy, act: onCopy },
    ...attempt,
    { label: t('explanations:repair.button'), icon: Thermometer, act: onRepair, isDisabled: isEmpty },
    { label: t('keys.title'), icon: Keyboard, act: onKeys },
  ];
  const clear: SignedCommand = { label: t('clear.button'), icon: Eraser, act: onClear, isDisabled: isEmpty };
  const named = files.map((file) => ({ ...file, label: `${t('export.button')}: ${file.label}` }));
  useCommands([...folded, options, print, ...named, ...others, clear]);
  return { folded, options, print, files, others, clear };
}

/** Opens the form of a scenario, unless the month has no days to come. */
function useTry(month: Month): SignedCommand[] {
  const { t } = useTranslation('calendar');
  const navigate = useNavigate();
  if (month < monthOf(addDays(useClock().today(), 1))) return [];
  const act = () => void navigate(`/manager/scenarios/new?month=${month}`);
  return [{ label: t('toolbar.try'), icon: Scale, act }];
}

/** The rarer commands of a month. */
export function MonthMenu(props: MonthMenuProps) {
  const { isEmpty, hasOptions, isFolded } = props;
  const isPhone = useIsPhone();
  const { t } = useTranslation('schedule');
  const { folded, options, print, files, others, clear } = useMonthCommands(props);
  return (
    <PressedMenu
      position="bottom-end"
      shadow="md"
      button={
        <ActionIcon variant="default" aria-label={t('common:more')}>
          <EllipsisVertical size={18} />
        </ActionIcon>
      }
      items={(Menu) => (
        <>
          {isFolded && (
            <>
              {folded.map((command) => (
                <Item key={command.label} menu={Menu} command={command} />
              ))}
              <Menu.Divider />
            </>
          )}
          {(isPhone || hasOptions) && <Item menu={Menu} command={options} />}
          <Item menu={Menu} command={print} />
          <Menu.Sub>
            <Menu.Sub.Target>
              <Menu.Sub.Item leftSection={<Download size={16} />} disabled={isEmpty}>
                {t('export.button')}
              </Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown>
              {files.map(({ label, act }) => (
                <Menu.Item key={label} onClick={act}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Sub.Dropdown>
          </Menu.Sub>
          {others.map((command) => (
            <Item key={command.label} menu={Menu} command={command} />
          ))}
          <Item menu={Menu} command={clear} color="var(--danger)" />
        </>
      )}
    />
  );
}

interface ItemProps {
  menu: typeof Parts;
  command: SignedCommand;
  /** Default: that of the text. */
  color?: string;
}

function Item({ menu: Menu, command: { label, icon: Icon, act, isDisabled = false }, color }: ItemProps) {
  return (
    <Menu.Item
      leftSection={<Icon size={16} />}
      disabled={isDisabled}
      {...(color !== undefined && { color })}
      onClick={act}
    >
      {label}
    </Menu.Item>
  );
}
