import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { kiosk } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { LIVE_MS } from '../../lib/live.ts';
import { useTitle } from '../../lib/use-title.ts';
import { MAIN_ID } from '../../ui/main-id.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { forgetSecret, readSecret } from './kiosk-secret.ts';
import { PinPad } from './pin-pad.tsx';
import classes from './kiosk.module.css';

/** `/kiosk`: the clock on a shared tablet. Pick a name, type the PIN, tap; nothing else can be reached from here. */
export function KioskPage() {
  const { t } = useTranslation('time-clock');
  useTitle(t('kiosk.title'));
  const [secret] = useState(readSecret);
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const back = useCallback(() => setChosen(null), []);
  const query = useQuery({
    queryKey: ['kiosk', secret],
    queryFn: async ({ signal }) => {
      try {
        return await call(kiosk.listKioskPeople, { body: { secret: secret ?? '' }, signal });
      } catch (error) {
        // A manager ended the tablet.
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
      <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
        <Title order={1}>{t('kiosk.title')}</Title>
        <Text>{t('kiosk.none')}</Text>
      </main>
    );
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      <QueryView query={query} skeleton={<RowsSkeleton />}>
        {({ project, people }) => {
          const person = people.find(({ id }) => id === chosen);
          const done = (text: string) => {
            setSaid(text);
            setChosen(null);
            void query.refetch();
          };
          return (
            <Stack gap="lg">
              <Title order={1}>{project}</Title>
              {person ? (
                <PinPad secret={secret} person={person} onDone={done} onBack={back} />
              ) : (
                <>
                  <Text role="status" size="lg" fw={600}>
                    {said ?? t('kiosk.pick')}
                  </Text>
                  <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }}>
                    {people.map(({ id, name, state }) => (
                      <Button
                        key={id}
                        variant={state === 'out' ? 'default' : 'light'}
                        className={classes.person ?? ''}
                        onClick={() => setChosen(id)}
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
        }}
      </QueryView>
    </main>
  );
}
