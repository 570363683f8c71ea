import type { analytics } from '@pamaina/contract';

/** Tells people apart, also somebody who is gone from one of the same name. */
export const personKey = ({ employee_id, name }: analytics.Person) => employee_id ?? `gone ${name}`;
