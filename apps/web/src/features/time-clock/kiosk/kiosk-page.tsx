import { Text, Title } from '@mantine/core';
import { kiosk } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';
import { MAIN_ID } from '../../../ui/main-id.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { forgetSecret, readSecret } from './kiosk-secret.ts';
import { Counter } from './counter.tsx';
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
        <Text>{t('kiosk.none')}</Text>
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
