import type { payrollExports } from '@pamaina/contract';
import type { Selectable } from 'kysely';
import { brokenConstraint } from '../../platform/database/retryable.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

export const exportColumns = ['id', 'name', 'file', 'version'] as const;

/** A named export as clients see it. */
export function presentExport({
  file,
  ...row
}: Pick<Selectable<Tables['payroll_export']>, (typeof exportColumns)[number]>): payrollExports.PayrollExport {
  return { ...row, ...file };
}

/** What the database's refusal of a name means to the caller; every other error as it is. */
export function refusedExport(error: unknown): unknown {
  return brokenConstraint(error) === 'payroll_export_name'
    ? new ProblemError('name_taken', { words: 'payroll_export' })
    : error;
}
