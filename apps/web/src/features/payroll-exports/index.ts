export { EncodingDialog } from './encoding-dialog.tsx';
export { payrollExportQueries } from './payroll-export-queries.ts';
export { useNamedDownload } from './use-named-download.ts';
