export { employeeLeaves, type Leaver, rememberFormer } from './delete-employee.ts';
export { employmentNarrows, narrowEmployment, workedOutside, type EmploymentDays } from './employment-days.ts';
export { isHere, namesOf } from './list-employees.ts';

export { writtenFields } from './employee-columns.ts';
export { type ImportField, fieldOf, plainHeading, readDate, readNumber } from './import/columns.ts';
export type { ImportFault } from './import/plan-import.ts';
export { faultText, runImport } from './import/run-import.ts';
