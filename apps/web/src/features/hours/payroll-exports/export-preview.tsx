import { Alert, Skeleton, Stack, Table, Text } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '@mantine/hooks';
import type { UseFormReturnType } from '@mantine/form';
import { payrollExports, problemField, type ReplyOf } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Month } from '../../../lib/dates/months.ts';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { toFile, type ExportValues } from './export-values.ts';
import { payrollExportQueries, usePayrollWords } from './payroll-export-queries.ts';
import classes from './payroll-exports.module.css';

interface ExportPreviewProps {
  preview: Preview;
  month: Month;
  onMonth: (month: Month) => void;
}

/** The first rows of a month as in the file, as a table and as lines of text. */
export function ExportPreview({ preview, month, onMonth }: ExportPreviewProps) {
  return (
    <Stack gap="sm">
      <MonthStepper month={month} onChange={onMonth} />
      <PreviewBody preview={preview} />
    </Stack>
  );
}

function PreviewBody({ preview: { data, failure, isBlocked } }: { preview: Preview }) {
  const { t } = useTranslation('payroll-exports');
  if (failure !== null)
    return (
      <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
        {failure}
      </Alert>
    );
  if (isBlocked) return <Text c="dimmed">{t('previewBlocked')}</Text>;
  if (data === undefined) return <Skeleton height={140} />;
  return <PreviewRows data={data} />;
}

function PreviewRows({ data }: { data: NonNullable<Preview['data']> }) {
  const { t } = useTranslation('payroll-exports');
  const { listOf } = usePayrollWords();
  return (
    <>
      <div className={classes.preview} role="region" aria-label={t('previewTitle')} tabIndex={0}>
        <Table withTableBorder withColumnBorders verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              {data.headings.map((heading, place) => (
                <Table.Th key={place}>{heading || '–'}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.rows.map((row, index) => (
              <Table.Tr key={index}>
                {row.map((cell, place) => (
                  <Table.Td key={place}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Text size="sm" c="dimmed" role="status">
        {data.total === 0 ? t('noRows') : t('rows', { count: data.total, shown: data.rows.length })}
      </Text>
      {data.left_out.length > 0 && (
        <Text size="sm" c="var(--waiting)" role="status">
          {t('leftOut', { kinds: listOf(data.left_out) })}
        </Text>
      )}
      <CsvLines csv={data.csv} />
    </>
  );
}

function CsvLines({ csv }: { csv: string }) {
  const { t } = useTranslation('payroll-exports');
  if (csv === '') return null;
  return (
    <details>
      <summary>{t('asLines')}</summary>
      <pre className={classes.lines} tabIndex={0} role="region" aria-label={t('asLines')}>
        {csv}
      </pre>
    </details>
  );
}

const TYPING_PAUSE_MS = 400;

interface Preview {
  data: ReplyOf<typeof payrollExports.previewPayrollExport> | undefined;
  /** Why there is no preview, in words. */
  failure: string | null;
  /** An error in the form must be corrected first. */
  isBlocked: boolean;
}

/**
 * The form's file for a month, updated soon after a change. An error that a field can correct is shown at that field
 * too.
 */
export function usePreview(form: UseFormReturnType<ExportValues>, month: Month): Preview {
  const [typed] = useDebouncedValue(JSON.stringify(toFile(form.values)), TYPING_PAUSE_MS);
  const parsed = payrollExports.PayrollFile.safeParse(JSON.parse(typed));
  const file = parsed.data;
  const { data, error } = useQuery({
    ...payrollExportQueries.preview(file ?? ({} as payrollExports.PayrollFile), month),
    enabled: file !== undefined,
  });
  const refused = parsed.success ? error : null;
  const { setFieldError } = form;
  useEffect(() => {
    if (!(refused instanceof ApiError)) return;
    const field = problemField(refused.code);
    if (field !== undefined) setFieldError(field, refused.detail);
  }, [refused, setFieldError]);
  return { data, failure: refused ? errorText(refused) : null, isBlocked: !parsed.success };
}
