import { Button, FileButton, Group, Select, Stack, Text } from '@mantine/core';
import { csvOf, imports, takings, takingsImport } from '@pamaina/contract';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/format/use-language.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ColumnsStep } from '../../../ui/file-import/columns-step.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { TakingsPreview } from './takings-preview.tsx';
import { type TakingsFile, useImportTakings } from './use-import-takings.ts';

const steps = ['file', 'columns', 'rows'] as const;
const ACCEPTED = `.csv,.txt,.tsv,.xlsx,text/csv,${imports.XLSX_TYPE}`;

/** Takings from a file: it is chosen, its columns are, what it would store is looked at, then it is stored. */
export function ImportTakingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('takings-import');
  const isPhone = useIsPhone();
  const work = useImportTakings(onClose);
  const number = steps.indexOf(work.step) + 1;
  return (
    <Dialog onClose={onClose} size="xl" fullScreen={isPhone} closeOnClickOutside={false} title={t('title')}>
      <Stack gap="md">
        <Text fw={600} role="status">
          {t('step', { number, name: t(`steps.${work.step}`) })}
        </Text>
        <FormFailure text={work.failure} />
        {work.step === 'file' && <FileStep work={work} />}
        {work.step === 'columns' && <Columns work={work} />}
        {work.step === 'rows' && <TakingsPreview work={work} />}
      </Stack>
    </Dialog>
  );
}

function FileStep({ work: { file, isBusy, read } }: { work: TakingsFile }) {
  const { t } = useTranslation('takings-import');
  const language = useLanguage();
  const saveSample = () => {
    const headings = [t('columns.date'), t('columns.time'), t('columns.takings'), t('columns.guests')];
    const rows = [headings, ['2026-01-05', '10:00', 48.5, 6], ['2026-01-05', '11:00', 112, 14]];
    saveFile({ name: t('sample.file'), content: new Blob([csvOf(rows, language)], { type: 'text/csv' }) });
  };
  return (
    <>
      <Text>{t('about')}</Text>
      <Text size="sm" c="dimmed">
        {t('limits')}
      </Text>
      <Group gap="sm">
        <FileButton accept={ACCEPTED} onChange={(chosen) => chosen && read(chosen)}>
          {(props) => (
            <Button {...props} leftSection={<FileUp size={16} aria-hidden />} loading={isBusy}>
              {t(file === null ? 'choose' : 'other')}
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" onClick={saveSample}>
          {t('sample.button')}
        </Button>
      </Group>
    </>
  );
}

const GUESSED = 'guessed';

function Columns({ work }: { work: TakingsFile }) {
  const { t } = useTranslation('takings-import');
  const { choices, choose } = work;
  const names: readonly takingsImport.TakingsColumn[] = ['at', 'date', 'time', ...takings.takingsKinds];
  return (
    <ColumnsStep work={work} choices={names.map((value) => ({ value, label: t(`columns.${value}`) }))}>
      <Select
        label={t('rowsAre.label')}
        withScrollArea={false}
        allowDeselect={false}
        data={[GUESSED, ...takingsImport.rowsAre].map((value) => ({ value, label: t(`rowsAre.${value}`) }))}
        value={choices.rowsAre ?? GUESSED}
        onChange={(value) => choose({ rowsAre: takingsImport.rowsAre.find((one) => one === value) ?? null })}
        maw={360}
      />
    </ColumnsStep>
  );
}
