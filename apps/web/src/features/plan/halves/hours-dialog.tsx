import { schedule } from '@pamaina/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { TimeField } from '../../../ui/form/time-field.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { timeAfter } from '../../../lib/schedule/cut-times.ts';
import { bodyOf, hasHours } from '../../../lib/schedule/shift-body.ts';
import { RuleText } from '../../../lib/schedule/rule-text.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';

interface HoursDialogProps {
  shift: schedule.Shift;
  editing: Editing;
  onClose: () => void;
}

const TYPING_MS = 150;
/** Minutes by which the end is moved with one press. */
const STEPS = [-60, -30, 30, 60, 120] as const;

/** Lengthens or shortens a shift; it still fills its need, because its template stays. */
export function HoursDialog({ shift, editing, onClose }: HoursDialogProps) {
  const { t } = useTranslation('halves');
  const words = useShiftWords();
  const [hours, setHours] = useState({ start_time: shift.start_time, end_time: shift.end_time });
  const [asked] = useDebouncedValue(hours, TYPING_MS);
  const body = { ...bodyOf(shift), ...hours };
  const judged = useJudged(shift, asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasHours(hours)) return;
    editing.save(shift, body);
    onClose();
  };
  const refused = judged.data?.verdict === 'refused';
  return (
    <Dialog onClose={onClose} title={t('hours.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Text c="dimmed">{words.label(shift)}</Text>
          <Group grow>
            <TimeField
              label={t('hours.start')}
              value={hours.start_time}
              onChange={(start_time) => setHours((old) => ({ ...old, start_time }))}
              required
            />
            <TimeField
              label={t('hours.end')}
              value={hours.end_time}
              onChange={(end_time) => setHours((old) => ({ ...old, end_time }))}
              error={hours.start_time === hours.end_time ? t('invalid:end_equals_start') : null}
              required
              data-autofocus
            />
          </Group>
          <Ends shift={shift} onPick={(end_time) => setHours((old) => ({ ...old, end_time }))} />
          <Stack gap={6} mih={22} aria-live="polite">
            {judged.error !== null && (
              <Text size="sm" c="dimmed">
                {errorText(judged.error, t('schedule:edit.judgeFailed'))}
              </Text>
            )}
            {judged.data?.rules.map((rule) => (
              <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
            ))}
          </Stack>
          <FormActions
            submitLabel={refused ? t('schedule:edit.saveAnyway') : t('common:save')}
            isDisabled={!hasHours(hours)}
            isWarning={refused}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Usual ends, one press each. */
function Ends({ shift, onPick }: { shift: schedule.Shift; onPick: (end: string) => void }) {
  const { t } = useTranslation('halves');
  return (
    <Group gap="xs" aria-label={t('hours.steps')} role="group">
      {STEPS.map((step) => (
        <Button key={step} size="compact-sm" variant="default" onClick={() => onPick(timeAfter(shift.end_time, step))}>
          {t('hours.until', { time: timeAfter(shift.end_time, step) })}
        </Button>
      ))}
    </Group>
  );
}

/** What the rules say of the shift with these hours. */
const useJudged = (shift: schedule.Shift, hours: { start_time: string; end_time: string }) =>
  useQuery({
    queryKey: ['schedule', 'judgement', shift.id, hours],
    queryFn: async ({ signal }) => {
      const targets = [{ date: shift.date, employee_id: shift.employee_id }];
      const changed = { ...bodyOf(shift), ...hours };
      const [one] = await call(schedule.judgeShift, { body: { shift_id: shift.id, shift: changed, targets }, signal });
      return one ?? null;
    },
    enabled: hasHours(hours),
    placeholderData: keepPreviousData,
  });
