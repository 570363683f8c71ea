// Inviting employees, and links by which they join.

export { pendingJoinCount } from './ask-to-join.ts';
