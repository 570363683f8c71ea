import { Alert, Button, Checkbox, Group, SegmentedControl, Text } from '@mantine/core';
import { constants, imports } from '@pamaina/contract';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadingChoices } from '../../../ui/file-import/reading-choices.tsx';
import { RefusedReport } from '../../../ui/file-import/refused-report.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { useColumnLabel } from './use-column-label.ts';
import type { Import } from './use-import.ts';
import { isDateField, useValueText } from './use-value-text.ts';

interface Row {
  line: number;
  cells: readonly string[];
  /** What was understood; null of a row with errors. */
  values: imports.ReadRow['values'] | null;
  faults: imports.RefusedRow['faults'];
  deed: imports.ReadRow['deed'] | 'refuse';
  employeeId: string | null;
}

/** What each row would do and what is wrong with which cell; rows with errors are left out only on request. */
export function RowsStep({ work }: { work: Import }) {
  const { t } = useTranslation('imports');
  const [skips, setSkips] = useState(false);
  const [shown, setShown] = useState<'errors' | 'all'>('errors');
  const { result, isBusy, goBack, store } = work;
  if (result === null) return null;
  const { counts, refused } = result;
  const changes = counts.create + counts.update;
  const hasErrors = counts.refuse > 0;
  const rows = rowsOf(result);
  const listed = hasErrors && shown === 'errors' ? rows.filter(({ deed }) => deed === 'refuse') : rows;
  const unlisted = counts.create + counts.update + counts.keep - result.rows.length;
  const isAsked = result.readings.some(({ value }) => value === null);
  return (
    <>
      <ReadingChoices work={work} />
      {!isAsked && <Counts result={result} />}
      {hasErrors && <Refused result={result} skips={skips} onSkip={setSkips} />}
      {hasErrors && rows.length > refused.length && (
        <SegmentedControl
          aria-label={t('shown.label')}
          data={(['errors', 'all'] as const).map((value) => ({ value, label: t(`shown.${value}`) }))}
          value={shown}
          onChange={(value) => setShown(value === 'all' ? 'all' : 'errors')}
        />
      )}
      <RowsTable work={work} rows={listed} />
      {unlisted > 0 && (!hasErrors || shown === 'all') && (
        <Text size="sm" c="dimmed">
          {t('moreRows', { count: unlisted, shown: constants.importRowsTold })}
        </Text>
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={() => goBack('columns')}>
          {t('back')}
        </Button>
        {!isAsked && (
          <Button disabled={changes === 0 || (hasErrors && !skips)} loading={isBusy} onClick={() => store(skips)}>
            {t('apply', { count: changes })}
          </Button>
        )}
      </Group>
    </>
  );
}

interface RefusedProps {
  result: imports.ImportResult;
  /** Whether the rows with errors are left out. */
  skips: boolean;
  onSkip: (skips: boolean) => void;
}

/** How many rows have errors, and what can be done about them. */
function Refused({ result: { counts, headings, refused }, skips, onSkip }: RefusedProps) {
  const { t } = useTranslation('imports');
  const count = counts.refuse;
  return (
    <Alert color="red" title={t('errors', { count })} icon={<CircleAlert size={18} aria-hidden />}>
      <Text size="sm" mb="xs">
        {t('mend')}
      </Text>
      <Group gap="md">
        <RefusedReport headings={headings} refused={refused} />
        {counts.create + counts.update > 0 && (
          <Checkbox
            label={t('skipRows', { count })}
            checked={skips}
            onChange={(event) => onSkip(event.currentTarget.checked)}
          />
        )}
      </Group>
    </Alert>
  );
}

/** In the order of the file. */
function rowsOf({ rows, refused }: imports.ImportResult): Row[] {
  return [
    ...refused.map((row) => ({ ...row, values: null, deed: 'refuse' as const, employeeId: null })),
    ...rows.map(({ employee_id, ...row }) => ({ ...row, faults: [], employeeId: employee_id })),
  ].toSorted((one, other) => one.line - other.line);
}

/** How many rows do what. */
export function Counts({ result: { counts } }: { result: imports.ImportResult }) {
  const { t } = useTranslation('imports');
  const { create, update, keep, refuse } = counts;
  const texts = [
    t('willCreate', { count: create }),
    ...(update > 0 ? [t('willUpdate', { count: update })] : []),
    t('willKeep', { count: keep }),
    t('willRefuse', { count: refuse }),
  ];
  return (
    <Text fw={500} role="status">
      {texts.join(' · ')}
    </Text>
  );
}

/** A field that is shown, with the columns of the file from which it comes. */
interface Shown {
  field: string;
  at: readonly number[];
}

/** In the order of the file; a shift without a column of dates has the date of its start. */
function shownFields({ kind, fields }: Pick<Import, 'kind' | 'fields'>): Shown[] {
  const used = fields.flatMap((column, at) => (column === null ? [] : { field: imports.fieldOfColumn(column), at }));
  const shown = [...Map.groupBy(used, ({ field }) => field)].map(([field, columns]) => ({
    field,
    at: columns.map(({ at }) => at),
  }));
  const start = shown.findIndex(({ field }) => field === 'start');
  const isDateless = kind === 'history' && start !== -1 && !fields.includes('date');
  return isDateless ? shown.toSpliced(start, 0, { field: 'date', at: [] }) : shown;
}

function RowsTable({ work, rows }: { work: Import; rows: readonly Row[] }) {
  const { t } = useTranslation('imports');
  const { fields, contents, kind } = work;
  const label = useColumnLabel(kind);
  const textOf = useValueText();
  if (rows.length === 0) return null;
  const hasId = fields.includes('id');
  const headingOf = (index: number) => contents?.columns[index]?.heading || t('nameless', { number: index + 1 });
  const columns: Column<Row>[] = [
    { key: 'line', header: t('line'), cell: ({ line }) => line, align: 'right' },
    {
      key: 'deed',
      header: t('deed'),
      cell: ({ deed, faults }) => (
        <>
          {t(`deeds.${deed}`)}
          <Faults faults={faults} columns={null} />
          {/* On a phone the cell itself can be out of sight. */}
          {faults.map(
            ({ column, detail }) =>
              column !== null && (
                <Text key={`${column} ${detail}`} size="xs" c="var(--danger)" hiddenFrom="sm" miw={140}>
                  {t('cell', { column: headingOf(column), detail })}
                </Text>
              ),
          )}
        </>
      ),
    },
    ...shownFields(work).map(({ field, at }) => ({
      key: field,
      header: at.length === 0 ? label(field) : at.map(headingOf).join(' + '),
      // What is wrong is shown as the file has it.
      cell: ({ cells, values, faults }: Row) => (
        <>
          {values === null ? (
            at.flatMap((index) => cells[index] || []).join(' ') || '–'
          ) : (
            <Value text={textOf(field, values[field])} isDate={isDateField(field)} />
          )}
          <Faults faults={faults} columns={at} />
        </>
      ),
    })),
    ...(hasId || kind === 'history'
      ? []
      : [{ key: 'id', header: t('id'), cell: ({ employeeId }: Row) => employeeId ?? '–' }]),
  ];
  return <DataTable label={t('steps.rows')} columns={columns} rows={rows} rowKey={({ line }) => String(line)} />;
}

/** A date stays on one line. */
const Value = ({ text, isDate }: { text: string; isDate: boolean }) =>
  isDate ? <span style={{ whiteSpace: 'nowrap' }}>{text}</span> : text;

/** What is wrong with a cell, below it; without columns, with the row. */
function Faults({ faults, columns }: { faults: Row['faults']; columns: readonly number[] | null }) {
  return faults
    .filter(({ column }) => (column === null ? columns === null : columns?.includes(column)))
    .map(({ detail }) => (
      <Text key={detail} size="xs" c="var(--danger)" maw={260} {...(columns !== null && { visibleFrom: 'sm' })}>
        {detail}
      </Text>
    ));
}
