import { z } from 'zod';
import { text } from '../base/fields.ts';
import { allPayrollKinds, payrollLayouts, payrollSourceNames } from './payroll-kinds.ts';
import { textEncodings } from './text-encodings.ts';

const Column = z.strictObject({
  source: z.enum(payrollSourceNames, 'choice'),
  heading: text(60, 0).default(''),
  /** For a `fixed` column. */
  text: text(60, 0).default(''),
});

/** The format of a payroll file: its rows, ordered columns, codes and signs. */
export const payrollFileFields = {
  layout: z.enum(payrollLayouts, 'choice'),
  columns: z.array(Column).min(1, 'columns_none').max(40, 'too_many'),
  /** The kinds that are written as rows or as the sign of a day; the others are omitted. */
  codes: z.partialRecord(z.enum(allPayrollKinds), text(20)).default({}),
  hours: z.enum(['point', 'comma', 'minutes'], 'choice').default('comma'),
  separator: z.enum(['semicolon', 'comma', 'tab'], 'choice').default('semicolon'),
  quotes: z.enum(['needed', 'always', 'never'], 'choice').default('needed'),
  encoding: z.enum(textEncodings, 'choice').default('utf8_bom'),
  dates: z.enum(['YYYY-MM-DD', 'YYYY.MM.DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'YYYYMMDD'], 'choice').default('YYYY-MM-DD'),
  has_header: z.boolean('choice').default(true),
};

/** The format before its rules are checked. */
const Unchecked = z.strictObject(payrollFileFields);
export type PayrollFile = z.output<typeof Unchecked>;
