import { payrollExports } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../platform/http/route.ts';
import { createPayrollExport } from './create-payroll-export.ts';
import { deletePayrollExport } from './delete-payroll-export.ts';
import { downloadPayrollExport } from './download-payroll-export.ts';
import { listPayrollExports } from './list-payroll-exports.ts';
import { previewPayrollExport } from './preview-payroll-export.ts';
import { updatePayrollExport } from './update-payroll-export.ts';

export const routes: Route[] = [
  route(payrollExports.listPayrollExports, listPayrollExports),
  route(payrollExports.createPayrollExport, createPayrollExport),
  route(payrollExports.updatePayrollExport, updatePayrollExport),
  inTransaction(payrollExports.deletePayrollExport, deletePayrollExport),
  route(payrollExports.previewPayrollExport, previewPayrollExport),
  route(payrollExports.downloadPayrollExport, downloadPayrollExport),
];
