import kinds from '@pamaina/contract/i18n/en/payroll-kinds.ts';

/** Kinds of hours and time off in payroll files. */
export const payrollExports = {
  kinds,
};
