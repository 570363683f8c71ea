import { ActionIcon, Badge, Button, Checkbox, Group, Text } from '@mantine/core';
import { employees, fieldNames, isBelowMinimum } from '@pamaina/contract';
import { FileClock, KeyRound, UserRoundX, QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { textsOf } from '../../../lib/field-values.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useSortState } from '../../../lib/use-sort-state.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { ResourceTable, type RowAction } from '../../../ui/table/resource-table.tsx';
import { RoleName } from '../../../ui/role-name.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useMinimumWage } from '../../../lib/http/settings-queries.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';

type Employee = employees.Employee;

const beside = fieldNames(employees.fields, ({ list }) => list === 'beside');
const under = fieldNames(employees.fields, ({ list }) => list === 'under');

interface EmployeesTableProps {
  people: readonly Employee[];
  /** By their IDs. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onEdit: (employee: Employee) => void;
  onDelete: (employee: Employee) => void;
  onEmployment: (employee: Employee) => void;
  onCreateLogin: (employee: Employee) => void;
  onCode: (employee: Employee) => void;
  /** Of somebody who has a login. */
  onNewPassword: (employee: Employee) => void;
}

/** The people who work here, one a row. */
export function EmployeesTable(props: EmployeesTableProps) {
  const { people, selected, onSelect, onEdit, onDelete, onEmployment, onCreateLogin, onNewPassword, onCode } = props;
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const format = useFormat();
  const minimum = useMinimumWage();
  const isPhone = useIsPhone();
  const mayWrite = useCan()('people.write');
  const [sort, setSort] = useSortState('name');
  const [params] = useSearchParams();
  // The filters of the list stay in the address.
  const absenceOf = (id: string) => `?${new URLSearchParams([...params, ['absence', id]]).toString()}`;
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const columns: Column<Employee>[] = [
    {
      key: 'selected',
      header: t('bulk.column'),
      isHeaderHidden: true,
      cell: ({ id, name }) => (
        <Checkbox aria-label={t('bulk.selectOne', { name })} checked={selected.has(id)} onChange={() => toggle(id)} />
      ),
    },
    {
      key: 'name',
      header: label('name'),
      sortValue: ({ name }) => name,
      cell: (employee) => (
        <>
          <Text size="md" fw={500} miw={110} maw={320} style={{ overflowWrap: 'anywhere' }}>
            {employee.name}
            {textsOf(employee, beside).map((text) => ` (${text})`)}
          </Text>
          <Text size="xs" c="dimmed">
            {[employee.id, ...textsOf(employee, under)].join(' · ')}
          </Text>
          <Text size="xs" hiddenFrom="sm">
            <RoleName role={employee.roles.join(', ')} />
          </Text>
          <EmploymentNote employee={employee} />
          {minimum !== null && isBelowMinimum(employee.hourly_rate_cents, minimum) && (
            <StatusBadge tone="waiting" label={t('minimum.row', { hour: format.money(minimum.hour_cents) })} />
          )}
        </>
      ),
    },
    {
      key: 'roles',
      header: label('roles'),
      isSecondary: true,
      sortValue: ({ roles }) => roles.join(', '),
      cell: ({ roles }) => (
        <Group gap={4}>
          {roles.map((role) => (
            <Badge
              key={role}
              variant="default"
              tt="none"
              fw={500}
              radius="sm"
              h="auto"
              mih={20}
              // The name of a role wraps rather than being cut.
              styles={{ label: { whiteSpace: 'normal' } }}
            >
              {role}
            </Badge>
          ))}
        </Group>
      ),
    },
    {
      key: 'hours',
      header: label('max_hours_per_week'),
      align: 'right',
      isSecondary: true,
      sortValue: ({ max_hours_per_week }) => max_hours_per_week,
      cell: ({ max_hours_per_week }) => format.hours(max_hours_per_week),
    },
    {
      key: 'shifts',
      header: label('min_shifts_per_week'),
      align: 'right',
      isSecondary: true,
      sortValue: ({ min_shifts_per_week }) => min_shifts_per_week,
      cell: ({ min_shifts_per_week }) => format.number(min_shifts_per_week),
    },
    {
      key: 'login',
      header: t('login.column'),
      isSecondary: true,
      sortValue: ({ has_login }) => Number(has_login),
      cell: (employee) =>
        employee.has_login ? (
          <Group gap={4} wrap="nowrap">
            <span style={{ whiteSpace: 'nowrap' }}>{t('login.exists')}</span>
            <ActionIcon
              aria-label={t('logins.newPassword', { name: employee.name })}
              title={t('logins.newPassword', { name: employee.name })}
              onClick={() => onNewPassword(employee)}
            >
              <KeyRound size={16} />
            </ActionIcon>
          </Group>
        ) : (
          <Button size="compact-sm" variant="subtle" onClick={() => onCreateLogin(employee)}>
            {t('login.create')}
          </Button>
        ),
    },
  ];
  const actionsOf = (employee: Employee): RowAction[] => {
    const { id, name, has_login: hasLogin } = employee;
    const login = { label: t('login.createFor', { name }), text: t('login.create'), icon: KeyRound };
    const code = { label: t('code.open', { name }), text: t('code.title'), icon: QrCode };
    const employment = { label: t('employment.open', { name }), text: t('row.employment'), icon: FileClock };
    const absence = { label: t('absences:recordFor', { name }), text: t('absences:record'), icon: UserRoundX };
    return [
      // Elsewhere it has a column.
      ...(isPhone && !hasLogin ? [{ ...login, onClick: () => onCreateLogin(employee) }] : []),
      { ...code, onClick: () => onCode(employee) },
      { ...employment, onClick: () => onEmployment(employee) },
      { ...absence, to: absenceOf(id) },
    ];
  };
  const table = { label: t('title'), rows: people, rowKey: ({ id }: Employee) => id, sort, onSort: setSort };
  if (!mayWrite)
    return <DataTable {...table} columns={columns.filter(({ key }) => key !== 'selected' && key !== 'login')} />;
  return (
    <ResourceTable
      {...table}
      columns={columns}
      editLabel={({ name }) => t('editOne', { name })}
      deleteLabel={({ name }) => t('deleteOne', { name })}
      onEdit={onEdit}
      onDelete={onDelete}
      menuLabel={({ name }) => t('row.actions', { name })}
      words={{ edit: t('row.edit'), delete: t('row.delete') }}
      rowActions={actionsOf}
    />
  );
}

/** That somebody begins later, leaves or has left; nothing of those who simply work here. */
function EmploymentNote({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const today = useClock().today();
  const { first_day, last_day } = employee;
  if (first_day !== null && first_day > today)
    return <StatusBadge tone="waiting" label={t('employment.starts', { date: format.date(first_day) })} />;
  if (last_day === null) return null;
  const key = last_day < today ? 'employment.left' : 'employment.ends';
  return <StatusBadge tone="waiting" label={t(key, { date: format.date(last_day) })} />;
}
