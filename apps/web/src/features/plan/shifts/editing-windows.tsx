import type { schedule } from '@pamaina/contract';
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { newAbsence } from '../../changes/time-off/index.ts';
import { AskDrawer } from '../../changes/asks/index.ts';
import { CutDialog, HoursDialog, JoinDialog } from '../halves/index.ts';
import type { Editing, NewPlace } from '../../../lib/schedule/editing.ts';
import { needsOn } from '../../../lib/schedule/needs.ts';
import { bodyOf, type ShiftBody } from '../../../lib/schedule/shift-body.ts';
import type { AskedRemedy } from '../../../lib/schedule/asked-remedy.ts';
import { RemedyDialog } from '../explanations/index.ts';
import { ReplaceDialog } from '../../changes/replacements/index.ts';
import { FillDialog, RepairDialog } from '../../changes/repair/index.ts';
import { MoveManyDialog } from './move-many-dialog.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import type { EditSources } from './edit-sources.ts';
import { MoveDialog } from './move-dialog.tsx';
import { ShiftEditor } from './shift-editor.tsx';
import { ShiftMenu } from './shift-menu.tsx';
import type { Opened } from './use-editing.ts';

interface EditingWindowsProps {
  opened: Opened;
  editing: Editing;
  sources: EditSources;
  onClose: () => void;
}

/** The one window that is open over the calendar. */
export function EditingWindows({ opened, editing, sources, onClose }: EditingWindowsProps) {
  const shared = { editing, onClose };
  switch (opened.kind) {
    case 'edit':
      return (
        <ShiftEditor key={opened.shift.id} {...opened} {...shared} body={bodyOf(opened.shift)} sources={sources} />
      );
    case 'add':
      return (
        <ShiftEditor
          {...shared}
          anchor={opened.anchor}
          shift={null}
          body={newBody(opened.place, sources)}
          sources={sources}
        />
      );
    case 'menu':
      return <ShiftMenu {...opened} {...shared} />;
    case 'move':
      return <MoveDialog {...opened} {...shared} people={sources.people} />;
    case 'repair': {
      const who = opened.employeeId === null ? [] : [opened.employeeId];
      const initial = newAbsence(who, opened.date, opened.end);
      return <RepairDialog {...shared} initial={initial} people={sources.people} />;
    }
    case 'fill':
      return <FillDialog {...opened} {...shared} />;
    case 'ask':
      return <AskWindow {...opened} onClose={onClose} />;
    case 'many':
      return <MoveManyDialog {...opened} {...shared} people={sources.people} />;
    case 'remedy':
      return <RemedyDialog {...opened} {...shared} newBody={newBody(placeOf(opened.asked.need), sources)} />;
    case 'cut':
      return <CutDialog {...opened} {...shared} />;
    case 'hours':
      return <HoursDialog {...opened} {...shared} />;
    case 'join':
      return <JoinDialog {...opened} {...shared} />;
    case 'replace':
      return <ReplaceDialog {...opened} onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
  }
}

const placeOf = (need: AskedRemedy['need']): NewPlace => ({ ...need, employee_id: null });

/**
 * A new shift starts with the hours that the day requires for its role, or with those of the given template; else the
 * first template's, else office hours.
 */
function newBody(place: NewPlace, sources: EditSources): ShiftBody {
  const { templates } = sources;
  const needed = needsOn(place.date, sources, false).find((need) => need.role === place.role);
  const name = place.template ?? needed?.template;
  const template = templates.find((one) => one.name === name) ?? templates[0];
  const { start_time, end_time, break_minutes } = template ?? officeHours;
  const hours = { start_time: place.start_time ?? start_time, end_time: place.end_time ?? end_time };
  return { ...place, template: template?.name ?? null, ...hours, break_minutes, pinned: false };
}

const officeHours = { start_time: '09:00', end_time: '17:30', break_minutes: 30 };

/** Asks employees about a shift of the calendar. */
function AskWindow({ shift, onClose }: { shift: schedule.Shift; onClose: () => void }) {
  const words = useShiftWords();
  const place = [words.day(shift.date), words.hours(shift), shift.role].join(', ');
  return <AskDrawer shift={shift} words={place} onClose={onClose} />;
}

const keys = ['walk', 'edit', 'add', 'next', 'move', 'remove', 'pin', 'menu', 'undo', 'redo', 'edge', 'drag'] as const;
const several = ['absence', 'several', 'clear', 'find'] as const;

/** The keyboard shortcuts of the calendar. */
function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schedule');
  return (
    <Dialog onClose={onClose} title={t('keys.title')}>
      <Table>
        <Table.Tbody>
          {keys.map((key) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" style={{ whiteSpace: 'nowrap' }}>
                {t(`keys.${key}.keys`)}
              </Table.Th>
              <Table.Td>{t(`keys.${key}.text`)}</Table.Td>
            </Table.Tr>
          ))}
          {several.map((key) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" style={{ whiteSpace: 'nowrap' }}>
                {t(`calendar:keys.${key}.keys`)}
              </Table.Th>
              <Table.Td>{t(`calendar:keys.${key}.text`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
