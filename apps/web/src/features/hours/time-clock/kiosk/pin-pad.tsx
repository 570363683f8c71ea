import { Alert, Button, Group, PasswordInput, SimpleGrid, Stack, Title } from '@mantine/core';
import type { kiosk, timeClock } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../lib/http/api-error.ts';
import type { Clock } from '../../../../lib/dates/clock.ts';
import { errorText } from '../../../../lib/http/error-text.ts';
import { Forgotten } from '../forgotten.tsx';
import type { Said } from './kiosk-notes.tsx';
import type { KioskTap } from './kiosk-queue.ts';
import { useIdleReturn } from './use-idle-return.ts';
import classes from '../clock.module.css';

const KINDS = ['in', 'out', 'break_start', 'break_end'] as const;
type Kind = (typeof KINDS)[number];

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const DEEDS: Record<'out' | 'in' | 'break', Kind[]> = {
  out: ['in'],
  in: ['break_start', 'out'],
  break: ['break_end', 'out'],
};

interface PinPadProps {
  person: kiosk.KioskPerson;
  clock: Clock;
  /** Null: the event waits for a connection. @throws ApiError */
  /** Confirms the published schedules that ask the employee. @throws ApiError */
  onSeen: (pin: string) => Promise<void>;
  onTap: (tap: KioskTap) => Promise<timeClock.TimeClock | null>;
  /** @param pin for what the employee sees afterwards, until the next one comes */
  onDone: (told: Said, pin: string) => void;
  onBack: () => void;
  /** The shown state of the employee is outdated. */
  onChanged: () => void;
}

/**
 * The PIN on large keys, then the clock buttons; an employee who forgot to clock out first enters when they finished.
 */
export function PinPad({ person, clock, onSeen, onTap, onDone, onBack, onChanged }: PinPadProps) {
  const { t } = useTranslation('time-clock');
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // An event that is sent again after a lost connection counts once; another button is another event.
  const [ids] = useState(() => new Map(KINDS.map((kind) => [kind, crypto.randomUUID()])));
  const touched = useIdleReturn(isBusy ? null : onBack);

  const tap = async (kind: Kind, ended_at?: string | null) => {
    setBusy(true);
    const { id: employee_id, name } = person;
    const made = { id: ids.get(kind) ?? crypto.randomUUID(), tapped_at: new Date().toISOString() };
    try {
      const now = await onTap({ ...made, employee_id, name, pin, kind, ...(ended_at !== undefined && { ended_at }) });
      onDone({ text: t(now === null ? 'kiosk.kept' : `kiosk.done.${kind}`, { name }), clock: now }, pin);
    } catch (error) {
      setPin(error instanceof ApiError && error.code === 'pin_wrong' ? '' : pin);
      if (error instanceof ApiError && error.code.startsWith('clock_')) onChanged();
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await onSeen(pin);
      onDone({ text: t('receipts:kiosk.done', { name: person.name }), clock: null, isNow: true }, pin);
    } catch (error) {
      setPin(error instanceof ApiError && error.code === 'pin_wrong' ? '' : pin);
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  const press = (digit: string) => setPin(`${pin}${digit}`.slice(0, 8));
  return (
    <Stack gap="md" maw={420} mx="auto" w="100%" onClick={touched} onKeyDown={touched} onInput={touched}>
      <Title order={2}>{person.name}</Title>
      {!person.has_pin && <Alert color="yellow">{t('kiosk.noPin')}</Alert>}
      {failure !== null && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <PasswordInput
        label={t('kiosk.pin')}
        size="lg"
        inputMode="none"
        autoComplete="off"
        maxLength={8}
        value={pin}
        onChange={(event) => setPin(event.currentTarget.value.replaceAll(/\D/g, ''))}
        visibilityToggleButtonProps={{ 'aria-label': t('kiosk.showPin') }}
      />
      <SimpleGrid cols={3}>
        {DIGITS.map((digit) => (
          <Digit key={digit} digit={digit} onPress={press} />
        ))}
        <Button variant="default" className={classes.key ?? ''} onClick={() => setPin('')}>
          {t('kiosk.clear')}
        </Button>
        <Digit digit="0" onPress={press} />
      </SimpleGrid>
      {person.forgotten_since !== null && pin.length >= 4 ? (
        <Forgotten
          startedAt={person.forgotten_since}
          proposedEnd={person.proposed_end ?? null}
          clock={clock}
          isBusy={isBusy}
          onAnswer={(endedAt) => void tap('out', endedAt)}
        />
      ) : (
        <Group grow>
          {DEEDS[person.state].map((kind) => (
            <Button
              key={kind}
              className={classes.key ?? ''}
              loading={isBusy}
              disabled={pin.length < 4}
              onClick={() => void tap(kind)}
            >
              {t(words[kind])}
            </Button>
          ))}
        </Group>
      )}
      {person.has_receipt && (
        <Button
          variant="default"
          className={classes.key ?? ''}
          loading={isBusy}
          disabled={pin.length < 4}
          onClick={() => void confirm()}
        >
          {t('receipts:kiosk.button')}
        </Button>
      )}
      <Button variant="subtle" size="lg" onClick={onBack}>
        {t('kiosk.back')}
      </Button>
    </Stack>
  );
}

function Digit({ digit, onPress }: { digit: string; onPress: (digit: string) => void }) {
  return (
    <Button variant="default" className={classes.key ?? ''} onClick={() => onPress(digit)}>
      {digit}
    </Button>
  );
}

const words = { in: 'in', out: 'out', break_start: 'breakStart', break_end: 'breakEnd' } as const;
