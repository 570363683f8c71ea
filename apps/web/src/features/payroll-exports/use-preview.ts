import { useDebouncedValue } from '@mantine/hooks';
import type { UseFormReturnType } from '@mantine/form';
import { payrollExports, problemField } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { errorText } from '../../lib/http/error-text.ts';
import type { Month } from '../../lib/dates/months.ts';
import type { ReplyOf } from '@pamaina/contract';
import { toFile, type ExportValues } from './export-values.ts';
import { payrollExportQueries } from './payroll-export-queries.ts';

const TYPING_PAUSE_MS = 400;

export interface Preview {
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
