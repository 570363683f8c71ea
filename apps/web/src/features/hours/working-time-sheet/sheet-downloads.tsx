import { workingTimeSheet } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { callFile } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import type { Month } from '../../../lib/dates/months.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { toastError } from '../../../lib/toasts.ts';
import { ExportMenu } from '../../../ui/table/export-menu.tsx';
import { monthQuery } from './sheet-queries.ts';

const FILES = {
  pdf: { format: 'pdf', paper: 'a4' },
  pdf_a3: { format: 'pdf', paper: 'a3' },
  xlsx: { format: 'xlsx', paper: 'a4' },
  csv: { format: 'csv', paper: 'a4' },
} as const;
type Kind = keyof typeof FILES;

interface SheetDownloadsProps {
  month: Month;
  kinds: readonly Kind[];
}

/** The sheet of a month as files: the part that the user is allowed to see. */
export function SheetDownloads({ month, kinds }: SheetDownloadsProps) {
  const { t } = useTranslation('working-time-sheet');
  const save = (kind: Kind) => {
    const query = { ...monthQuery(month), ...FILES[kind] };
    callFile(workingTimeSheet.exportWorkingTimeSheet, { query }).then(saveFile, (error: unknown) =>
      toastError(errorText(error)),
    );
  };
  return (
    <ExportMenu
      label={t('download.button')}
      kinds={kinds.map((kind) => ({ kind, label: t(`download.${kind}`) }))}
      onExport={save}
    />
  );
}
