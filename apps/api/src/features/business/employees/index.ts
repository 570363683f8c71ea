// The people who work here: their data, roles, contracts and logins.

export { applyTerms } from './apply-terms.ts';
export { deleteUnused, employeeLeaves, type Leaver, rememberFormer } from './delete-employee.ts';
export { employmentNarrows, narrowEmployment, workedOutside, type EmploymentDays } from './employment-days.ts';
export { readFormerTerms } from './former-terms.ts';
export { isHere, namesOf } from './list-employees.ts';

export { writtenFields } from './employee-columns.ts';
export { fieldOf, headerAt, nameColumns, partsOf, plainHeading } from './import/columns.ts';
export type { ImportFault } from './import/plan-import.ts';
export { columnOfField, columnTwice, faultOfPersonColumns, nameReaderOf, rowsByField } from './import/row-cells.ts';
export { runImport } from './import/run-import.ts';
export { addEmployee, changeEmployee, putTerms, removeTerms } from './write-employee.ts';
