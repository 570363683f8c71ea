import type { schedule } from '@pamaina/contract';
import { Button, Group, Stack, Text, Drawer, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { AmendButton } from '../amendments/index.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import type { Anchor } from '../../../lib/schedule/grid-view.ts';
import { bodyOf, type ShiftBody } from '../../../lib/schedule/shift-body.ts';
import { monthOf } from '../../../lib/schedule/months.ts';
import { RuleText } from '../../../lib/schedule/rule-text.tsx';
import { OnCallMark } from '../../../lib/schedule/on-call-mark.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { AssignmentAnswer } from '../explanations/index.ts';
import type { EditSources } from './edit-sources.ts';
import { ShiftForm } from './shift-form.tsx';

interface ShiftEditorProps {
  /** Null: a new shift. */
  shift: schedule.Shift | null;
  body: ShiftBody;
  anchor: Anchor;
  sources: EditSources;
  editing: Editing;
  onClose: () => void;
}

/** Adds or edits one shift next to its position; a published one is read-only. */
export function ShiftEditor({ shift, body, anchor, sources, editing, onClose }: ShiftEditorProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const title = shift === null ? t('edit.addTitle') : t('edit.title');
  return (
    <Anchored title={title} anchor={anchor} onClose={onClose}>
      <Stack gap="sm">
        <Text fw={600}>{words.day(body.date)}</Text>
        {shift?.status === 'published' ? (
          <PublishedShift shift={shift} editing={editing} onClose={onClose} />
        ) : (
          <ShiftForm
            shift={shift}
            initial={shift === null ? body : bodyOf(shift)}
            sources={sources}
            editing={editing}
            onClose={onClose}
          />
        )}
        {shift !== null && shift.employee_id !== null && <AssignmentAnswer shift={shift} />}
      </Stack>
    </Anchored>
  );
}

interface PublishedShiftProps {
  shift: schedule.Shift;
  editing: Editing;
  onClose: () => void;
}

function PublishedShift({ shift, editing, onClose }: PublishedShiftProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  return (
    <>
      <div>
        <Text>{shift.employee_name ?? t('words.nobody')}</Text>
        <Text>
          {words.hours(shift)}, {shift.role}
        </Text>
        {shift.template !== null && <Text c="dimmed">{shift.template}</Text>}
        <OnCallMark shift={shift} />
      </div>
      {shift.warnings.map((rule) => (
        <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
      ))}
      <Text size="sm" c="dimmed">
        {t('edit.published')}
      </Text>
      <AmendButton month={monthOf(shift.date)} onDone={onClose} />
      <Button onClick={() => editing.openReplace(shift)}>{t('calendar:replace.button')}</Button>
      <Group grow>
        {shift.employee_id === null ? (
          <Button variant="default" onClick={() => editing.openFill(shift)}>
            {t('explanations:fill.button')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => editing.openRepair(shift.employee_id, shift.date)}>
            {t('explanations:repair.button')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
      </Group>
    </>
  );
}

interface AnchoredProps {
  title: string;
  anchor: Anchor;
  onClose: () => void;
  children: ReactNode;
}

/** A popover next to a chip; on a phone a sheet from below. */
function Anchored({ title, anchor, onClose, children }: AnchoredProps) {
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
