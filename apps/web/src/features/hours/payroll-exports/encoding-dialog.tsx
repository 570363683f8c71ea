import { Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { payrollExports, type TextEncoding } from '@pamaina/contract';
import { useState } from 'react';
import { callFile } from '../../../lib/http/api-client.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import type { Month } from '../../../lib/dates/months.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { toastError } from '../../../lib/toasts.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { monthQueryOf, payrollExportQueries, usePayrollWords } from './payroll-export-queries.ts';

interface EncodingDialogProps {
  refused: RefusedDownload | null;
  onTake: (refused: RefusedDownload) => void;
  onClose: () => void;
}

/**
 * Lists the employees whose names contain letters missing in the export's encoding, and offers an encoding that has
 * them all.
 */
export function EncodingDialog({ refused, onTake, onClose }: EncodingDialogProps) {
  const { t } = useTranslation('timesheets');
  return (
    <Modal
      opened={refused !== null}
      onClose={onClose}
      title={t('named.notInEncoding')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Text>{refused?.text}</Text>
        <FormActions submitLabel={t('named.inUtf8')} onSubmit={() => refused && onTake(refused)} onCancel={onClose} />
      </Stack>
    </Modal>
  );
}

/** An export whose encoding lacks letters of an employee's name. */
interface RefusedDownload {
  id: string;
  text: string;
}

/**
 * Downloads a month as a named export; if its encoding can't represent a name, the error is in `refused`, with another
 * encoding. What the export leaves out although it is paid is said.
 */
export function useNamedDownload(month: Month) {
  const [refused, setRefused] = useState<RefusedDownload | null>(null);
  const { t } = useTranslation('payroll-exports');
  const { listOf } = usePayrollWords();
  const client = useQueryClient();
  const warn = async (id: string) => {
    const named = (await client.fetchQuery(payrollExportQueries.list())).find((one) => one.id === id);
    if (named === undefined) return;
    const { id: _, name, version: __, ...file } = named;
    const { left_out } = await client.fetchQuery(payrollExportQueries.preview(file, month));
    if (left_out.length > 0) toastError(t('leftOutOf', { name, kinds: listOf(left_out) }));
  };
  const take = (id: string, format: 'csv' | 'xlsx', encoding?: TextEncoding) => {
    setRefused(null);
    const saved = (file: Parameters<typeof saveFile>[0]) => {
      saveFile(file);
      // The file is there; that a check of it failed is no news.
      warn(id).catch(() => undefined);
    };
    const query = { ...monthQueryOf(month), format, ...(encoding && { encoding }) };
    callFile(payrollExports.downloadPayrollExport, { params: { id }, query }).then(saved, (error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_in_encoding') setRefused({ id, text: error.detail });
      else toastError(errorText(error));
    });
  };
  return { take, refused, drop: () => setRefused(null) };
}
