import { csvOf } from '@pamaina/contract';
import type { PayrollLine } from '../../../../platform/database/stored-types.ts';
import { payrollColumnsOf, wordsOf, type PayrollWords } from './payroll-columns.ts';

/** One line a person, and below them what is to be known of all and the rule. */
export function payrollCsv(
  lines: readonly PayrollLine[],
  { language, law, currency, notes }: PayrollWords,
): Uint8Array {
  const text = wordsOf(language, { law, currency });
  const columns = payrollColumnsOf(lines);
  const heads = columns.map(({ key }) => text(key));
  const rows = lines.map((line) => columns.map(({ value }) => value(line)));
  return Buffer.from(csvOf([heads, ...rows, ...notes.map((note) => [note]), [text('rule')]], language));
}

/** The same lines for programs: alike in every language, and nothing below them. */
export function plainCsv(lines: readonly PayrollLine[]): Uint8Array {
  const columns = payrollColumnsOf(lines);
  const heads = columns.map(({ key }) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  return Buffer.from(csvOf([heads, ...lines.map((line) => columns.map(({ value }) => value(line)))], 'plain'));
}
