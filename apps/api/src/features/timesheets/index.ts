export { readPayroll } from './export/read-payroll.ts';
