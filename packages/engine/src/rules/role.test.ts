import { ruleCases } from '../testing/rule-cases.ts';
import { role } from './role.ts';

ruleCases(role, [
  { name: 'not held', shifts: ['10 09:00-17:00'], person: { roles: ['waiter'] }, amount: 1 },
  { name: 'one of several', shifts: ['10 09:00-17:00'], person: { roles: ['waiter', 'cook'] }, amount: 0 },
]);
