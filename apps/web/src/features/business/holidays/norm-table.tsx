import { Text, Title } from '@mantine/core';
import { norms } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';

interface NormRow {
  month: number;
  five: norms.NormMonth;
  six: norms.NormMonth;
}

/** The norm hours of a full-time contract by month, based on the public holidays of the year. */
export function NormTable({ year }: { year: number }) {
  const { t } = useTranslation('holidays');
  const format = useFormat();
  const query = useQuery({
    // Another country has other holidays: reloaded together with them.
    queryKey: ['holidays', year, 'norms'],
    queryFn: async ({ signal }) => {
      const ofWeek = (days: '5' | '6') =>
        call(norms.listNorms, { query: { year: String(year), kind: 'full', days_per_week: days }, signal });
      const [five, six] = await Promise.all([ofWeek('5'), ofWeek('6')]);
      return five.flatMap((month, index): NormRow[] => {
        const other = six[index];
        return other === undefined ? [] : [{ month: month.month, five: month, six: other }];
      });
    },
  });
  const cellOf = ({ days, minutes }: norms.NormMonth) => (
    <>
      <Text size="sm" fw={500}>
        {format.minutesAsHours(minutes)}
      </Text>
      <Text size="xs" c="dimmed">
        {t('norms.days', { count: days })}
      </Text>
    </>
  );
  const columns: Column<NormRow>[] = [
    { key: 'month', header: t('norms.month'), cell: ({ month }) => format.month(year, month) },
    { key: 'five', header: t('norms.five'), align: 'right', cell: ({ five }) => cellOf(five) },
    { key: 'six', header: t('norms.six'), align: 'right', cell: ({ six }) => cellOf(six) },
  ];
  return (
    <section>
      <Title order={2} mt="xl">
        {t('norms.title', { year })}
      </Title>
      <Text c="dimmed" mb="sm">
        {t('norms.text')}
      </Text>
      <QueryView what="holidays" query={query} skeleton={<RowsSkeleton />}>
        {(rows) => (
          <DataTable
            label={t('norms.title', { year })}
            columns={columns}
            rows={rows}
            rowKey={({ month }) => String(month)}
          />
        )}
      </QueryView>
    </section>
  );
}
