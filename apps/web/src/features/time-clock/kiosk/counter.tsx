import { Button, SimpleGrid, Stack, Title } from '@mantine/core';
import { type kiosk, receipts } from '@pamaina/contract';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createClock } from '../../../lib/dates/clock.ts';
import { call } from '../../../lib/http/api-client.ts';
import { KioskTasks, type KioskPass } from './kiosk-tasks.tsx';
import { KioskNotes, type Said } from './kiosk-notes.tsx';
import { PinPad } from './pin-pad.tsx';
import { stateAfter } from './state-after.ts';
import { useKioskTaps } from './use-kiosk-taps.ts';
import classes from '../clock.module.css';

interface CounterProps {
  secret: string;
  team: { project: string; time_zone: string; people: kiosk.KioskPerson[] };
  /** When the team was loaded, milliseconds since 1970. */
  seen: number;
  onChanged: () => void;
}

async function confirmSeen(secret: string, employee_id: string, pin: string): Promise<void> {
  await call(receipts.confirmOnKiosk, { body: { secret, employee_id, pin } });
}

/** The list of names, and the PIN pad of the selected employee. */
export function Counter({ secret, team: { project, time_zone, people }, seen, onChanged }: CounterProps) {
  const { t } = useTranslation('time-clock');
  const clock = useMemo(() => createClock(time_zone), [time_zone]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [after, setAfter] = useState<KioskPass | null>(null);
  const leave = useCallback(() => setAfter(null), []);
  const { waiting, lost, take, forgive } = useKioskTaps(secret, seen, onChanged);
  const back = useCallback(() => setChosen(null), []);
  const shown = people.map((one) => stateAfter(one, waiting));
  const person = shown.find(({ id }) => id === chosen);
  const done = (told: Said, pin: string) => {
    setSaid(told);
    // An event that waits for a connection has nothing to show.
    setAfter(told.clock ? { secret, employee_id: chosen ?? '', pin } : null);
    setChosen(null);
    onChanged();
  };
  return (
    <Stack gap="lg">
      <Title order={1}>{project}</Title>
      {person ? (
        <PinPad
          person={person}
          clock={clock}
          onSeen={(pin) => confirmSeen(secret, person.id, pin)}
          onTap={take}
          onDone={done}
          onBack={back}
          onChanged={onChanged}
        />
      ) : (
        <>
          <KioskNotes said={said} waiting={waiting.length} lost={lost} local={clock.local} onForgive={forgive} />
          {after && <KioskTasks key={after.employee_id} pass={after} clock={clock} onIdle={leave} />}
          <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }}>
            {shown.map(({ id, name, state }) => (
              <Button
                key={id}
                variant={state === 'out' ? 'default' : 'light'}
                className={classes.person ?? ''}
                onClick={() => {
                  setAfter(null);
                  setChosen(id);
                }}
              >
                <span className={classes.name}>
                  {name}
                  <small>{t(`kiosk.state.${state}`)}</small>
                </span>
              </Button>
            ))}
          </SimpleGrid>
        </>
      )}
    </Stack>
  );
}
