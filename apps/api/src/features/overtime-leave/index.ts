export { readPendingLeave } from './read-pending-leave.ts';
export { rejectPendingLeave } from './reject-pending-leave.ts';
