import kinds from '@pamaina/contract/i18n/lt/payroll-kinds.ts';

/** Valandų ir nebuvimo rūšys darbo užmokesčio failuose. */
export const payrollExports = {
  kinds,
};
