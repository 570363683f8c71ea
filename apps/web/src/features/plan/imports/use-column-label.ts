import { imports } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../../lib/use-field-label.ts';

/** The name of what a column fills: a field of employees has its own, a part of one that of the import. */
export function useColumnLabel(kind: imports.ImportKind): (column: string) => string {
  const { t } = useTranslation('imports');
  const employee = useFieldLabel('employee');
  return (column) =>
    kind === 'history' || imports.fieldOfColumn(column) !== column ? t(`columns.${column}`) : employee(column);
}
