export { employeeLeaves, type Leaver } from './employee-leaves.ts';
export { employmentNarrows, narrowEmployment, workedOutside, type EmploymentDays } from './employment-days.ts';
export { isHere } from './is-here.ts';
export { namesOf } from './names-of.ts';
export { rememberFormer } from './remember-former.ts';
export { writtenFields } from './employee-columns.ts';
