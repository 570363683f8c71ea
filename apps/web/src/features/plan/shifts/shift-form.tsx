import { schedule } from '@pamaina/contract';
import { Button, Group, Select, Switch, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type UseQueryResult, keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useDebouncedValue } from '@mantine/hooks';
import { TimeField } from '../../../ui/form/time-field.tsx';
import { errorText } from '../../../lib/http/error-text.ts';
import { call } from '../../../lib/http/api-client.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { OnCallMark } from '../../../lib/schedule/on-call-mark.tsx';
import { hasHours, type ShiftBody, bodyOf, sameBody } from '../../../lib/schedule/shift-body.ts';
import type { Judgement } from '../../../lib/schedule/verdicts.ts';
import { RuleText } from '../../../lib/schedule/rule-text.tsx';
import { PersonSelect, ShiftFormDeeds, WhoCould } from './shift-form-parts.tsx';
import type { EditSources } from './edit-sources.ts';

interface ShiftFormProps {
  shift: schedule.Shift | null;
  initial: ShiftBody;
  sources: EditSources;
  editing: Editing;
  onClose: () => void;
}

const OWN_HOURS = '';
const inPlace = { withinPortal: false };

/** The fields of a shift, and below them the rule check of their current values. */
export function ShiftForm({ shift, initial, sources, editing, onClose }: ShiftFormProps) {
  const { t } = useTranslation('schedule');
  const [body, setBody] = useState(initial);
  const set = (own: Partial<ShiftBody>) => setBody((old) => ({ ...old, ...own }));
  const judgement = useJudgement(shift, body);
  const isWrong = !hasHours(body);
  const refused = judgement.data?.verdict === 'refused';

  const onCall = sources.templates.find(({ name }) => name === body.template)?.on_call;

  const pickTemplate = (name: string | null) => {
    const template = sources.templates.find((one) => one.name === name);
    if (template === undefined) return set({ template: null });
    const { start_time, end_time, break_minutes } = template;
    set({ template: template.name, start_time, end_time, break_minutes });
  };
  // A half has its own hours within a template, and stays the half of its place.
  const typed = shift?.cut == null ? { template: null } : {};
  const type = (end: 'start_time' | 'end_time') => (time: string) =>
    time !== body[end] && set({ [end]: time, ...typed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    editing.save(shift, body);
    onClose();
  };

  return (
    <form onSubmit={submit} style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      <Select
        label={t('edit.template')}
        data={[
          ...sources.templates.map((one) => ({
            value: one.name,
            label: `${one.name} · ${one.start_time}–${one.end_time}`,
          })),
          { value: OWN_HOURS, label: t('edit.ownHours') },
        ]}
        value={body.template ?? OWN_HOURS}
        onChange={pickTemplate}
        comboboxProps={inPlace}
        data-autofocus
      />
      {onCall !== undefined && onCall !== 'none' && <OnCallMark shift={{ on_call: onCall }} />}
      <Group grow gap="sm">
        <TimeField label={t('edit.start')} value={body.start_time} onChange={type('start_time')} required />
        <TimeField
          label={t('edit.end')}
          value={body.end_time}
          onChange={type('end_time')}
          error={body.start_time === body.end_time ? t('invalid:end_equals_start') : null}
          required
        />
      </Group>
      <Select
        label={t('edit.role')}
        data={sources.roles}
        value={body.role}
        onChange={(role) => role !== null && set({ role })}
        comboboxProps={inPlace}
      />
      <PersonSelect
        people={sources.people}
        role={body.role}
        value={body.employee_id}
        onChange={(employee_id) => set({ employee_id })}
      />
      {shift !== null && <WhoCould shift={shift} onChoose={(employee_id) => set({ employee_id })} />}
      <Switch
        label={t('edit.pin')}
        description={t('edit.pinHelp')}
        checked={body.pinned}
        onChange={(event) => set({ pinned: event.currentTarget.checked })}
      />
      <JudgedShift judgement={judgement} />
      <Group gap="xs">
        {shift !== null && <ShiftFormDeeds shift={shift} editing={editing} onClose={onClose} />}
        <Button variant="default" ml="auto" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" disabled={isWrong} {...(refused ? { color: 'red' } : {})}>
          {refused ? t('edit.saveAnyway') : t('common:save')}
        </Button>
      </Group>
    </form>
  );
}

/** The rule check of a shift that is being edited; its space is reserved while it is loading. */
function JudgedShift({ judgement }: { judgement: UseQueryResult<Judgement | null> }) {
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
          <CircleCheck size={15} color="var(--accent)" aria-hidden />
          {t('edit.keepsRules')}
        </Text>
      )}
      {judgement.data?.rules.map((rule) => (
        <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
      ))}
    </Stack>
  );
}

const TYPING_MS = 150;

/** The rules that a shift with these fields would break, requested again when typing pauses. */
function useJudgement(shift: schedule.Shift | null, body: ShiftBody) {
  const [asked] = useDebouncedValue(body, TYPING_MS);
  return useQuery({
    queryKey: ['schedule', 'judgement', shift?.id ?? null, asked],
    queryFn: async ({ signal }) => {
      const changed = shift === null || !sameBody(bodyOf(shift), asked) ? { shift: asked } : {};
      const targets = [{ date: asked.date, employee_id: asked.employee_id }];
      const known = shift === null ? {} : { shift_id: shift.id };
      const [judgement] = await call(schedule.judgeShift, { body: { ...known, ...changed, targets }, signal });
      return judgement ?? null;
    },
    enabled: hasHours(asked),
    placeholderData: keepPreviousData,
  });
}
