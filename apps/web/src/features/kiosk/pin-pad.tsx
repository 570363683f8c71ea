import { Alert, Button, Group, PasswordInput, SimpleGrid, Stack, Title } from '@mantine/core';
import { kiosk } from '@pamaina/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import classes from './kiosk.module.css';

const KINDS = ['in', 'out', 'break_start', 'break_end'] as const;
type Kind = (typeof KINDS)[number];

/** Whoever walks away leaves the list behind, not their name. */
const IDLE_MS = 30_000;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const DEEDS: Record<'out' | 'in' | 'break', Kind[]> = {
  out: ['in'],
  in: ['break_start', 'out'],
  break: ['break_end', 'out'],
};

interface PinPadProps {
  secret: string;
  person: { id: string; name: string; state: 'out' | 'in' | 'break'; has_pin: boolean };
  /** With what is told to the person. */
  onDone: (text: string) => void;
  onBack: () => void;
}

/** The PIN on large keys, then the tap itself. */
export function PinPad({ secret, person, onDone, onBack }: PinPadProps) {
  const { t } = useTranslation('time-clock');
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  // Sent again after a broken line, a tap counts once; another button is another tap.
  const [ids] = useState(() => new Map(KINDS.map((kind) => [kind, crypto.randomUUID()])));
  useEffect(() => {
    const timer = setTimeout(onBack, IDLE_MS);
    return () => clearTimeout(timer);
  }, [onBack, pin]);

  const tap = async (kind: Kind, more: { ended_at?: null } = {}) => {
    setBusy(true);
    try {
      await call(kiosk.tapOnKiosk, {
        body: { secret, employee_id: person.id, pin, kind, tap: ids.get(kind), ...more },
      });
      onDone(t(`kiosk.done.${kind}`, { name: person.name }));
    } catch (error) {
      setPin(error instanceof ApiError && error.code === 'pin_wrong' ? '' : pin);
      setForgotten(error instanceof ApiError && error.code === 'clock_forgotten');
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Stack gap="md" maw={420} mx="auto" w="100%">
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
        {[...DIGITS, '0'].map((digit) => (
          <Button
            key={digit}
            variant="default"
            className={classes.key ?? ''}
            onClick={() => setPin(`${pin}${digit}`.slice(0, 8))}
          >
            {digit}
          </Button>
        ))}
        <Button variant="default" className={classes.key ?? ''} onClick={() => setPin('')}>
          {t('kiosk.clear')}
        </Button>
      </SimpleGrid>
      <Group grow>
        {isForgotten ? (
          <Button className={classes.key ?? ''} loading={isBusy} onClick={() => void tap('out', { ended_at: null })}>
            {t('forgottenUnknown')}
          </Button>
        ) : (
          DEEDS[person.state].map((kind) => (
            <Button
              key={kind}
              className={classes.key ?? ''}
              loading={isBusy}
              disabled={pin.length < 4}
              onClick={() => void tap(kind)}
            >
              {t(words[kind])}
            </Button>
          ))
        )}
      </Group>
      <Button variant="subtle" size="lg" onClick={onBack}>
        {t('kiosk.back')}
      </Button>
    </Stack>
  );
}

const words = { in: 'in', out: 'out', break_start: 'breakStart', break_end: 'breakEnd' } as const;
