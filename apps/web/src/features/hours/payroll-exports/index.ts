export { EncodingDialog, useNamedDownload } from './encoding-dialog.tsx';
export { payrollExportQueries } from './payroll-export-queries.ts';
