import type { schedule } from '@pamaina/contract';
import { ActionIcon, Button, Group, Menu, Select, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CircleCheck, Ellipsis } from 'lucide-react';
import { TimeField } from '../../../ui/form/time-field.tsx';
import { errorText } from '../../../lib/http/error-text.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { OnCallMark } from '../../../lib/schedule/on-call-mark.tsx';
import { isTime } from '../../../lib/schedule/shift-body.ts';
import { RuleText } from '../../../lib/schedule/rule-text.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { PersonChip } from './shift-form-parts.tsx';
import { ShiftDeeds } from './shift-deeds.tsx';
import classes from '../../../lib/schedule/schedule.module.css';
import type { EditSources } from './edit-sources.ts';
import type { ShiftDraft } from './use-shift-draft.ts';

interface ShiftFormProps {
  shift: schedule.Shift | null;
  draft: ShiftDraft;
  sources: EditSources;
  editing: Editing;
}

const OWN_HOURS = '';
const inPlace = { withinPortal: false, width: 'max-content' as const, position: 'bottom-start' as const };

/** The values of a shift in a few lines, what the rules say about them, and a menu with everything else. */
export function ShiftForm({ shift, draft, sources, editing }: ShiftFormProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const { body, set } = draft;
  const onCall = sources.templates.find(({ name }) => name === body.template)?.on_call;

  const pickTemplate = (name: string | null) => {
    const template = sources.templates.find((one) => one.name === name);
    if (template === undefined) return set({ template: null });
    const { start_time, end_time, break_minutes } = template;
    set({ template: template.name, start_time, end_time, break_minutes });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.save();
  };

  return (
    <form onSubmit={submit} className={classes.editor}>
      <Hours draft={draft} />
      <PersonChip
        shift={shift}
        people={sources.people}
        role={body.role}
        value={body.employee_id}
        onChange={(employee_id) => set({ employee_id })}
      />
      <Group grow gap="xs">
        <Select
          aria-label={t('edit.template')}
          data={[
            ...sources.templates.map(({ name }) => ({ value: name, label: name })),
            { value: OWN_HOURS, label: t('edit.ownHours') },
          ]}
          value={body.template ?? OWN_HOURS}
          onChange={pickTemplate}
          comboboxProps={inPlace}
          renderOption={({ option }) => {
            const template = sources.templates.find(({ name }) => name === option.value);
            return template === undefined ? option.label : `${template.name} · ${words.hours(template)}`;
          }}
        />
        <Select
          aria-label={t('edit.role')}
          data={sources.roles}
          value={body.role}
          onChange={(role) => role !== null && set({ role })}
          comboboxProps={inPlace}
        />
      </Group>
      {onCall !== undefined && onCall !== 'none' && <OnCallMark shift={{ on_call: onCall }} />}
      {!draft.isWrong && <JudgedShift judgement={draft.judgement} />}
      <Group gap="xs" justify="space-between" wrap="nowrap">
        {shift !== null && <MoreDeeds shift={{ ...shift, ...body }} draft={draft} editing={editing} />}
        {draft.isChanged && <SaveButtons isNew={shift === null} draft={draft} />}
      </Group>
    </form>
  );
}

const ENDS = { start_time: 'edit.start', end_time: 'edit.end' } as const;

function Hours({ draft: { typed, body, isHeld, set } }: { draft: ShiftDraft }) {
  const { t } = useTranslation('schedule');
  const errorOf = (end: keyof typeof ENDS) => {
    if (isHeld && !isTime(body[end])) return t('invalid:time_format');
    return end === 'end_time' && body.start_time === body.end_time ? t('invalid:end_equals_start') : null;
  };
  return (
    <Group grow gap="xs" align="flex-start">
      {(['start_time', 'end_time'] as const).map((end) => (
        <TimeField
          key={end}
          label={t(ENDS[end])}
          value={typed[end]}
          onChange={(time) => time !== typed[end] && set({ [end]: time })}
          error={errorOf(end)}
          withAsterisk={false}
          required
        />
      ))}
    </Group>
  );
}

/** Leaving saves as well: the buttons are for who wants to see it, or does not want it. */
function SaveButtons({ isNew, draft }: { isNew: boolean; draft: ShiftDraft }) {
  const { t } = useTranslation('schedule');
  const save = isNew ? t('common:add') : t('common:save');
  return (
    <Group gap="xs" ml="auto">
      <Button variant="default" px={12} onClick={draft.discard}>
        {isNew ? t('common:cancel') : t('edit.discard')}
      </Button>
      <Button
        type="submit"
        px={12}
        disabled={draft.isWrong}
        loading={draft.isAsking}
        {...(draft.isRefused ? { color: 'red' } : {})}
      >
        {draft.isRefused ? t('edit.saveAnyway') : save}
      </Button>
    </Group>
  );
}

interface MoreDeedsProps {
  /** With the values of the form, which are saved before anything else is done. */
  shift: schedule.Shift;
  draft: ShiftDraft;
  editing: Editing;
}

/** Other actions for the shift; without mouse and keyboard, they are only here. */
function MoreDeeds({ shift, draft, editing }: MoreDeedsProps) {
  const { t } = useTranslation('schedule');
  return (
    <Menu withinPortal={false} floatingStrategy="fixed" position="bottom-start" shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('edit.menu')} title={t('edit.menu')}>
          <Ellipsis size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ShiftDeeds shift={shift} editing={editing} onBefore={draft.leave} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** What the rules say about a shift that is being edited; its space is reserved while it is loading. */
function JudgedShift({ judgement }: Pick<ShiftDraft, 'judgement'>) {
  const { t } = useTranslation('schedule');
  return (
    <Stack gap={6} mih={22} aria-live="polite">
      {judgement.error !== null && (
        <Text size="sm" c="dimmed">
          {errorText(judgement.error, t('edit.judgeFailed'))}
        </Text>
      )}
      {judgement.data?.rules.length === 0 && (
        <Text size="sm" c="dimmed" style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
          <CircleCheck size={15} color="var(--covered)" aria-hidden />
          {t('edit.keepsRules')}
        </Text>
      )}
      {judgement.data?.rules.map((rule) => (
        <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
      ))}
    </Stack>
  );
}
