import { lateChanges } from '@pamaina/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { useLateTime } from '../../../lib/late-changes/late-price.ts';
import { Section } from '../../../ui/section.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';

/** Under the schedule's key: what is published adds to it. */
const keptQuery = (range: { start: string; end: string }) =>
  queryOptions({
    queryKey: ['schedule', 'late-changes', range],
    queryFn: ({ signal }) => call(lateChanges.listLateChanges, { query: range, signal }),
  });

/** What employees are paid for published shifts that changed late, one by one. Nothing without any. */
export function LateChanges({ start, end }: { start: string; end: string }) {
  const { t } = useTranslation('late-changes');
  const columns = useColumns();
  const { data = [] } = useQuery(keptQuery({ start, end }));
  if (data.length === 0) return null;
  return (
    <Section title={t('kept.title')} about={t('kept.text')}>
      <DataTable label={t('kept.title')} columns={columns} rows={data} rowKey={({ id }) => id} />
    </Section>
  );
}

function useColumns(): Column<lateChanges.LateChange>[] {
  const { t } = useTranslation('late-changes');
  const format = useFormat();
  const timeOf = useLateTime();
  const cells: Record<string, (row: lateChanges.LateChange) => string> = {
    employee: ({ name }) => name,
    shift: ({ date, start_time, end_time }) => `${format.listDay(date)}, ${start_time}–${end_time}`,
    change: ({ change }) => t(`change.${change}`),
    late: ({ hours_late }) => timeOf(Math.round(hours_late * 60)),
    hours: ({ minutes }) => (minutes === null ? '–' : timeOf(minutes)),
    amount: ({ amount_cents }) => (amount_cents === null ? t('kept.unknown') : format.money(amount_cents)),
    under: ({ article }) => article ?? t('kept.house'),
  };
  return Object.entries(cells).map(([key, cell]) => ({ key, header: t(`kept.${key}`), cell }));
}
