import { Alert, Button, Group, Text } from '@mantine/core';
import type { schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { queries } from '../../../lib/http/queries.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

/** The employees of the month who can't see it because they have no login; nothing if there are none. */
export function WithoutLogin({ shifts }: { shifts: readonly schedule.Shift[] }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { data: people = [] } = useQuery(queries.employees());
  const planned = new Set(shifts.map(({ employee_id }) => employee_id));
  const blind = people.filter(({ id, has_login }) => !has_login && planned.has(id));
  if (blind.length === 0) return null;
  const names = new Intl.ListFormat(format.locale).format(blind.map(({ name }) => name));
  return (
    <Alert color="yellow" role="note" icon={<UserX size={18} aria-hidden />}>
      <Text size="sm">{t('publish.noLogin', { count: blind.length, names })}</Text>
      <Group mt="xs">
        <Button component={Link} to="/manager/employees?logins=missing" size="compact-md" variant="default">
          {t('publish.createLogins')}
        </Button>
      </Group>
    </Alert>
  );
}
