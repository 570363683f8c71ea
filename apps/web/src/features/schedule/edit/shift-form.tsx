import type { schedule } from '@pamaina/contract';
import { Button, Group, Select, Switch } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import { TimeField } from '../../../ui/form/time-field.tsx';
import { OnCallMark } from '../on-call-mark.tsx';
import { hasHours, type ShiftBody } from '../model/shift-body.ts';
import { JudgedShift } from './judged-shift.tsx';
import { PersonSelect } from './person-select.tsx';
import type { EditSources } from './edit-sources.ts';
import { ShiftFormDeeds } from './shift-form-deeds.tsx';
import { WhoCould } from './who-could.tsx';
import { useJudgement } from './use-judgement.ts';

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
  const type = (end: 'start_time' | 'end_time') => (time: string) =>
    time !== body[end] && set({ [end]: time, template: null });
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
          error={body.start_time === body.end_time ? t('edit.endEqualsStart') : null}
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
