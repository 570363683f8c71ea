import { Button } from '@mantine/core';
import { csvOf, type imports } from '@pamaina/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/format/use-language.ts';
import { saveFile } from '../../lib/http/save-file.ts';

interface RefusedReportProps {
  headings: readonly string[];
  refused: readonly imports.RefusedRow[];
}

/** The rows with errors as a file, with what is wrong at their end; `csvOf` leaves no cell that runs as a formula. */
export function RefusedReport({ headings, refused }: RefusedReportProps) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const save = () => {
    const width = Math.max(headings.length, ...refused.map(({ cells }) => cells.length));
    const filled = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '');
    const rows = refused.map(({ line, cells, faults }) => [
      ...filled(cells),
      String(line),
      faults
        .map(({ column, detail }) => (column === null ? detail : t('cell', { column: headings[column] ?? '', detail })))
        .join(' '),
    ]);
    const content = csvOf([[...filled(headings), t('line'), t('report.errors')], ...rows], language);
    saveFile({ name: t('report.file'), content: new Blob([content], { type: 'text/csv' }) });
  };
  return (
    <Button variant="default" leftSection={<Download size={16} aria-hidden />} onClick={save}>
      {t('report.button')}
    </Button>
  );
}
