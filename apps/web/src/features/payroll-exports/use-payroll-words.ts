import { allPayrollKinds, payrollSourceNames, type PayrollKind, type PayrollSource } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';

const isKind = (source: PayrollSource): source is PayrollKind =>
  (allPayrollKinds as readonly string[]).includes(source);

/** The names of kinds and columns. */
export function usePayrollWords() {
  const { t } = useTranslation('payroll-exports');
  const kindName = (kind: PayrollKind) => t(`kinds.${kind}`);
  const columnName = (source: PayrollSource) => (isKind(source) ? kindName(source) : t(`columns.${source}`));
  return { kindName, columnName };
}

/** The columns in three groups: employee and date, subject of the row, figures. */
export const columnGroups = {
  row: payrollSourceNames.filter((source) => !isKind(source) && !['norm', 'planned', 'rate', 'cost'].includes(source)),
  figures: payrollSourceNames.filter(
    (source) => isKind(source) || ['norm', 'planned', 'rate', 'cost'].includes(source),
  ),
};
