export { pendingJoinCount } from './ask-to-join.ts';
