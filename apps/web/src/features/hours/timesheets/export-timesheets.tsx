import { timesheets } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callFile } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../../../lib/dates/months.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { toastError } from '../../../lib/toasts.ts';
import { ExportMenu } from '../../../ui/table/export-menu.tsx';
import { EncodingDialog, payrollExportQueries, useNamedDownload } from '../payroll-exports/index.ts';

const FORMATS = ['pdf', 'xlsx', 'csv', 'csv_plain'] as const;

/** The month as files: the timesheet of DK 120, payroll for the accountant, and the business's named exports. */
export function ExportTimesheets({ month }: { month: Month }) {
  const { t } = useTranslation('timesheets');
  const { data: named = [] } = useQuery(payrollExportQueries.list());
  const download = useNamedDownload(month);
  const save = (format: timesheets.TimesheetFormat) => {
    const query = { start: firstOfMonth(month), end: lastOfMonth(month), format };
    callFile(timesheets.exportTimesheets, { query }).then(saveFile, (error: unknown) => toastError(errorText(error)));
  };
  const usual = FORMATS.map((kind) => ({ kind, label: t(`export.${kind}`), onExport: () => save(kind) }));
  const own = named.flatMap(({ id, name }) =>
    (['csv', 'xlsx'] as const).map((format) => ({
      kind: `${id}.${format}`,
      label: t(`named.${format}`, { name }),
      onExport: () => download.take(id, format),
    })),
  );
  const kinds = [...usual, ...own];
  return (
    <>
      <ExportMenu
        label={t('export.button')}
        kinds={kinds}
        onExport={(chosen) => kinds.find(({ kind }) => kind === chosen)?.onExport()}
      />
      <EncodingDialog
        refused={download.refused}
        onClose={download.drop}
        onTake={({ id }) => download.take(id, 'csv', 'utf8_bom')}
      />
    </>
  );
}
