import {
  payrollExports,
  allPayrollKinds,
  payrollSourceNames,
  type PayrollKind,
  type PayrollSource,
} from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';

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

const isKind = (source: PayrollSource): source is PayrollKind =>
  (allPayrollKinds as readonly string[]).includes(source);

/** The names of kinds and columns. */
export function usePayrollWords() {
  const { t } = useTranslation('payroll-exports');
  const currency = useSession().project?.currency;
  const kindName = (kind: PayrollKind) => t(`kinds.${kind}`);
  const columnName = (source: PayrollSource) =>
    isKind(source) ? kindName(source) : t(`columns.${source}`, { currency });
  const listOf = (kinds: readonly PayrollKind[]) => kinds.map(kindName).join(', ');
  return { kindName, columnName, listOf };
}

/** The columns in three groups: employee and date, subject of the row, figures. */
export const columnGroups = {
  row: payrollSourceNames.filter((source) => !isKind(source) && !['norm', 'planned', 'rate', 'cost'].includes(source)),
  figures: payrollSourceNames.filter(
    (source) => isKind(source) || ['norm', 'planned', 'rate', 'cost'].includes(source),
  ),
};
