import { Button, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { imports } from '@pamaina/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileContents, FileWork } from '../../lib/http/file-work.ts';

interface ColumnsStepProps {
  work: FileWork;
  /** What a column can be. */
  choices: readonly { value: string; label: string }[];
  /** What else is chosen before the rows are checked. */
  children?: ReactNode;
}

/** What each column of the file contains: guessed or remembered, with its first cells. */
export function ColumnsStep({ work, choices, children }: ColumnsStepProps) {
  const { t } = useTranslation('imports');
  const { contents, file, isBusy, read, check, goBack } = work;
  if (contents === null || file === null) return null;
  const { rows, columns, remembered } = contents;
  return (
    <>
      <Text style={{ overflowWrap: 'anywhere' }}>{t('contents', { name: file.name, count: rows })}</Text>
      <PartOfFile file={file} contents={contents} read={read} />
      <Text>{t(remembered ? 'remembered' : 'guessed')}</Text>
      <Stack gap="sm" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
        {columns.map((column, index) => (
          <FieldOfColumn key={index} work={work} choices={choices} column={column} index={index} />
        ))}
      </Stack>
      {children}
      <Group justify="space-between">
        <Button variant="default" onClick={() => goBack('file')}>
          {t('back')}
        </Button>
        <Button loading={isBusy} onClick={check}>
          {t('check')}
        </Button>
      </Group>
    </>
  );
}

/** The sheet, the encoding, and the row with the headings. */
function PartOfFile({ file, contents, read }: Pick<FileWork, 'read'> & { file: File; contents: FileContents }) {
  const { t } = useTranslation('imports');
  const { sheets, sheet, encoding, header, lines } = contents;
  const part = { sheet, encoding: encoding ?? undefined };
  return (
    <>
      {sheets.length > 1 && (
        <Select
          label={t('sheet')}
          withScrollArea={false}
          allowDeselect={false}
          data={sheets.map((label, index) => ({ value: String(index), label }))}
          value={String(sheet)}
          onChange={(value) => value !== null && read(file, { sheet: Number(value) })}
        />
      )}
      {encoding !== null && (
        <Select
          label={t('encoding')}
          description={t('encodingHelp')}
          withScrollArea={false}
          allowDeselect={false}
          data={imports.fileEncodings.map((value) => ({ value, label: t(`encodings.${value}`) }))}
          value={encoding}
          onChange={(value) => {
            const chosen = imports.fileEncodings.find((one) => one === value);
            if (chosen) read(file, { encoding: chosen });
          }}
          maw={360}
        />
      )}
      {lines.length > 1 && (
        <Select
          label={t('header')}
          description={t('headerHelp')}
          allowDeselect={false}
          maxDropdownHeight={260}
          data={lines.map(({ line, text }) => ({ value: String(line), label: t('headerRow', { line, text }) }))}
          value={String(header)}
          onChange={(value) => value !== null && read(file, { ...part, header: Number(value) })}
        />
      )}
    </>
  );
}

const SKIPPED = 'skip';

/** Each field is chosen for one column: taken ones are disabled. */
function FieldOfColumn({
  work,
  choices,
  column,
  index,
}: Pick<ColumnsStepProps, 'work' | 'choices'> & { column: imports.FileColumn; index: number }) {
  const { t } = useTranslation('imports');
  const { fields, chooseFields } = work;
  const heading = column.heading || t('nameless', { number: index + 1 });
  const options = choices.map((choice) => ({
    ...choice,
    disabled: fields.some((field, other) => field === choice.value && other !== index),
  }));
  const choose = (value: string | null) =>
    chooseFields(fields.with(index, value === SKIPPED || value === null ? null : value));
  return (
    <SimpleGrid
      component="li"
      cols={{ base: 1, xs: 2 }}
      spacing="md"
      verticalSpacing={4}
      {...(index > 0 && { pt: 'sm', style: { borderTop: '1px solid var(--line)' } })}
    >
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={600}>{heading}</Text>
        <Text size="sm" c="dimmed">
          {column.samples.length === 0 ? t('noSamples') : column.samples.join(' · ')}
        </Text>
      </div>
      <Select
        aria-label={t('fieldOf', { column: heading })}
        withScrollArea={false}
        allowDeselect={false}
        data={[{ value: SKIPPED, label: t('skipColumn') }, ...options]}
        value={fields[index] ?? SKIPPED}
        onChange={choose}
      />
    </SimpleGrid>
  );
}
