import { payrollExports, type TextEncoding } from '@pamaina/contract';
import { useState } from 'react';
import { callFile } from '../../lib/http/api-client.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { errorText } from '../../lib/http/error-text.ts';
import type { Month } from '../../lib/dates/months.ts';
import { saveFile } from '../../lib/http/save-file.ts';
import { toastError } from '../../lib/toasts.ts';
import { monthQueryOf } from './payroll-export-queries.ts';

/** An export whose encoding lacks letters of an employee's name. */
export interface RefusedDownload {
  id: string;
  text: string;
}

/**
 * Downloads a month as a named export; if its encoding can't represent a name, the error is in `refused`, with another
 * encoding.
 */
export function useNamedDownload(month: Month) {
  const [refused, setRefused] = useState<RefusedDownload | null>(null);
  const take = (id: string, format: 'csv' | 'xlsx', encoding?: TextEncoding) => {
    setRefused(null);
    const query = { ...monthQueryOf(month), format, ...(encoding && { encoding }) };
    callFile(payrollExports.downloadPayrollExport, { params: { id }, query }).then(saveFile, (error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_in_encoding') setRefused({ id, text: error.detail });
      else toastError(errorText(error));
    });
  };
  return { take, refused, drop: () => setRefused(null) };
}
