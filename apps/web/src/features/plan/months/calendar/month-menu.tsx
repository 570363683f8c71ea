import { ActionIcon, Menu } from '@mantine/core';
import {
  Copy,
  Download,
  EllipsisVertical,
  Eraser,
  Keyboard,
  Printer,
  SlidersHorizontal,
  Thermometer,
  Redo2,
  SquareDashedMousePointer,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import type { Selection } from '../select/use-selection.ts';
import { exportFormats, useExport } from '../../exports/index.ts';

interface MonthMenuProps {
  /** First and last date of what is exported. */
  range: { start: string; end: string };
  isEmpty: boolean;
  isPlanning: boolean;
  /** The row of controls has no button for the options of planning. */
  hasOptions: boolean;
  /** What the row of controls has no room for. */
  deeds: FoldedDeeds | null;
  /** Opens the options of planning. */
  onGenerateOptions: () => void;
  /** Opens the options of the schedule on paper. */
  onPrint: () => void;
  onCopy: () => void;
  onRepair: () => void;
  onClear: () => void;
  onKeys: () => void;
}

/** The rarer deeds of a month. */
export function MonthMenu(props: MonthMenuProps) {
  const { range, isEmpty, isPlanning, hasOptions, deeds, onGenerateOptions } = props;
  const { onPrint, onCopy, onRepair, onClear, onKeys } = props;
  const isPhone = useIsPhone();
  const { t } = useTranslation('schedule');
  const download = useExport(range);
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('common:more')}>
          <EllipsisVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {deeds !== null && <FoldedItems {...deeds} />}
        {(isPhone || hasOptions) && (
          <Menu.Item leftSection={<SlidersHorizontal size={16} />} disabled={isPlanning} onClick={onGenerateOptions}>
            {t('generate.openOptions')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Printer size={16} />} onClick={() => window.print()}>
          {t('toolbar.print')}
        </Menu.Item>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<Download size={16} />} disabled={isEmpty}>
              {t('export.button')}
            </Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {exportFormats.map((format) => (
              <Menu.Item key={format} onClick={() => (format === 'pdf' ? onPrint() : void download(format))}>
                {t(`export.${format}`)}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Item leftSection={<Copy size={16} />} onClick={onCopy}>
          {t('copy.button')}
        </Menu.Item>
        <Menu.Item leftSection={<Thermometer size={16} />} disabled={isEmpty} onClick={onRepair}>
          {t('explanations:repair.button')}
        </Menu.Item>
        <Menu.Item leftSection={<Keyboard size={16} />} onClick={onKeys}>
          {t('keys.title')}
        </Menu.Item>
        <Menu.Item color="var(--danger)" leftSection={<Eraser size={16} />} disabled={isEmpty} onClick={onClear}>
          {t('clear.button')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface FoldedDeeds {
  editing: Editing;
  canUndo: boolean;
  canRedo: boolean;
  selection: Selection;
}

/** The menu items for the controls that the row has no room for. */
function FoldedItems({ editing, canUndo, canRedo, selection }: FoldedDeeds) {
  const { t } = useTranslation('schedule');
  return (
    <>
      <Menu.Item leftSection={<Undo2 size={16} />} disabled={!canUndo} onClick={editing.undo}>
        {t('toolbar.undo')}
      </Menu.Item>
      <Menu.Item leftSection={<Redo2 size={16} />} disabled={!canRedo} onClick={editing.redo}>
        {t('toolbar.redo')}
      </Menu.Item>
      <Menu.Item
        leftSection={<SquareDashedMousePointer size={16} />}
        onClick={() => selection.setSelecting(!selection.isSelecting)}
      >
        {t('calendar:toolbar.select')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}
