// Managers, leads and accountants of a business, and what each may do.

export { refuseMemberBeyond } from './members.ts';
