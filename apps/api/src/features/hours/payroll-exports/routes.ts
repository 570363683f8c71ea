// Approved hours as files of payroll programs.

import { payrollExports } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import {
  createPayrollExport,
  updatePayrollExport,
  deletePayrollExport,
  listPayrollExports,
} from './payroll-exports.ts';
import { downloadPayrollExport, previewPayrollExport } from './download-payroll-export.ts';

export const routes: Route[] = [
  route(payrollExports.listPayrollExports, listPayrollExports),
  route(payrollExports.createPayrollExport, createPayrollExport),
  route(payrollExports.updatePayrollExport, updatePayrollExport),
  inTransaction(payrollExports.deletePayrollExport, deletePayrollExport),
  route(payrollExports.previewPayrollExport, previewPayrollExport),
  route(payrollExports.downloadPayrollExport, downloadPayrollExport),
];
