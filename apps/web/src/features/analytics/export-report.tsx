import { csvOf } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/http/save-file.ts';
import { useLanguage } from '../../lib/format/use-language.ts';
import { ExportMenu } from '../../ui/table/export-menu.tsx';
import type { Report } from './analytics-queries.ts';

const PARTS = ['by_employee', 'series', 'by_role', 'by_department'] as const;
type Part = (typeof PARTS)[number];

/** Each part of the report as a file for a spreadsheet. */
export function ExportReport({ report }: { report: Report }) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const save = (part: Part) => {
    const rows: readonly object[] = report[part];
    const fields = Object.keys(rows[0] ?? {}).filter((field) => field !== 'employee_id');
    const head = fields.map((field) => t(`columns.${field}`));
    const cells = rows.map((row) => fields.map((field) => cellOf(field, new Map(Object.entries(row)).get(field))));
    const content = new Blob([csvOf([head, ...cells], language)], { type: 'text/csv' });
    saveFile({ name: `${t(`export.${part}`)} ${report.start} ${report.end}.csv`, content });
  };
  const kinds = PARTS.map((kind) => ({ kind, label: t(`export.${kind}`), isEmpty: report[kind].length === 0 }));
  return <ExportMenu label={t('export.button')} kinds={kinds} onExport={save} />;
}

/** Money in euros, everything else unchanged. */
function cellOf(field: string, value: unknown): string | number | null {
  if (typeof value === 'number') return field.endsWith('_cents') ? value / 100 : value;
  return typeof value === 'string' ? value : null;
}
