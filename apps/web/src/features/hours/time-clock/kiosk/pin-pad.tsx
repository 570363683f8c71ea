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
  /** Confirms the published schedules that ask the employee. @throws ApiError */
  onSeen: (pin: string) => Promise<void>;
  /** Null: the event waits for a connection. @throws ApiError */
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
export function PinPad(props: PinPadProps) {
  const { person, clock, onBack } = props;
  const { t } = useTranslation('time-clock');
  const { pin, setPin, isBusy, failure, tap, confirm } = useAttempts(props);
  const touched = useIdleReturn(isBusy ? null : onBack);
  return (
    <Stack gap="md" maw={420} mx="auto" w="100%" onClick={touched} onKeyDown={touched} onInput={touched}>
      <Title order={2}>{person.name}</Title>
      {!person.has_pin && <Alert color="yellow">{t('kiosk.noPin')}</Alert>}
      {failure !== null && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <Keys pin={pin} onPin={setPin} />
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

/** The PIN that is typed, and what is sent with it: a clock event or a confirmation, one at a time. */
function useAttempts({ person, onSeen, onTap, onDone, onChanged }: PinPadProps) {
  const { t } = useTranslation('time-clock');
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // An event that is sent again after a lost connection counts once; another button is another event.
  const [ids] = useState(() => new Map(KINDS.map((kind) => [kind, crypto.randomUUID()])));
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      setPin(code === 'pin_wrong' ? '' : pin);
      if (code.startsWith('clock_')) onChanged();
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  const { id: employee_id, name } = person;
  const tap = (kind: Kind, ended_at?: string | null) =>
    attempt(async () => {
      const made = { id: ids.get(kind) ?? crypto.randomUUID(), tapped_at: new Date().toISOString() };
      const now = await onTap({ ...made, employee_id, name, pin, kind, ...(ended_at !== undefined && { ended_at }) });
      onDone({ text: t(now === null ? 'kiosk.kept' : `kiosk.done.${kind}`, { name }), clock: now }, pin);
    });
  const confirm = () =>
    attempt(async () => {
      await onSeen(pin);
      onDone({ text: t('receipts:kiosk.done', { name }), clock: null, isNow: true }, pin);
    });
  return { pin, setPin, isBusy, failure, tap, confirm };
}

/** The PIN on large keys. */
function Keys({ pin, onPin }: { pin: string; onPin: (pin: string) => void }) {
  const { t } = useTranslation('time-clock');
  const press = (digit: string) => onPin(`${pin}${digit}`.slice(0, 8));
  return (
    <>
      <PasswordInput
        label={t('kiosk.pin')}
        size="lg"
        inputMode="none"
        autoComplete="off"
        maxLength={8}
        value={pin}
        onChange={(event) => onPin(event.currentTarget.value.replaceAll(/\D/g, ''))}
        visibilityToggleButtonProps={{ 'aria-label': t('kiosk.showPin') }}
      />
      <SimpleGrid cols={3}>
        {DIGITS.map((digit) => (
          <Digit key={digit} digit={digit} onPress={press} />
        ))}
        <Button variant="default" className={classes.key ?? ''} onClick={() => onPin('')}>
          {t('kiosk.clear')}
        </Button>
        <Digit digit="0" onPress={press} />
      </SimpleGrid>
    </>
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
