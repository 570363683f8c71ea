export { refuseMemberBeyond } from './members.ts';
