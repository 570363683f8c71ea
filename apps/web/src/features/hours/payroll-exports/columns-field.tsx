import { ActionIcon, Button, Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { isInLayout, type PayrollSource } from '@pamaina/contract';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { sayAloud } from '../../../ui/form/point-at.ts';
import { newColumn, type ExportValues } from './export-values.ts';
import { columnGroups, usePayrollWords } from './payroll-export-queries.ts';
import classes from './payroll-exports.module.css';

/** The columns in order: each with its heading, moved by buttons that keep the focus, removed, added at the end. */
export function ColumnsField({ form }: { form: UseFormReturnType<ExportValues> }) {
  const { t } = useTranslation('payroll-exports');
  const { columnName } = usePayrollWords();
  const { columns, layout } = form.values;
  const adding = useRef<HTMLInputElement>(null);
  const misplaced = columns.filter(({ source }) => !isInLayout(source, layout)).length;
  const isWrongWithin = Object.keys(form.errors).some((path) => path.startsWith('columns.'));
  const move = (from: number, to: number, by: HTMLElement) => {
    const column = columns[from];
    if (column === undefined || to < 0 || to >= columns.length) return;
    form.reorderListItem('columns', { from, to });
    // The button moves with its row; React may have removed and inserted it.
    requestAnimationFrame(() => by.focus());
    sayAloud(t('movedTo', { name: columnName(column.source), place: to + 1, count: columns.length }), by);
  };
  const removeMisplaced = () => {
    form.setFieldValue(
      'columns',
      columns.filter(({ source }) => isInLayout(source, layout)),
    );
    // The button goes with them: the next thing to do is to add others.
    adding.current?.focus();
  };
  return (
    <Stack gap="xs" data-path="columns">
      {/* After a choice of other rows most columns do not fit: nobody removes them one by one. */}
      {misplaced > 1 && (
        <Button variant="default" mr="auto" leftSection={<Trash2 size={16} aria-hidden />} onClick={removeMisplaced}>
          {t('removeMisplaced', { count: misplaced })}
        </Button>
      )}
      {columns.length > 0 && (
        <ol className={classes.columns} aria-label={t('columnsTitle')}>
          {columns.map((column, place) => (
            <ColumnRow key={column.key} form={form} place={place} onMove={move} />
          ))}
        </ol>
      )}
      {form.errors.columns && !isWrongWithin && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {form.errors.columns}
        </Text>
      )}
      <AddColumn form={form} field={adding} />
    </Stack>
  );
}

interface AddColumnProps {
  form: UseFormReturnType<ExportValues>;
  field: RefObject<HTMLInputElement | null>;
}

/** The columns that the chosen rows can have, in groups; one that is chosen is added at once. */
function AddColumn({ form, field }: AddColumnProps) {
  const { t } = useTranslation('payroll-exports');
  const { columnName } = usePayrollWords();
  const { columns, layout } = form.values;
  const groups = Object.entries(columnGroups).map(([group, sources]) => ({
    group: t(`groups.${group}`),
    items: sources
      .filter((source) => isInLayout(source, layout))
      .map((source) => ({ value: source, label: columnName(source) })),
  }));
  const add = (source: string | null) => {
    const known = groups.flatMap(({ items }) => items).find(({ value }) => value === source)?.value;
    if (known !== undefined)
      form.insertListItem('columns', newColumn(known, known === 'fixed' ? '' : columnName(known)));
  };
  return (
    <Select
      ref={field}
      label={t('addColumn')}
      placeholder={t('addColumnHint')}
      data={groups}
      value={null}
      onChange={add}
      searchable
      withScrollArea={false}
      maxDropdownHeight={280}
      disabled={columns.length >= 40}
    />
  );
}

interface ColumnRowProps {
  form: UseFormReturnType<ExportValues>;
  place: number;
  onMove: (from: number, to: number, by: HTMLElement) => void;
}

function ColumnRow({ form, place, onMove }: ColumnRowProps) {
  const { t } = useTranslation('payroll-exports');
  const { columnName } = usePayrollWords();
  const { columns, layout } = form.values;
  const source: PayrollSource = columns[place]?.source ?? 'fixed';
  const name = columnName(source);
  const isMisplaced = !isInLayout(source, layout);
  return (
    <li className={classes.column} data-path={`columns.${place}.source`}>
      <div className={classes.columnName}>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        {isMisplaced && (
          <Text c="var(--mantine-color-error)" size="xs">
            {t('invalid:column_layout')}
          </Text>
        )}
      </div>
      <div className={classes.columnFields}>
        <TextInput
          aria-label={t('headingOf', { name, place: place + 1 })}
          placeholder={t('heading')}
          maxLength={60}
          {...form.getInputProps(`columns.${place}.heading`)}
        />
        {source === 'fixed' && (
          <TextInput
            aria-label={t('textOf', { place: place + 1 })}
            placeholder={t('text')}
            maxLength={60}
            {...form.getInputProps(`columns.${place}.text`)}
          />
        )}
      </div>
      <div className={classes.columnActions}>
        <ActionIcon
          aria-label={t('moveUp', { name, place: place + 1 })}
          // Disabled buttons stay focusable at the ends, so that one press too many does not lose the focus.
          aria-disabled={place === 0}
          onClick={(event) => onMove(place, place - 1, event.currentTarget)}
        >
          <ArrowUp size={18} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('moveDown', { name, place: place + 1 })}
          aria-disabled={place === columns.length - 1}
          onClick={(event) => onMove(place, place + 1, event.currentTarget)}
        >
          <ArrowDown size={18} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('removeColumn', { name, place: place + 1 })}
          onClick={() => form.removeListItem('columns', place)}
        >
          <Trash2 size={18} />
        </ActionIcon>
      </div>
    </li>
  );
}
