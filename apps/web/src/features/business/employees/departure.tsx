import { Button, List, Text } from '@mantine/core';
import { employees } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';

type Shift = employees.Departure['shifts'][number];

const FOLDED = 5;

/**
 * The effects of deleting an employee, shown before it is done: the shifts that become open and everything that is
 * cancelled.
 */
export function Departure({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('employees');
  // Loaded each time the dialog opens, and not again once the employee is deleted.
  const query = useQuery({
    queryKey: ['departure', employeeId],
    queryFn: () => call(employees.getDeparture, { params: { id: employeeId } }),
    staleTime: 'static',
    gcTime: 0,
  });
  return (
    <>
      <QueryView what="schedule" query={query} skeleton={<RowsSkeleton rows={2} height={28} />}>
        {({ shifts, swaps, claims, time_off }) => (
          <>
            <Opened shifts={shifts} />
            <List size="sm" mt="xs">
              {swaps > 0 && <List.Item>{t('departure.swaps', { count: swaps })}</List.Item>}
              {claims > 0 && <List.Item>{t('departure.claims', { count: claims })}</List.Item>}
              {time_off > 0 && <List.Item>{t('departure.timeOff', { count: time_off })}</List.Item>}
            </List>
          </>
        )}
      </QueryView>
      <List size="sm">
        <List.Item>{t('delete.login')}</List.Item>
        <List.Item>{t('delete.past')}</List.Item>
      </List>
    </>
  );
}

export function Opened({ shifts }: { shifts: readonly Shift[] }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const [first, last] = [shifts[0], shifts.at(-1)];
  if (!first || !last)
    return (
      <Text size="sm" mt="xs">
        {t('departure.none')}
      </Text>
    );
  const line = ({ date, start_time, end_time, role, status }: Shift) => {
    const shift = t('departure.shift', { day: format.longDate(date), hours: `${start_time}–${end_time}`, role });
    return status === 'draft' ? t('departure.draft', { shift }) : shift;
  };
  if (shifts.length === 1)
    return (
      <Text fw={500} mt="xs">
        {t('departure.one', { day: line(first) })}
      </Text>
    );
  const shown = isWhole ? shifts : shifts.slice(0, FOLDED);
  return (
    <>
      <Text fw={500} mt="xs">
        {t('departure.several', {
          count: shifts.length,
          first: format.longDate(first.date),
          last: format.longDate(last.date),
        })}
      </Text>
      <List size="sm" mt={4} mah={260} style={{ overflowY: 'auto' }} tabIndex={isWhole ? 0 : undefined}>
        {shown.map((shift) => (
          <List.Item key={shift.id}>{line(shift)}</List.Item>
        ))}
      </List>
      {shifts.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('departure.more', { count: shifts.length - shown.length })}
        </Button>
      )}
    </>
  );
}
