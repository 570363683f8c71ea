import { halves, type ReplyOf, type schedule } from '@pamaina/contract';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { toastError } from '../../../lib/toasts.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { TimeField } from '../../../ui/form/time-field.tsx';
import { useNameSearch } from '../../../ui/form/use-name-search.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { AmendButton } from '../amendments/index.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { breakTimeOf, middleOf } from '../../../lib/schedule/cut-times.ts';
import { monthOf } from '../../../lib/schedule/months.ts';
import { RuleText } from '../../../lib/schedule/rule-text.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';

interface CutDialogProps {
  shift: schedule.Shift;
  editing: Editing;
  onClose: () => void;
}

type Halves = ReplyOf<typeof halves.previewHalves>;
type Side = 'first' | 'second';

const TYPING_MS = 200;
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Cuts a shift in two: the time, then who gets each half; a published one is amended first. */
export function CutDialog({ shift, editing, onClose }: CutDialogProps) {
  const { t } = useTranslation('halves');
  const words = useShiftWords();
  return (
    <Dialog onClose={onClose} title={t('cut.title')}>
      <Stack gap="sm">
        <Text c="dimmed">{words.label(shift)}</Text>
        {shift.status === 'published' ? (
          <>
            <Text>{t('cut.published')}</Text>
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('common:cancel')}
              </Button>
              <AmendButton month={monthOf(shift.date)} onDone={onClose} />
            </Group>
          </>
        ) : (
          <CutForm shift={shift} editing={editing} onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  );
}

function CutForm({ shift, editing, onClose }: CutDialogProps) {
  const { t } = useTranslation('halves');
  const [at, setAt] = useState(middleOf(shift));
  const [people, setPeople] = useState({ first: shift.employee_id, second: null as string | null });
  const [asked] = useDebouncedValue(at, TYPING_MS);
  const cut = useCut(shift, editing, onClose);
  const preview = usePreview(shift, asked, !cut.isBusy);
  const isSame = people.first !== null && people.first === people.second;
  const fault = fieldError(preview.error, 'at') ?? fieldError(cut.error, 'at');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTime(at) || isSame) return;
    cut.run({ at, first: { employee_id: people.first }, second: { employee_id: people.second } });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TimeField
          label={t('cut.at')}
          value={at}
          onChange={setAt}
          error={isTime(at) ? fault : t('invalid:time_format')}
          required
          data-autofocus
        />
        <Proposals shift={shift} longest={preview.data?.break_over ?? halves.BREAK_OVER} onPick={setAt} />
        {preview.error !== null && fault === null && (
          <Text size="sm" c="dimmed" role="alert">
            {errorText(preview.error, t('cut.previewFailed'))}
          </Text>
        )}
        {preview.data !== undefined && preview.error === null && (
          <>
            <BreakRule preview={preview.data} shift={shift} />
            {(['first', 'second'] as const).map((side) => (
              <HalfOf
                key={side}
                side={side}
                half={preview.data[side]}
                value={people[side]}
                other={people[side === 'first' ? 'second' : 'first']}
                error={side === 'second' && isSame ? t('cut.samePerson') : null}
                onChange={(employeeId) => setPeople((all) => ({ ...all, [side]: employeeId }))}
              />
            ))}
          </>
        )}
        <FormActions
          submitLabel={t('cut.submit')}
          isBusy={cut.isBusy}
          isDisabled={!isTime(at) || isSame || fault !== null}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

function fieldError(error: Error | null, field: string): string | null {
  return error instanceof ApiError ? (error.errors[field]?.[0] ?? null) : null;
}

/** The middle of the shift, and when its break is due. */
function Proposals({
  shift,
  longest,
  onPick,
}: {
  shift: schedule.Shift;
  longest: number;
  onPick: (time: string) => void;
}) {
  const { t } = useTranslation('halves');
  const pause = breakTimeOf(shift, longest);
  const middle = middleOf(shift);
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="default" onClick={() => onPick(middle)}>
        {t('cut.middle', { time: middle })}
      </Button>
      {pause !== null && (
        <Button size="compact-sm" variant="default" onClick={() => onPick(pause)}>
          {t('cut.break', { time: pause })}
        </Button>
      )}
    </Group>
  );
}

/** What happens to the break, in words. */
function BreakRule({ preview, shift }: { preview: Halves; shift: schedule.Shift }) {
  const { t } = useTranslation('halves');
  const format = useFormat();
  if (shift.break_minutes === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('cut.breakRule', { hours: format.hours(preview.break_over / 60), minutes: shift.break_minutes })}
    </Text>
  );
}

interface HalfOfProps {
  side: Side;
  half: Halves[Side];
  value: string | null;
  /** Who gets the other half. */
  other: string | null;
  error: string | null;
  onChange: (employeeId: string | null) => void;
}

const NOBODY = '';

/** One half: its hours and break, who gets it, best match first, and what is against that. */
function HalfOf({ side, half, value, other, error, onChange }: HalfOfProps) {
  const { t } = useTranslation('halves');
  const options = (fits: boolean) =>
    half.candidates
      .filter((one) => one.fits === fits && (one.employee_id === value || one.employee_id !== other))
      .map((one) => ({ value: one.employee_id, label: one.name }));
  const chosen = half.candidates.find(({ employee_id }) => employee_id === value);
  const search = useNameSearch([NOBODY], value === null ? t('cut.open') : chosen?.name);
  return (
    <Stack gap={4}>
      <Select
        label={t(`cut.${side}`, { start: half.start_time, end: half.end_time })}
        description={half.break_minutes === 0 ? t('cut.noBreak') : t('cut.withBreak', { minutes: half.break_minutes })}
        data={[
          { group: '', items: [{ value: NOBODY, label: t('cut.open') }] },
          { group: t('cut.fits'), items: options(true) },
          { group: t('cut.others'), items: options(false) },
        ].filter(({ items }) => items.length > 0)}
        value={value ?? NOBODY}
        error={error}
        {...search}
        onChange={(id) => onChange(id === NOBODY ? null : id)}
      />
      {chosen?.blocked_by.map((rule) => (
        <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
      ))}
    </Stack>
  );
}

/** @param isThere once it is cut, the shift that this asks about is gone */
const usePreview = (shift: schedule.Shift, at: string, isThere: boolean) =>
  useQuery({
    queryKey: ['schedule', 'halves', shift.id, shift.version, at],
    queryFn: ({ signal }) => call(halves.previewHalves, { params: { id: shift.id }, body: { at }, signal }),
    enabled: isTime(at) && isThere,
    placeholderData: keepPreviousData,
    retry: false,
  });

type Body = { at: string } & Record<Side, { employee_id: string | null }>;

function useCut(shift: schedule.Shift, editing: Editing, onClose: () => void) {
  const { t } = useTranslation('halves');
  const [error, setError] = useState<Error | null>(null);
  const { run, isBusy } = useAction<Body, ReplyOf<typeof halves.cutShift>>(
    (body, write) => write(halves.cutShift, { params: { id: shift.id }, body, ifMatch: shift.version }),
    {
      failed: t('cut.failed'),
      onDone: ({ undo_id }, { at }) => {
        editing.remember(undo_id);
        onClose();
        toastUndo(t('cut.done', { time: at }), editing.undo);
      },
      onRefused: (refusal) => {
        setError(refusal);
        if (refusal instanceof ApiError && refusal.status === 412) {
          toastError(t('stale'));
          onClose();
          return true;
        }
        return fieldError(refusal, 'at') !== null;
      },
    },
  );
  return { run, isBusy, error };
}
