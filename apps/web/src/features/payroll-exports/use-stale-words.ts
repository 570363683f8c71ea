import { useTranslation } from 'react-i18next';
import type { ExportValues } from './export-values.ts';

const labels: Record<keyof ExportValues, string> = {
  name: 'name',
  layout: 'rowsTitle',
  columns: 'columnsTitle',
  codes: 'codesTitle',
  hours: 'signs.hours',
  separator: 'signs.separator',
  quotes: 'signs.quotes',
  encoding: 'signs.encoding',
  dates: 'signs.dates',
  has_header: 'hasHeader',
};

/** The names of fields and the formats of values in the notice about another user's change. */
export function useStaleWords() {
  const { t } = useTranslation('payroll-exports');
  return {
    labelOf: (field: keyof ExportValues) => t(labels[field]),
    textOf: (field: keyof ExportValues, value: ExportValues[keyof ExportValues]): string | undefined => {
      if (Array.isArray(value)) return value.map(({ heading }) => heading).join(', ');
      if (typeof value === 'object') return Object.values(value).filter(Boolean).join(', ');
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (field === 'layout') return t(`layouts.${value}.name`);
      return field === 'name' || field === 'dates' ? undefined : t(`choices.${field}.${value}`);
    },
  };
}
