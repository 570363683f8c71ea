export { employeeLeaves, type Leaver } from './employee-leaves.ts';
export { namesOf } from './names-of.ts';
export { rememberFormer } from './remember-former.ts';
export { writtenFields } from './employee-columns.ts';
