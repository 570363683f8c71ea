import { Anchor } from '@mantine/core';
import type { attendance } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isDate } from '../../../lib/dates/dates.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useDayLink } from '../../../lib/dates/use-day-link.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSeesAllWeeks } from '../../../lib/session/use-can.ts';
import { useAddress, withValues } from '../../../lib/use-address.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RoleName } from '../../../ui/role-name.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { AttendanceFilters, type Filters } from './attendance-filters.tsx';
import { attendanceQueries } from './attendance-queries.ts';

const PAGE_SIZE = 50;

/** `/manager/history/work`: who worked when; the filters and the page number are in the address. */
export function AttendancePage() {
  const { t } = useTranslation('attendance');
  const seesAll = useSeesAllWeeks();
  const [search, changeAddress] = useAddress();
  const filters = readFilters(search);
  const page = /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const query = useQuery(attendanceQueries.page({ ...given, page: String(page), page_size: String(PAGE_SIZE) }));
  const go = (step: Record<string, string>) =>
    changeAddress((now) => withValues(now, { page: '', ...step }), { replace: true });
  return (
    <>
      <PageHeader title={t('title')} about={t(seesAll ? 'description' : 'weekDescription')} />
      <AttendanceFilters filters={filters} onChange={go} />
      <QueryView what="data" query={query} skeleton={<RowsSkeleton rows={10} />}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState
              icon={SearchX}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={
                <NextStep act={() => go(Object.fromEntries(Object.keys(filters).map((name) => [name, ''])))}>
                  {t('shell:next.clear')}
                </NextStep>
              }
            />
          ) : (
            <>
              <AttendanceTable items={items} />
              <Pager
                page={page}
                pageSize={PAGE_SIZE}
                total={total}
                onChange={(to) => go({ page: to === 1 ? '' : String(to) })}
              />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function AttendanceTable({ items }: { items: readonly attendance.Attendance[] }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const clock = useClock();
  const dayLink = useDayLink();
  const span = (from: string | null, until: string | null) => {
    if (from === null) return '–';
    const start = clock.local(from).time;
    return until === null ? t('since', { start }) : t('span', { start, end: clock.local(until).time });
  };
  const columns: Column<attendance.Attendance>[] = [
    {
      key: 'date',
      header: t('columns.date'),
      cell: ({ date }) => (
        <Anchor component={Link} to={dayLink(date)} style={{ whiteSpace: 'nowrap' }}>
          {format.longDate(date)}
        </Anchor>
      ),
    },
    { key: 'name', header: t('columns.name'), cell: ({ name }) => name },
    { key: 'role', header: t('columns.role'), cell: ({ role }) => (role === null ? '–' : <RoleName role={role} />) },
    {
      key: 'planned',
      header: t('columns.planned'),
      isSecondary: true,
      cell: ({ planned_start, planned_end }) => span(planned_start, planned_end),
    },
    { key: 'worked', header: t('columns.worked'), cell: ({ started_at, ended_at }) => span(started_at, ended_at) },
    { key: 'state', header: t('columns.state'), isSecondary: true, cell: ({ state }) => t(`states.${state}`) },
  ];
  return <DataTable label={t('table')} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

/** The filters in the address; invalid dates and times are ignored. */
function readFilters(search: URLSearchParams): Filters {
  const day = (name: string) => {
    const value = search.get(name);
    return isDate(value) ? value : '';
  };
  const [from, to] = [day('from'), day('to')];
  const time = search.get('time') ?? '';
  return {
    from,
    to: from !== '' && to < from ? '' : to,
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : '',
    role: search.get('role') ?? '',
    name: search.get('name') ?? '',
  };
}
