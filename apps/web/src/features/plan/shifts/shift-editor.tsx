import type { schedule } from '@pamaina/contract';
import { Button, Group, Stack, Text, Drawer, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { KeyboardEvent, ReactNode } from 'react';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { AmendButton } from '../amendments/index.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import type { Anchor } from '../../../lib/schedule/grid-view.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { ShiftBody } from '../../../lib/schedule/shift-body.ts';
import { monthOf } from '../../../lib/schedule/months.ts';
import { RuleText } from '../../../lib/schedule/rule-text.tsx';
import { OnCallMark } from '../../../lib/schedule/on-call-mark.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { AssignmentAnswer } from '../explanations/index.ts';
import type { EditSources } from './edit-sources.ts';
import { ShiftForm } from './shift-form.tsx';
import { useShiftDraft } from './use-shift-draft.ts';

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
  const format = useFormat();
  const draft = useShiftDraft({ shift, initial: body, editing, onClose });
  const isPublished = shift?.status === 'published';
  const { date, role, employee_id } = draft.body;
  const name = sources.people.find(({ id }) => id === employee_id)?.name ?? (employee_id && shift?.employee_name);
  const day = { weekday: format.weekdayShort(date), date: format.dayMonth(date) };
  const heading = t('edit.heading', { name: name ?? t('words.nobody'), role, ...day });
  return (
    <Anchored
      title={shift === null ? t('edit.addTitle') : t('edit.titleOf', { shift: heading })}
      heading={shift === null ? t('edit.addHeading', day) : heading}
      anchor={anchor}
      isStuck={!isPublished && draft.isStuck}
      onLeave={isPublished ? onClose : () => void draft.leave()}
      onDiscard={draft.discard}
    >
      <Stack gap={8}>
        {isPublished ? (
          <PublishedShift shift={shift} editing={editing} onClose={onClose} />
        ) : (
          <ShiftForm shift={shift} draft={draft} sources={sources} editing={editing} />
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
  const today = useClock().today();
  const words = useShiftWords();
  return (
    <>
      <div>
        <Text>{words.hours(shift)}</Text>
        {shift.template !== null && <Text c="dimmed">{shift.template}</Text>}
        <OnCallMark shift={shift} />
      </div>
      {shift.warnings.map((rule) => (
        <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
      ))}
      <Text size="sm" c="dimmed">
        {t(shift.date > today ? 'edit.published' : 'edit.begun')}
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
  /** For a screen reader. */
  title: string;
  heading: string;
  anchor: Anchor;
  /** Presses outside reach nothing else: it can't be left yet. */
  isStuck: boolean;
  /** A press outside. */
  onLeave: () => void;
  /** Escape. */
  onDiscard: () => void;
  children: ReactNode;
}

/** A popover next to a chip; on a phone a sheet from below. */
function Anchored({ title, heading, anchor, isStuck, onLeave, onDiscard, children }: AnchoredProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const onKeyDown = (event: KeyboardEvent) => isEscape(event) && onDiscard();
  if (isPhone)
    return (
      <Drawer
        opened
        onClose={onLeave}
        closeOnEscape={false}
        onKeyDown={onKeyDown}
        title={heading}
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
      onDismiss={onLeave}
      closeOnEscape={false}
      position="right-start"
      middlewares={{ flip: true, shift: { padding: 8 } }}
      width={276}
      trapFocus
      returnFocus
      withRoles={false}
      withOverlay={isStuck}
      overlayProps={{ backgroundOpacity: 0, fixed: true }}
    >
      <Popover.Target>
        <div style={{ position: 'fixed', pointerEvents: 'none', ...placeOf(anchor) }} />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={title}
        onKeyDown={onKeyDown}
        p={12}
        mah="calc(100vh - 16px)"
        style={{ overflow: 'auto' }}
      >
        <Text fw={600} mb={8} lh={1.3} tabIndex={-1} data-autofocus>
          {heading}
        </Text>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Not of a menu or a list within the popover, which closes alone. */
const isEscape = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  target instanceof Element &&
  target.closest('[role="menu"], [aria-haspopup][aria-expanded="true"]') === null;

const placeOf = ({ left, top, width, height }: Anchor) => ({ left, top, width, height });
