import { Button, FileButton, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { csvOf, imports } from '@pamaina/contract';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/format/use-language.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import type { Import } from './use-import.ts';

const ACCEPTED = `.csv,.txt,.tsv,.xlsx,text/csv,${imports.XLSX_TYPE}`;

/** What the file contains, and which one. */
export function FileStep({ work }: { work: Import }) {
  const { t } = useTranslation('imports');
  const { kind, file, isBusy, chooseKind, read } = work;
  return (
    <>
      <Stack gap={4}>
        <Text size="sm" fw={500} id="import-kind">
          {t('kind')}
        </Text>
        <SegmentedControl
          aria-labelledby="import-kind"
          data={imports.importKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={(value) => chooseKind(value === 'history' ? value : 'employees')}
        />
      </Stack>
      <Text>{t(`about.${kind}`)}</Text>
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
        <SampleButton kind={kind} />
      </Group>
    </>
  );
}

/** A file to fill in, with headings in the user's language. */
function SampleButton({ kind }: { kind: imports.ImportKind }) {
  const { t } = useTranslation('imports');
  const employee = useFieldLabel('employee');
  const language = useLanguage();
  const name = t('sample.person');
  const role = t('common:usualRoles.cook');
  const people = ['name', 'id', 'roles', 'max_hours_per_week', 'contract_hours_per_week', 'hourly_rate_cents', 'phone'];
  const samples = {
    employees: [people.map(employee), [name, '', role, 40, 40, 8.5, '370 600 00000']],
    history: [
      (['name', 'date', 'start', 'end', 'break', 'role'] as const).map((field) => t(`columns.${field}`)),
      [name, '2026-01-05', '08:00', '16:30', 30, role],
    ],
  };
  const save = () =>
    saveFile({
      name: t(`sample.file.${kind}`),
      content: new Blob([csvOf(samples[kind], language)], { type: 'text/csv' }),
    });
  return (
    <Button variant="subtle" onClick={save}>
      {t('sample.button')}
    </Button>
  );
}
