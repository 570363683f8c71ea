import { Anchor, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntryList } from '../../../ui/table/entry-list.tsx';
import { claimQueries } from './claim-queries.ts';
import { OpenShiftEntry } from './open-shifts.tsx';

/** The rest is one press away. */
const SHOWN = 3;

/** The soonest open shifts that the user can work, each claimed with one press; nothing if there are none. */
export function NextOpenShifts() {
  const { t } = useTranslation('claims');
  const { data: list = [] } = useQuery(claimQueries.next(SHOWN + 1));
  if (list.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-labelledby="next-open-shifts">
      <Group justify="space-between">
        <Title order={2} size="h3" id="next-open-shifts">
          {t('open')}
        </Title>
        {list.length > SHOWN && (
          <Anchor component={Link} to="/worker/swap-requests?tab=open">
            {t('allOpen')}
          </Anchor>
        )}
      </Group>
      <EntryList label={t('open')}>
        {list.slice(0, SHOWN).map((shift) => (
          <OpenShiftEntry key={shift.id} shift={shift} />
        ))}
      </EntryList>
    </Stack>
  );
}
