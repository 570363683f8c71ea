import { Button, Group, NumberInput, Table, Text } from '@mantine/core';
import type { staffing, takings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMoneySign } from '../../../lib/format/use-money-sign.ts';
import { RoleName } from '../../../ui/role-name.tsx';
import classes from '../../../ui/table/table.module.css';

export type RoleRow = staffing.Productivity['roles'][number];

interface RolesTableProps {
  rows: readonly RoleRow[];
  kind: takings.TakingsKind;
  mayWrite: boolean;
  onChange: (rows: readonly RoleRow[]) => void;
}

/** A row for each role, typed in place. */
export function RolesTable({ rows, kind, mayWrite, onChange }: RolesTableProps) {
  const { t } = useTranslation('staffing');
  const set = (role: string, part: Partial<RoleRow>) =>
    onChange(rows.map((row) => (row.role === role ? { ...row, ...part } : row)));
  if (rows.length === 0) return null;
  return (
    <div className={classes.region} role="region" aria-label={t('roles')} tabIndex={0}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {(['role', 'perHour', 'least', 'before', 'after'] as const).map((head) => (
              <Table.Th key={head} scope="col">
                {t(head)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Line key={row.role} row={row} kind={kind} mayWrite={mayWrite} onSet={(part) => set(row.role, part)} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface LineProps {
  row: RoleRow;
  kind: takings.TakingsKind;
  mayWrite: boolean;
  onSet: (part: Partial<RoleRow>) => void;
}

function Line({ row, kind, mayWrite, onSet }: LineProps) {
  const { t } = useTranslation('staffing');
  const { role, least_open } = row;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        <RoleName role={role} />
      </Table.Th>
      <Table.Td>
        <PerHour row={row} kind={kind} mayWrite={mayWrite} onSet={onSet} />
      </Table.Td>
      <Table.Td>
        <Count
          label={t('leastOf', { role })}
          value={least_open}
          isDisabled={!mayWrite}
          onSet={(least) => onSet({ least_open: least })}
        />
      </Table.Td>
      {(['before', 'after'] as const).map((side) => (
        <Table.Td key={side}>
          <Group gap={4} wrap="nowrap">
            <Count
              label={t(`${side}Count`, { role })}
              value={row[`${side}_count`]}
              isDisabled={!mayWrite}
              onSet={(count) => onSet({ [`${side}_count`]: count })}
            />
            <Count
              label={t(`${side}Minutes`, { role })}
              value={row[`${side}_minutes`]}
              unit={t('minutes')}
              max={240}
              step={15}
              isDisabled={!mayWrite}
              onSet={(minutes) => onSet({ [`${side}_minutes`]: minutes })}
            />
          </Group>
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

/** What one serves in an hour, beside what the last weeks show. */
function PerHour({ row, kind, mayWrite, onSet }: LineProps) {
  const { t } = useTranslation('staffing');
  const { decimalSign, number } = useFormat();
  const suffix = ` ${useMoneySign()}`;
  const { per_hour: served, role } = row;
  const seen = row.seen.find((one) => one.kind === kind)?.per_hour ?? null;
  const amount = seen === null ? '' : `${number(seen)}${kind === 'takings' ? suffix : ''}`;
  return (
    <Group gap="xs" wrap="nowrap">
      <NumberInput
        aria-label={t('perHourOf', { role })}
        size="xs"
        w={96}
        hideControls
        min={0.1}
        max={1_000_000}
        decimalScale={1}
        decimalSeparator={decimalSign}
        {...(kind === 'takings' && { suffix })}
        value={served ?? ''}
        disabled={!mayWrite}
        onChange={(value) => onSet({ per_hour: typeof value === 'number' && value > 0 ? value : null })}
      />
      {seen === null || seen === served || !mayWrite ? (
        <Text size="xs" c="dimmed">
          {seen === null ? t('notSeen') : t('seen', { amount })}
        </Text>
      ) : (
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={t('useSeen', { role, amount })}
          onClick={() => onSet({ per_hour: seen })}
        >
          {t('seen', { amount })}
        </Button>
      )}
    </Group>
  );
}

interface CountProps {
  label: string;
  value: number;
  unit?: string;
  max?: number;
  step?: number;
  isDisabled: boolean;
  onSet: (value: number) => void;
}

function Count({ label, value, unit, max = 200, step = 1, isDisabled, onSet }: CountProps) {
  return (
    <NumberInput
      aria-label={label}
      size="xs"
      w={unit === undefined ? 56 : 84}
      min={0}
      max={max}
      step={step}
      allowDecimal={false}
      {...(unit !== undefined && { suffix: ` ${unit}` })}
      hideControls
      value={value}
      disabled={isDisabled}
      onChange={(next) => onSet(typeof next === 'number' ? next : 0)}
    />
  );
}
