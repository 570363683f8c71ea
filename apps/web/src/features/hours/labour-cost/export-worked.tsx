import { csvOf, type labourCost } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.tsx';
import { useLanguage } from '../../../lib/format/use-language.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { ExportMenu } from '../../../ui/table/export-menu.tsx';

const FIELDS = [
  'when',
  'planned_hours',
  'worked_hours',
  'planned_cents',
  'worked_cents',
  'takings_cents',
  'share',
  'over_hours',
  'short_hours',
] as const;

type Row = { when: string } & labourCost.WorkedCost['total'];

interface ExportWorkedProps {
  kind: 'days' | 'months';
  rows: readonly Row[];
  /** Of the period, for the file's name. */
  name: string;
}

/** Days or months as a file for a spreadsheet: money in units of its currency, the share in percent. */
export function ExportWorked({ kind, rows, name }: ExportWorkedProps) {
  const { t } = useTranslation('labour-cost');
  const language = useLanguage();
  const currency = useSession().project?.currency;
  const save = () => {
    const cells = rows.map((row) => FIELDS.map((field) => cellOf(field, row[field])));
    const head = FIELDS.map((field) => t(field === 'when' ? `columns.${kind}` : `columns.${field}`, { currency }));
    const content = new Blob([csvOf([head, ...cells], language)], { type: 'text/csv' });
    saveFile({ name: `${t('worked')} ${name}.csv`, content });
  };
  const kinds = [{ kind, label: t(`exports.${kind}`), isEmpty: rows.length === 0 }];
  return <ExportMenu label={t('export')} kinds={kinds} onExport={save} />;
}

function cellOf(field: (typeof FIELDS)[number], value: string | number | null): string | number | null {
  if (typeof value !== 'number') return value;
  if (field === 'share') return Math.round(value * 1000) / 10;
  return field.endsWith('_cents') ? value / 100 : value;
}
