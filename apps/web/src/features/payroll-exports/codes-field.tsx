import { Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { payrollKinds, type PayrollLayout } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import type { ExportValues } from './export-values.ts';
import { usePayrollWords } from './payroll-export-queries.ts';
import classes from './payroll-exports.module.css';

type Group = keyof typeof payrollKinds;

/** The codes that a layout writes: day columns only have a sign for time off. */
const groupsOf = (layout: PayrollLayout): readonly Group[] =>
  layout === 'days' ? ['absences'] : ['once', 'ofWhich', 'earlier', 'beside', 'absences'];

/** The payroll program's codes for hours and time off; a kind without one is omitted from the file. */
export function CodesField({ form }: { form: UseFormReturnType<ExportValues> }) {
  const { t } = useTranslation('payroll-exports');
  const { kindName } = usePayrollWords();
  const isWrongWithin = Object.keys(form.errors).some((path) => path.startsWith('codes.'));
  return (
    <Stack gap="md" data-path="codes">
      <Text size="sm" c="dimmed">
        {t(form.values.layout === 'days' ? 'codesOfDays' : 'codesText')}
      </Text>
      {form.errors.codes && !isWrongWithin && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {form.errors.codes}
        </Text>
      )}
      {groupsOf(form.values.layout).map((group) => (
        <fieldset key={group} className={classes.codes}>
          <legend>{t(`codeGroups.${group}`)}</legend>
          {payrollKinds[group].map((kind) => (
            <TextInput
              key={kind}
              label={kindName(kind)}
              maxLength={20}
              autoComplete="off"
              {...form.getInputProps(`codes.${kind}`)}
            />
          ))}
        </fieldset>
      ))}
      <Text size="sm" c="dimmed">
        {t('codesOfOwn')}
      </Text>
    </Stack>
  );
}
