import { Text, Title, Button, SimpleGrid, Stack } from '@mantine/core';
import { kiosk, receipts } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../../lib/http/api-client.ts';
import { ApiError } from '../../../../lib/http/api-error.ts';
import { LIVE_MS } from '../../../../lib/http/live.ts';
import { MAIN_ID } from '../../../../ui/main-id.ts';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { createClock } from '../../../../lib/dates/clock.ts';
import { forgetSecret, readSecret } from './kiosk-secret.ts';
import { KioskAnnouncements } from './kiosk-announcements.tsx';
import { KioskTasks, type KioskPass } from './kiosk-tasks.tsx';
import { KioskNotes, type Said } from './kiosk-notes.tsx';
import { PinPad } from './pin-pad.tsx';
import { useKioskTaps } from './use-kiosk-taps.ts';
import type { KioskTap } from './kiosk-queue.ts';
import classes from '../clock.module.css';

/**
 * `/kiosk`: the time clock on a shared device. Select a name, enter the PIN, clock in or out; nothing else is reachable
 * from here.
 */
export function KioskPage() {
  const { t } = useTranslation('time-clock');
  const [secret] = useState(readSecret);
  const query = useQuery({
    queryKey: ['kiosk', secret],
    queryFn: async ({ signal }) => {
      try {
        return await call(kiosk.listKioskPeople, { body: { secret: secret ?? '' }, signal });
      } catch (error) {
        // A manager removed the kiosk.
        if (error instanceof ApiError && error.code === 'not_found') forgetSecret();
        throw error;
      }
    },
    enabled: secret !== null,
    refetchInterval: LIVE_MS,
    staleTime: 0,
  });
  if (secret === null)
    return (
      <main id={MAIN_ID} tabIndex={-1} className={classes.kiosk}>
        <Title order={1}>{t('kiosk.title')}</Title>
        <Stack gap="md" align="flex-start" mt="sm">
          <Text>{t('kiosk.none')}</Text>
          <Button component={Link} to="/manager/timesheets/tablets">
            {t('kiosk.turnOn')}
          </Button>
        </Stack>
      </main>
    );
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.kiosk}>
      <QueryView what="team" query={query} skeleton={<RowsSkeleton />}>
        {(team) => (
          <Counter secret={secret} team={team} seen={query.dataUpdatedAt} onChanged={() => void query.refetch()} />
        )}
      </QueryView>
    </main>
  );
}

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
function Counter({ secret, team: { project, time_zone, people }, seen, onChanged }: CounterProps) {
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
          {after && <KioskAnnouncements key={`${after.employee_id} announced`} pass={after} onIdle={leave} />}
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

type Person = kiosk.KioskPerson;

const after: Record<KioskTap['kind'], Person['state']> = {
  in: 'in',
  out: 'out',
  break_start: 'break',
  break_end: 'in',
};

/** The state of an employee once their waiting events have been sent. */
function stateAfter(person: Person, waiting: readonly KioskTap[]): Person {
  const last = waiting.findLast(({ employee_id }) => employee_id === person.id);
  return last === undefined ? person : { ...person, state: after[last.kind], forgotten_since: null };
}
