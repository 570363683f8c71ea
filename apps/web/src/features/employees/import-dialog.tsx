import { Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import { csvOf, employees, fieldNames } from '@pamaina/contract';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/http/error-text.ts';
import { saveFile } from '../../lib/http/save-file.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { useLanguage } from '../../lib/format/use-language.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { ImportPreview, type ImportTrial } from './import-preview.tsx';
import { useWrite } from '../../lib/http/use-action.ts';

/** An import of five thousand employees takes longer than a usual request. */
const TIMEOUT_MS = 60_000;

const optional = ['id', ...fieldNames(employees.fields, ({ headings }) => headings !== undefined)].filter(
  (name) => name !== 'name' && name !== 'roles',
);
/** The columns of the sample, in the order of its line. */
const sampled = [
  'name',
  'id',
  'roles',
  'max_hours_per_week',
  'contract_hours_per_week',
  'hourly_rate_cents',
  'phone',
  'department',
];

/** The user chooses a file and sees a preview before anything is written. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const write = useWrite();
  const [file, setFile] = useState<File | null>(null);
  const [trial, setTrial] = useState<ImportTrial | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (chosen: File, query: { dry_run: 'true' | 'false'; skip_errors: 'true' | 'false' }) => {
    setBusy(true);
    setFailure(null);
    try {
      return await write(employees.importEmployees, { query, file: chosen, timeoutMs: TIMEOUT_MS });
    } catch (error) {
      setFailure(errorText(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const choose = async (chosen: File | null) => {
    if (chosen === null) return;
    setFile(chosen);
    setTrial(await send(chosen, { dry_run: 'true', skip_errors: 'false' }));
  };
  const apply = async () => {
    if (file === null || trial === null) return;
    const done = await send(file, { dry_run: 'false', skip_errors: trial.errors.length > 0 ? 'true' : 'false' });
    if (done === null) return;
    toastSuccess(t('import.done'));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('import.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <FormFailure text={failure} />
        <Text>{t('import.text', { columns: optional.map(label).join(', ') })}</Text>
        <Group gap="sm">
          <FileButton accept=".csv,text/csv" onChange={(chosen) => void choose(chosen)}>
            {(props) => (
              <Button
                {...props}
                variant={trial === null ? 'filled' : 'default'}
                leftSection={<FileUp size={16} aria-hidden />}
                loading={isBusy && trial === null}
              >
                {t(file === null ? 'import.choose' : 'import.other')}
              </Button>
            )}
          </FileButton>
          <SampleButton />
          {file !== null && (
            <Text size="sm" c="dimmed">
              {file.name}
            </Text>
          )}
        </Group>
        {trial !== null && <ImportPreview trial={trial} isBusy={isBusy} onApply={() => void apply()} />}
      </Stack>
    </Modal>
  );
}

/** A file to fill in, with headings in the user's language. */
function SampleButton() {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const language = useLanguage();
  const sample = [
    sampled.map(label),
    ['Jonas Jonaitis', '', t('common:usualRoles.cook'), 40, 40, 8.5, '370 600 00000', t('usualDepartments.kitchen')],
  ];
  const save = () =>
    saveFile({ name: t('import.sampleName'), content: new Blob([csvOf(sample, language)], { type: 'text/csv' }) });
  return (
    <Button variant="subtle" onClick={save}>
      {t('import.sample')}
    </Button>
  );
}
