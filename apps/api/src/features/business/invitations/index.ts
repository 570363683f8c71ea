// Inviting employees, and links by which they join.

export { pendingJoinCount, pendingJoins } from './ask-to-join.ts';
