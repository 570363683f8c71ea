import { type Control, employees, type imports } from '@pamaina/contract';
import { readDate } from '../../../../platform/files/cell-dates.ts';
import { withoutCurrency } from '../../../../platform/files/without-currency.ts';
import type { ImportField } from './columns.ts';

/** Hours of a full week, of which a share is part-time work (DK 112(2)). */
const FULL_WEEK = 40;

/**
 * The field that a cell fills and its value, as `POST /employees` takes it; unreadable values are left for its schema
 * to reject.
 */
export function readCell(
  column: ImportField,
  cell: string,
  order?: imports.DateOrder,
): [field: string, value: unknown] {
  if (column === 'contract_share') return ['contract_hours_per_week', hoursOfShare(cell)];
  if (column === 'id' || column === 'first_name' || column === 'last_name') return [column, cell];
  return [column, valueOf(employees.fields[column].control, cell, order)];
}

function valueOf(control: Control, cell: string, order?: imports.DateOrder): unknown {
  if (control === 'names')
    return cell
      .split(/[,;|/]/)
      .map((role) => role.trim())
      .filter(Boolean);
  if (control === 'date') return readDate(cell, order);
  if (control === 'money') return Math.round(readNumber(withoutCurrency(cell.replace(PER_HOUR, ''))) * 100);
  return control === 'number' || control === 'integer' ? readNumber(cell) : cell;
}

const PER_HOUR = /(\/|\bper\b)\s*(h|hour|val\.?)\s*$/i;

const readNumber = (text: string): number => Number(text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.') || Number.NaN);

/** `1`, `0,5`, `1/2`, `50 %`: of the full week, at most one and a half. Other numbers are none. */
function hoursOfShare(cell: string): number {
  const text = cell.replace(/\s*et(at\S*|\.)?$/i, '');
  const [, over, under] = /^(\d)\/(\d)$/.exec(text) ?? [];
  const percent = /^([\d.,]+)\s*%$/.exec(text)?.[1];
  const share =
    over !== undefined
      ? Number(over) / Number(under)
      : percent === undefined
        ? readNumber(text)
        : readNumber(percent) / 100;
  return share <= 1.5 ? Math.round(share * FULL_WEEK * 100) / 100 : Number.NaN;
}
