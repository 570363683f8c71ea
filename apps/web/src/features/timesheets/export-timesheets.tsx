import { timesheets } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { callFile } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../../lib/months.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toastError } from '../../lib/toasts.ts';
import { ExportMenu } from '../../ui/export-menu.tsx';

const FORMATS = ['pdf', 'xlsx', 'csv'] as const;

/** The month as files: the timesheet of DK 120, and payroll for the accountant. */
export function ExportTimesheets({ month }: { month: Month }) {
  const { t } = useTranslation('timesheets');
  const save = (format: timesheets.TimesheetFormat) => {
    const query = { start: firstOfMonth(month), end: lastOfMonth(month), format };
    callFile(timesheets.exportTimesheets, { query }).then(saveFile, (error: unknown) => toastError(errorText(error)));
  };
  const kinds = FORMATS.map((kind) => ({ kind, label: t(`export.${kind}`) }));
  return <ExportMenu label={t('export.button')} kinds={kinds} onExport={save} />;
}
