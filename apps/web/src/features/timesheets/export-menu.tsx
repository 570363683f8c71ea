import { Button, Menu } from '@mantine/core';
import { timesheets } from '@pamaina/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callFile } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../../lib/months.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toastError } from '../../lib/toasts.ts';

const FORMATS = ['pdf', 'xlsx', 'csv'] as const;

/** The month as files: the timesheet of DK 120, and payroll for the accountant. */
export function ExportMenu({ month }: { month: Month }) {
  const { t } = useTranslation('timesheets');
  const save = (format: timesheets.TimesheetFormat) => {
    const query = { start: firstOfMonth(month), end: lastOfMonth(month), format };
    callFile(timesheets.exportTimesheets, { query }).then(saveFile, (error: unknown) => toastError(errorText(error)));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={16} aria-hidden />}>
          {t('export.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => save(format)}>
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
