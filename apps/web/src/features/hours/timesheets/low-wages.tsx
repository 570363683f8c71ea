import { Alert, List } from '@mantine/core';
import { isBelowMinimum } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMinimumWage } from '../../../lib/http/settings-queries.ts';
import { idOfKey, type PersonSums } from './sum-people.ts';

/** Who of the month's people has an hourly rate below the minimum wage of its year. */
export function LowWages({ people, year }: { people: readonly PersonSums[]; year: number }) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const minimum = useMinimumWage(year);
  const employees = useQuery(queries.employees());
  if (minimum === null) return null;
  const ids = new Set(people.map(({ key }) => idOfKey(key)));
  const low = (employees.data ?? []).flatMap(({ id, name, hourly_rate_cents: cents }) =>
    ids.has(id) && cents !== null && isBelowMinimum(cents, minimum) ? [{ id, name, cents }] : [],
  );
  if (low.length === 0) return null;
  const hour = format.money(minimum.hour_cents);
  return (
    <Alert
      color="yellow"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={t('lowWages.title', { count: low.length, year, hour })}
    >
      <List size="sm">
        {low.map(({ id, name, cents }) => (
          <List.Item key={id}>{t('lowWages.person', { name, rate: format.money(cents) })}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
