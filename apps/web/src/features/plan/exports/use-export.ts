import { exports } from '@pamaina/contract';
import { callFile } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { toastError } from '../../../lib/toasts.ts';

export const exportFormats = exports.ExportFormat.options;

interface PrintOptions {
  paper?: exports.Paper;
  drafts?: 'yes' | 'no';
}

/**
 * Fetches the schedule of a range as a file and hands it to the browser. @returns false after a failure, which is shown
 */
export function useExport(range: { start: string; end: string }) {
  return async (format: exports.ExportFormat, options: PrintOptions = {}): Promise<boolean> => {
    try {
      saveFile(await callFile(exports.exportSchedule, { query: { ...range, ...options, format } }));
      return true;
    } catch (error) {
      toastError(errorText(error));
      return false;
    }
  };
}
