import { z } from 'zod';
import { checkPayrollFile } from './check-payroll-file.ts';
import { endpoint } from '../base/endpoint.ts';
import { monthQuery, text, uuid } from '../base/fields.ts';
import { payrollFileFields } from './payroll-file.ts';
import { allPayrollKinds } from './payroll-kinds.ts';
import { textEncodings } from './text-encodings.ts';

export const PayrollFile = z.strictObject(payrollFileFields).superRefine(checkPayrollFile);
export type PayrollFile = z.output<typeof PayrollFile>;

const writable = z.strictObject({ name: text(60), ...payrollFileFields }).superRefine(checkPayrollFile);

export const PayrollExport = z.object({ id: z.string(), name: z.string(), version: z.number(), ...payrollFileFields });
export type PayrollExport = z.output<typeof PayrollExport>;

const byId = z.object({ id: uuid });

export const listPayrollExports = endpoint({
  method: 'GET',
  path: '/payroll-exports',
  summary: 'Named payroll exports, by name',
  role: 'manager',
  ability: 'pay.read',
  project: true,
  status: 200,
  reply: z.array(PayrollExport),
  errors: [],
});

export const createPayrollExport = endpoint({
  method: 'POST',
  path: '/payroll-exports',
  summary: 'Add a named payroll export: columns, codes and file format',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  body: writable,
  status: 201,
  reply: PayrollExport,
  errors: ['name_taken'],
});

export const updatePayrollExport = endpoint({
  method: 'PUT',
  path: '/payroll-exports/{id}',
  summary: 'Change a payroll export; takes If-Match',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  params: byId,
  body: writable,
  status: 200,
  reply: PayrollExport,
  errors: ['not_found', 'name_taken', 'stale'],
});

export const deletePayrollExport = endpoint({
  method: 'DELETE',
  path: '/payroll-exports/{id}',
  summary: 'Delete a payroll export; takes If-Match',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found', 'stale'],
});

export const previewPayrollExport = endpoint({
  method: 'POST',
  path: '/payroll-exports/preview',
  summary: 'The first rows of a month’s payroll as a file format would write them; nothing is saved',
  role: 'manager',
  ability: 'pay.read',
  project: true,
  query: monthQuery,
  body: PayrollFile,
  readsOnly: true,
  harmlessTwice: true,
  dear: true,
  status: 200,
  reply: z.object({
    headings: z.array(z.string()),
    /** The values as written, without quotes: the first `constants.payrollRowsShown`. */
    rows: z.array(z.array(z.string())),
    /** The total number of rows in the file. */
    total: z.number(),
    /** The same rows as lines of the CSV file. */
    csv: z.string(),
    /** What came up and is paid, and has no code or column in the file. */
    left_out: z.array(z.enum(allPayrollKinds)),
  }),
  errors: ['not_in_encoding', 'separator_in_text'],
});

export const downloadPayrollExport = endpoint({
  method: 'GET',
  path: '/payroll-exports/{id}/file',
  summary:
    'A month’s payroll as a named export writes it; `encoding` in place of its own. What came up, is paid and has no code or column in it is named in `X-Left-Out`',
  role: 'manager',
  ability: 'pay.read',
  project: true,
  params: byId,
  query: monthQuery.safeExtend({
    format: z.enum(['csv', 'xlsx'], 'choice'),
    encoding: z.enum(textEncodings, 'choice').optional(),
  }),
  dear: true,
  status: 200,
  files: [
    'text/csv; charset=utf-8',
    'text/csv; charset=windows-1257',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  errors: ['not_found', 'not_in_encoding', 'separator_in_text'],
});
