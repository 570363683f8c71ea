import { employees } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { createEmployee } from './create-employee.ts';
import { createLogin, resetPassword } from './logins.ts';
import { deleteEmployee } from './delete-employee.ts';
import { editEmployees } from './edit-employees.ts';
import { getDeparture } from './get-departure.ts';
import { importEmployees } from './import/import-employees.ts';
import { listEmployees } from './list-employees.ts';
import { checkEmployeeId, proposeEmployeeId } from './employee-ids.ts';
import { createSignInCode, emailSignInCode } from './sign-in-code.ts';
import { updateEmployee } from './update-employee.ts';

export const routes: Route[] = [
  inTransaction(employees.listEmployees, listEmployees),
  inTransaction(employees.createEmployee, createEmployee),
  inTransaction(employees.updateEmployee, updateEmployee),
  inTransaction(employees.deleteEmployee, deleteEmployee),
  route(employees.getDeparture, getDeparture),
  route(employees.createLogin, createLogin),
  route(employees.resetPassword, resetPassword),
  inTransaction(employees.createSignInCode, createSignInCode),
  inTransaction(employees.emailSignInCode, emailSignInCode),
  route(employees.proposeEmployeeId, proposeEmployeeId),
  route(employees.importEmployees, importEmployees),
  inTransaction(employees.editEmployees, editEmployees),
  route(employees.checkEmployeeId, checkEmployeeId),
];
