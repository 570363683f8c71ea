import { Anchor, Checkbox, Group, Text } from '@mantine/core';
import { employees, fieldNames, isBelowMinimum } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { textsOf } from '../../../lib/field-values.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useSortState } from '../../../lib/use-sort-state.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { RoleName } from '../../../ui/role-name.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useMinimumWage } from '../../../lib/http/settings-queries.ts';
import { EmploymentNote } from './employment-note.tsx';
import { personPath } from './person/person-path.ts';

type Employee = employees.Employee;

const beside = fieldNames(employees.fields, ({ list }) => list === 'beside');
const under = fieldNames(employees.fields, ({ list }) => list === 'under');

interface EmployeesTableProps {
  people: readonly Employee[];
  /** By their IDs. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** The people who work here, one a row; the name leads to the page with everything, and what can be done. */
export function EmployeesTable({ people, selected, onSelect }: EmployeesTableProps) {
  const { t } = useTranslation('employees');
  const mayWrite = useCan()('people.write');
  const [sort, setSort] = useSortState('name');
  const facts = useFactColumns();
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const choice: Column<Employee> = {
    key: 'selected',
    header: t('bulk.column'),
    isHeaderHidden: true,
    cell: ({ id, name }) => (
      <Checkbox
        size="xs"
        aria-label={t('bulk.selectOne', { name })}
        checked={selected.has(id)}
        onChange={() => toggle(id)}
      />
    ),
  };
  return (
    <DataTable
      label={t('title')}
      columns={mayWrite ? [choice, ...facts] : facts.filter(({ key }) => key !== 'login')}
      rows={people}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  );
}

function useFactColumns(): Column<Employee>[] {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const format = useFormat();
  return [
    {
      key: 'name',
      header: label('name'),
      sortValue: ({ name }) => name,
      cell: (employee) => <NameCell employee={employee} />,
    },
    {
      key: 'roles',
      header: label('roles'),
      isSecondary: true,
      isOneLine: true,
      sortValue: ({ roles }) => roles.join(', '),
      cell: ({ roles }) => <span title={roles.join(', ')}>{roles.join(', ')}</span>,
    },
    {
      key: 'phone',
      header: label('phone'),
      isSecondary: true,
      sortValue: ({ phone }) => phone ?? '',
      cell: ({ phone }) => phone !== null && <span style={{ whiteSpace: 'nowrap' }}>{phone}</span>,
    },
    {
      key: 'hours',
      header: t('columns.hours'),
      align: 'right',
      isSecondary: true,
      sortValue: ({ contract_hours_per_week }) => contract_hours_per_week ?? 0,
      cell: ({ contract_hours_per_week: hours }) => (hours === null ? '–' : format.hours(hours)),
    },
    {
      key: 'rate',
      header: t('columns.rate'),
      align: 'right',
      isSecondary: true,
      sortValue: ({ hourly_rate_cents }) => hourly_rate_cents ?? 0,
      cell: ({ hourly_rate_cents: cents }) => (cents === null ? '–' : format.money(cents)),
    },
    {
      key: 'login',
      header: t('login.column'),
      isSecondary: true,
      sortValue: ({ has_login }) => Number(has_login),
      cell: ({ has_login }) => (
        <span
          role="img"
          aria-label={t(has_login ? 'login.yes' : 'login.no')}
          title={t(has_login ? 'login.yes' : 'login.no')}
        >
          {has_login ? '●' : '○'}
        </span>
      ),
    },
  ];
}

function NameCell({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const minimum = useMinimumWage();
  const isBelow = minimum !== null && isBelowMinimum(employee.hourly_rate_cents, minimum);
  return (
    <Group gap="xs" wrap="nowrap">
      <Avatar name={employee.name} picture={null} size={24} />
      <div style={{ width: 'max-content', minWidth: 120, maxWidth: 260 }}>
        <Anchor
          component={Link}
          to={personPath(employee.id)}
          fw={500}
          c="inherit"
          title={[employee.id, ...textsOf(employee, under)].join(' · ')}
          style={{ overflowWrap: 'anywhere' }}
        >
          {employee.name}
          {textsOf(employee, beside).map((text) => ` (${text})`)}
        </Anchor>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          <RoleName role={employee.roles.join(', ')} />
        </Text>
        <EmploymentNote employee={employee} />
        {isBelow && <StatusBadge tone="waiting" label={t('minimum.row', { hour: format.money(minimum.hour_cents) })} />}
      </div>
    </Group>
  );
}
