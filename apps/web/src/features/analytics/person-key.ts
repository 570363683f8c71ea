import type { analytics } from '@pamaina/contract';

/** Identifies an employee, and also tells apart a deleted employee and another one of the same name. */
export const personKey = ({ employee_id, name }: analytics.Person) => employee_id ?? `gone ${name}`;
