export { readPayroll } from './export/read-payroll.ts';
export { readMonth, type Month } from './read-month.ts';
export { readConvertible } from './read-convertible.ts';
