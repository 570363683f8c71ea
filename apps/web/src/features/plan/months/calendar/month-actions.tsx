import type { schedule } from '@pamaina/contract';
import { Button, Group } from '@mantine/core';
import { PanelRight } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmendButton } from '../../amendments/index.ts';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import { CopyDialog } from '../../copies/index.ts';
import { PrintDialog } from '../../exports/index.ts';
import { GenerateButton, GenerateDrawer, type GenerateOptions } from '../../generation/index.ts';
import { monthCounts } from '../../../../lib/schedule/month-counts.ts';
import { useCommands } from '../../../../lib/commands.ts';
import { useCan } from '../../../../lib/session/use-can.ts';
import { useAddressState } from '../../../../lib/use-address-state.ts';
import classes from './calendar.module.css';
import type { CalendarPlace, CalendarStep } from '../../../../lib/schedule/use-calendar-address.ts';
import { CommandButton } from '../../../../ui/command-button.tsx';
import { MonthMenu } from './month-menu.tsx';
import { shownRange } from './shown-range.ts';
import type { Selection } from '../select/use-selection.ts';
import type { IsFolded } from './use-fold.ts';

const PublishDialog = lazy(async () => ({ default: (await import('../publish/publish-dialog.tsx')).PublishDialog }));
const ClearDialog = lazy(async () => ({ default: (await import('../publish/clear-dialog.tsx')).ClearDialog }));

interface MonthActionsProps {
  /** Of the month. */
  shifts: schedule.Shift[];
  roles: string[];
  /** Of the law and the contracts: what publishing asks about. */
  brokenRules: number;
  /** The changes of the month are published by the line above the grid. */
  isAmending: boolean;
  place: CalendarPlace;
  monthName: string;
  isPlanning: boolean;
  /** How many shifts were added, changed or deleted by hand. */
  byHand: number;
  editing: Editing;
  go: (step: CalendarStep) => void;
  onGenerate: (options: GenerateOptions) => void;
  onRepair: () => void;
  onKeys: () => void;
  selection: Selection;
  canUndo: boolean;
  canRedo: boolean;
  isFolded: IsFolded;
}

/** Generate, publish, the side panel, clear: the one that is due now stands out. */
export const MonthActions = memo(function MonthActions(props: MonthActionsProps) {
  const { shifts, roles, place, isPlanning, onGenerate, onRepair, onKeys } = props;
  const { isAmending, byHand, editing, selection, canUndo, canRedo, isFolded } = props;
  const { t } = useTranslation('schedule');
  const [dialog, setDialog] = useState<Dialog>(null);
  const can = useCan();
  const mayWrite = can('plan.write');
  const counts = monthCounts(shifts);
  useAddCommand(props, mayWrite);
  return (
    <Group gap="xs" className={classes.actions ?? ''}>
      <PanelButton {...props} />
      {mayWrite && (
        <GenerateButton
          isDisabled={isPlanning}
          isPrimary={counts.drafts === 0 && counts.published === 0}
          isShort={isFolded('names')}
          week={place.week}
          roles={roles}
          byHand={byHand}
          onGenerate={onGenerate}
        />
      )}
      {mayWrite && counts.drafts === 0 && counts.published > 0 && !isAmending && (
        <AmendButton month={place.month} isDisabled={isPlanning} />
      )}
      {can('plan.publish') && (counts.drafts > 0 || (counts.published === 0 && !isAmending)) && (
        <CommandButton
          variant={counts.drafts > 0 ? 'filled' : 'default'}
          disabled={isPlanning || counts.drafts === 0}
          act={() => setDialog('publish')}
        >
          {t('publish.button')}
        </CommandButton>
      )}
      {mayWrite && (
        <MonthMenu
          place={place}
          isEmpty={counts.shifts === 0}
          isPlanning={isPlanning}
          hasOptions={isFolded('names')}
          deeds={{ editing, canUndo, canRedo, selection }}
          isFolded={isFolded('deeds')}
          onGenerateOptions={() => setDialog('generate')}
          onPrint={() => setDialog('print')}
          onCopy={() => setDialog('copy')}
          onRepair={onRepair}
          onClear={() => setDialog('clear')}
          onKeys={onKeys}
        />
      )}
      <MonthDialogs {...props} dialog={dialog} counts={counts} onClose={() => setDialog(null)} />
    </Group>
  );
});

type Dialog = 'generate' | 'publish' | 'clear' | 'copy' | 'print' | null;

interface MonthDialogsProps extends MonthActionsProps {
  dialog: Dialog;
  counts: ReturnType<typeof monthCounts>;
  onClose: () => void;
}

/** What the buttons of the month open. */
function MonthDialogs({ dialog, counts, onClose, ...props }: MonthDialogsProps) {
  const { shifts, roles, brokenRules, place, monthName, byHand, editing, onGenerate } = props;
  const [asked, ask] = useAddressState('do');
  const shared = { month: place.month, monthName, onClose };
  return (
    <Suspense>
      {dialog === 'generate' && <GenerateDrawer {...{ roles, byHand, onGenerate, onClose }} week={place.week} />}
      {dialog === 'publish' && (
        <PublishDialog {...shared} week={place.week} counts={counts} shifts={shifts} brokenRules={brokenRules} />
      )}
      {dialog === 'copy' && <CopyDialog place={place} editing={editing} onClose={onClose} />}
      {(dialog === 'print' || asked === 'print') && (
        <PrintDialog
          range={shownRange(place)}
          onClose={() => {
            onClose();
            ask('');
          }}
        />
      )}
      {dialog === 'clear' && <ClearDialog {...shared} />}
    </Suspense>
  );
}

function PanelButton({ place, go, isFolded }: MonthActionsProps) {
  const { t } = useTranslation('schedule');
  const act = () => go({ panel: place.panel === null ? 'quality' : null });
  useCommands([{ label: t('panel.button'), act }]);
  return (
    <Button variant="default" px={10} aria-label={t('panel.button')} aria-expanded={place.panel !== null} onClick={act}>
      <PanelRight size={18} aria-hidden />
      {!isFolded('words') && <span className={classes.words}>{t('panel.button')}</span>}
    </Button>
  );
}

/** A shift is added in a cell; without the mouse also by the palette. */
function useAddCommand({ place, roles, isPlanning, editing }: MonthActionsProps, mayWrite: boolean): void {
  const { t } = useTranslation('schedule');
  const [role] = roles;
  const act = () => editing.add({ date: place.day, employee_id: null, role: role ?? '' }, middle());
  useCommands([{ label: t('edit.addTitle'), act, isDisabled: !mayWrite || isPlanning || role === undefined }]);
}

/** A window that no place of the grid has opened is in the middle. */
const middle = () => ({ left: window.innerWidth / 2, top: window.innerHeight / 3, width: 0, height: 0 });
