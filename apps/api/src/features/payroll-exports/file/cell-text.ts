import type { payrollExports } from '@pamaina/contract';
import type { PayrollCell } from './payroll-cell.ts';

type Hours = payrollExports.PayrollFile['hours'];

/**
 * A value as a text file has it: hours to the hundredth or as h:mm, money to the cent, without thousands' separators.
 */
export function cellText(cell: PayrollCell, hours: Hours): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if ('count' in cell) return String(cell.count);
  if ('cents' in cell) return decimal(cell.cents / 100, hours);
  if (hours !== 'minutes') return decimal(cell.minutes / 60, hours);
  const minutes = Math.round(cell.minutes);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const decimal = (value: number, hours: Hours) =>
  String(Math.round(value * 100) / 100).replace('.', hours === 'comma' ? ',' : '.');
