import { imports } from '@pamaina/contract';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ColumnsStep } from '../../../ui/file-import/columns-step.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { DoneStep } from './done-step.tsx';
import { FileStep } from './file-step.tsx';
import { RowsStep } from './rows-step.tsx';
import { useColumnLabel } from './use-column-label.ts';
import { type Import, useImport } from './use-import.ts';

const steps = ['file', 'columns', 'rows'] as const;

/** Employees or past shifts from a file: it is chosen, its columns are, its rows are looked at, then all is stored. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('imports');
  const isPhone = useIsPhone();
  const work = useImport();
  const { step, failure, undone } = work;
  const number = steps.findIndex((one) => one === step) + 1;
  return (
    <Dialog onClose={onClose} size="xl" fullScreen={isPhone} closeOnClickOutside={false} title={t('title')}>
      <Stack gap="md">
        <Text fw={600} role="status">
          {undone !== null
            ? t('undo.title')
            : number === 0
              ? t('steps.done')
              : t('step', { number, name: t(`steps.${step}`) })}
        </Text>
        <FormFailure text={failure} />
        {step === 'file' && <FileStep work={work} />}
        {step === 'columns' && <ColumnsOf work={work} />}
        {step === 'rows' && <RowsStep work={work} />}
        {step === 'done' && <DoneStep work={work} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
}

function ColumnsOf({ work }: { work: Import }) {
  const label = useColumnLabel(work.kind);
  const names: readonly string[] = work.kind === 'history' ? imports.historyColumns : imports.employeeColumns;
  return <ColumnsStep work={work} choices={names.map((value) => ({ value, label: label(value) }))} />;
}
