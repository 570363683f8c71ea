import { Redo2, SquareDashedMousePointer, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../../lib/commands.ts';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import type { Selection } from '../select/use-selection.ts';

/** A command that is drawn with a sign: as a button, or in a menu where there is no room for buttons. */
export interface SignedCommand extends Command {
  icon: LucideIcon;
  act: () => void;
}

export interface UndoState {
  editing: Editing;
  canUndo: boolean;
  canRedo: boolean;
}

export function useUndoCommands({ editing, canUndo, canRedo }: UndoState): SignedCommand[] {
  const { t } = useTranslation('schedule');
  return [
    { label: t('toolbar.undo'), icon: Undo2, act: editing.undo, isDisabled: !canUndo },
    { label: t('toolbar.redo'), icon: Redo2, act: editing.redo, isDisabled: !canRedo },
  ];
}

/** Starts and ends selecting several shifts. */
export function useSelectCommand(selection: Selection): SignedCommand {
  const { t } = useTranslation('calendar');
  return {
    label: t('toolbar.select'),
    icon: SquareDashedMousePointer,
    act: () => selection.setSelecting(!selection.isSelecting),
  };
}
