import { payrollExports } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client.ts';
import { yearAndMonth, type Month } from '../../lib/dates/months.ts';

/** A month as query values. */
export function monthQueryOf(month: Month): { year: string; month: string } {
  const { year, month: number } = yearAndMonth(month);
  return { year: String(year), month: String(number) };
}

export const payrollExportQueries = {
  list: () =>
    queryOptions({
      queryKey: ['payroll-exports'],
      queryFn: ({ signal }) => call(payrollExports.listPayrollExports, { signal }),
    }),
  /** A preview of a month in a format that is not saved yet. */
  preview: (file: payrollExports.PayrollFile, month: Month) =>
    queryOptions({
      queryKey: ['payroll-preview', month, file],
      queryFn: ({ signal }) =>
        call(payrollExports.previewPayrollExport, { query: monthQueryOf(month), body: file, signal }),
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 60_000,
    }),
};
