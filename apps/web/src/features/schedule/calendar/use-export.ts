import { exports } from '@pamaina/contract';
import { callFile } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/error-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toastError } from '../../../lib/toasts.ts';

export const exportFormats = exports.ExportFormat.options;

/** Fetches the schedule of a range as a file and hands it to the browser; a failure is told. */
export function useExport(range: { start: string; end: string }) {
  return async (format: exports.ExportFormat): Promise<void> => {
    try {
      saveFile(await callFile(exports.exportSchedule, { query: { ...range, format } }));
    } catch (error) {
      toastError(errorText(error));
    }
  };
}
