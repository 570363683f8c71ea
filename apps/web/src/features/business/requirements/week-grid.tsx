import { ActionIcon, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { templates } from '@pamaina/contract';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/error-text.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { toastError } from '../../../lib/toasts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ColorDot } from '../../../ui/color-dot.tsx';
import { RoleName } from '../../../ui/role-name.tsx';
import { AddRow, CopyRow, WEEKDAYS, rowKey, rowsOf, totalOf, type RequirementRow } from './copy-row.tsx';
import { FirstNumbers } from './first-numbers.tsx';
import { CountCell } from './count-cell.tsx';
import type { CellEdit, StandardEdits } from './use-standard-edits.ts';
import { useWeekdayNames } from '../../../lib/format/use-weekday-names.ts';
import classes from './requirements.module.css';

interface WeekGridProps {
  /** What is shown, and how it is saved. */
  edits: StandardEdits;
  templateList: readonly templates.Template[];
}

/** A week: a column per weekday, a row per template and role, the number of employees in the cells. */
export function WeekGrid({ edits: { save, saveTogether, drawn }, templateList }: WeekGridProps) {
  const { t } = useTranslation('requirements');
  const [added, setAdded] = useState<RowKey[]>([]);
  const rows = rowsOf(drawn, templateList, added);

  const { saveAll, copyDay, copyRow, removeRow } = useRowDeeds(rows, saveTogether, setAdded);

  return (
    <>
      {rows.length === 0 && (
        <FirstNumbers
          templateList={templateList}
          onFill={(cells) =>
            saveAll(
              cells,
              t('first.filled'),
              cells.map((cell) => ({ ...cell, count: null })),
            )
          }
        />
      )}
      <div className={classes.region} hidden={rows.length === 0} role="region" aria-label={t('standard')} tabIndex={0}>
        <table className={classes.grid}>
          <WeekHead onCopy={copyDay} />
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={rowKey(row)}
                row={row}
                index={index}
                templateList={templateList}
                onSave={save}
                onCopy={(to) => copyRow(row, to)}
                onRemove={() => removeRow(row)}
              />
            ))}
          </tbody>
          <WeekTotals rows={rows} templateList={templateList} />
        </table>
      </div>
      <AddRow templateList={templateList} label={t('addRow')} onAdd={(row) => setAdded((rest) => [...rest, row])} />
    </>
  );
}

interface RowProps extends Pick<WeekGridProps, 'templateList'> {
  row: RequirementRow;
  index: number;
  onSave: StandardEdits['save'];
  onCopy: (to: RowKey) => void;
  onRemove: () => void;
}

function Row({ row, index, templateList, onSave, onCopy, onRemove }: RowProps) {
  const { t } = useTranslation('requirements');
  const { long } = useWeekdayNames();
  const { template, role, counts } = row;
  return (
    <tr>
      <th scope="row">
        <RowName row={row} template={templateList.find(({ name }) => name === row.template)} />
      </th>
      {WEEKDAYS.map((weekday, day) => (
        <td key={weekday} data-weekend={day > 4 || undefined}>
          <CountCell
            label={t('cell', { template, role, day: long[day] })}
            value={counts[day] ?? null}
            row={index}
            column={day}
            onSave={(count) => onSave({ template, role, weekday, count })}
          />
        </td>
      ))}
      <td className={classes.deeds}>
        <CopyRow row={row} templateList={templateList} onCopy={onCopy} />
        <ActionIcon size={32} aria-label={t('removeRow', { template, role })} onClick={onRemove}>
          <Trash2 size={15} />
        </ActionIcon>
      </td>
    </tr>
  );
}

type RowKey = Pick<RequirementRow, 'template' | 'role'>;

/** What is done with whole rows and columns; each can be undone. */
function useRowDeeds(
  rows: readonly RequirementRow[],
  saveTogether: StandardEdits['saveTogether'],
  setAdded: Dispatch<SetStateAction<RowKey[]>>,
) {
  const { t } = useTranslation('requirements');
  const saveAll = (edits: readonly CellEdit[], message: string, undo: readonly CellEdit[]) => {
    saveTogether(edits)
      .then(() => toastUndo(message, () => saveTogether(undo).catch(tell)))
      .catch(tell);
  };
  const copyDay = (from: number, to: readonly number[]) => {
    const edits = rows.flatMap(({ template, role, counts }) =>
      to.map((day) => ({ template, role, weekday: day + 1, count: counts[from] ?? null, old: counts[day] ?? null })),
    );
    const changed = edits.filter(({ count, old }) => count !== old);
    saveAll(
      changed,
      t('copied'),
      changed.map((edit) => ({ ...edit, count: edit.old })),
    );
  };
  const copyRow = ({ counts }: RequirementRow, to: RowKey) => {
    const old = rows.find((row) => rowKey(row) === rowKey(to))?.counts ?? [];
    const edits = WEEKDAYS.map((weekday, day) => ({
      ...to,
      weekday,
      count: counts[day] ?? null,
      old: old[day] ?? null,
    }));
    const changed = edits.filter(({ count, old }) => count !== old);
    saveAll(
      changed,
      t('rowCopied'),
      changed.map((edit) => ({ ...edit, count: edit.old })),
    );
  };
  const removeRow = (row: RequirementRow) => {
    setAdded((rest) => rest.filter((other) => rowKey(other) !== rowKey(row)));
    const cells = WEEKDAYS.map((weekday) => ({ ...row, weekday, count: row.counts[weekday - 1] ?? null }));
    const filled = cells.filter(({ count }) => count !== null);
    if (filled.length === 0) return;
    saveAll(
      filled.map((cell) => ({ ...cell, count: null })),
      t('rowRemoved'),
      filled,
    );
  };
  return { saveAll, copyDay, copyRow, removeRow };
}

function WeekHead({ onCopy }: { onCopy: (from: number, to: readonly number[]) => void }) {
  const { t } = useTranslation('requirements');
  const { short, long } = useWeekdayNames();
  return (
    <thead>
      <tr>
        <th scope="col">{t('row')}</th>
        {short.map((name, day) => (
          <th key={name} scope="col" aria-label={long[day]} data-weekend={day > 4 || undefined}>
            <DayMenu day={day} onCopy={(to) => onCopy(day, to)} />
          </th>
        ))}
        <th>
          <VisuallyHidden>{t('common:actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** How many employees a day requires, and their hours. */
function WeekTotals({ rows, templateList }: { rows: RequirementRow[]; templateList: WeekGridProps['templateList'] }) {
  const { t } = useTranslation('requirements');
  const format = useFormat();
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('total')}</th>
        {WEEKDAYS.map((weekday, day) => {
          const { people, minutes } = totalOf(rows, templateList, day);
          return (
            <td key={weekday} data-weekend={day > 4 || undefined}>
              <strong>{format.number(people)}</strong>
              <span>{format.minutesAsHours(minutes)}</span>
            </td>
          );
        })}
        <td />
      </tr>
    </tfoot>
  );
}

function RowName({ row, template }: { row: RequirementRow; template: templates.Template | undefined }) {
  return (
    <div className={classes.name}>
      {template && <ColorDot color={template.color} />}
      <div>
        <span className={classes.template}>{row.template}</span>{' '}
        {template && <span className={classes.hours}>{`${template.start_time}–${template.end_time}`}</span>}
        <span className={classes.role}>
          <RoleName role={row.role} />
        </span>
      </div>
    </div>
  );
}

function tell(error: unknown): void {
  toastError(errorText(error));
}

const WORKING_DAYS = [0, 1, 2, 3, 4];
const ALL_DAYS = [...WORKING_DAYS, 5, 6];

/** The header of a day's column: copies its numbers to other days. Days count from 0, Monday. */
function DayMenu({ day, onCopy }: { day: number; onCopy: (to: readonly number[]) => void }) {
  const { t } = useTranslation('requirements');
  const { short, long } = useWeekdayNames();
  const others = (days: readonly number[]) => days.filter((other) => other !== day);
  return (
    <Menu position="bottom" withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.day ?? ''} aria-label={t('copyFrom', { short: short[day], day: long[day] })}>
          {short[day]}
          <ChevronDown size={12} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('copyTo')}</Menu.Label>
        <Menu.Item onClick={() => onCopy(others(WORKING_DAYS))}>{t('workingDays')}</Menu.Item>
        <Menu.Item onClick={() => onCopy(others(ALL_DAYS))}>{t('allDays')}</Menu.Item>
        <Menu.Divider />
        {others(ALL_DAYS).map((other) => (
          <Menu.Item key={other} onClick={() => onCopy([other])}>
            {long[other]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
