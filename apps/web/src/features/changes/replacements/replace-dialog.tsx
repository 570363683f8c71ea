import { type schedule, type lateChanges, replacements } from '@pamaina/contract';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { LateCost } from '../../../lib/late-changes/late-cost-part.tsx';
import { replacementPrice } from '../../../lib/late-changes/late-price.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { toastError } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { Candidates } from './candidates.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';

const REASON_MAX = 500;

/** Replaces the employee of a shift: the reason, then one press next to the best candidate. */
export function ReplaceDialog({ shift, onClose }: { shift: schedule.Shift; onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const words = useShiftWords();
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  useTypedText(reason !== '');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, run } = useReplacement(shift, onClose);
  const { isCause, isPending, price } = usePriceOfTaking(shift);
  const give = (employee_id: string | null, name: string | null) => {
    const said = reason.trim();
    if (said !== '') return run({ employee_id, name, reason: said, employee_is_cause: isCause });
    setMissing(true);
    field.current?.focus();
  };
  return (
    <Dialog onClose={onClose} title={t('replace.title')}>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{shift.employee_name ?? t('schedule:words.nobody')}</Text>
          <Text>{[words.day(shift.date), words.hours(shift), shift.role].join(', ')}</Text>
        </div>
        <Text size="sm" c="dimmed">
          {t('replace.help')}
        </Text>
        <TextInput
          ref={field}
          label={t('replace.reason')}
          required
          maxLength={REASON_MAX}
          value={reason}
          error={isMissing && reason.trim() === '' ? t('replace.reasonMissing') : null}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        {price}
        <Text size="sm" fw={600}>
          {t('replace.candidates')}
        </Text>
        <Candidates
          shift={shift}
          giveLabel={t('replace.give')}
          nameOfGiving={(name) => t('replace.giveTo', { name })}
          isBusy={isBusy || isPending}
          onGive={({ employee_id, name }) => give(employee_id, name)}
        />
        <Group justify="flex-end">
          {shift.employee_id !== null && (
            <Button variant="default" mr="auto" disabled={isBusy || isPending} onClick={() => give(null, null)}>
              {t('replace.leaveOpen')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** What it costs is seen before anyone is replaced; where it can't be known, whose doing it is can still be said. */
function usePriceOfTaking(shift: schedule.Shift) {
  const { data, isPending } = useQuery(replacementPrice(shift.id));
  const [isCause, setCause] = useState(false);
  const isAsked = shift.employee_id !== null && !isPending && data !== null;
  const price = isAsked && <PriceOfTaking price={data} isCause={isCause} onCause={setCause} />;
  return { isCause, isPending, price };
}

interface PriceOfTakingProps {
  /** Undefined: not known. */
  price: lateChanges.Price | undefined;
  isCause: boolean;
  onCause: (isCause: boolean) => void;
}

/**
 * What it costs to take the shift away now, unless the employee is the cause. That can be said without a price, too:
 * it is charged all the same.
 */
function PriceOfTaking({ price, isCause, onCause }: PriceOfTakingProps) {
  const { t } = useTranslation('late-changes');
  return (
    <div>
      {!isCause && price && <LateCost price={price} />}
      {price?.basis !== null && (
        <Checkbox
          mt={4}
          label={t('isCause')}
          checked={isCause}
          onChange={(event) => onCause(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}

interface Replacement {
  employee_id: string | null;
  /** Null when the shift becomes open. */
  name: string | null;
  reason: string;
  employee_is_cause: boolean;
}

/** Assigns a shift to another employee, or to none; a shift that changed in the meantime is loaded again. */
function useReplacement(shift: schedule.Shift, onDone: () => void) {
  const { t } = useTranslation('calendar');
  return useAction<Replacement, unknown>(
    ({ employee_id, reason, employee_is_cause }, write) =>
      write(replacements.replaceShift, {
        params: { id: shift.id },
        body: { employee_id, reason, employee_is_cause },
        ifMatch: shift.version,
      }),
    {
      done: (_, { name }) => (name === null ? t('replace.opened') : t('replace.given', { name })),
      onDone,
      failed: t('replace.failed'),
      onRefused: (error) => {
        const stale = error instanceof ApiError && error.status === 412;
        if (stale) {
          toastError(t('replace.stale'));
          onDone();
        }
        return stale;
      },
    },
  );
}
