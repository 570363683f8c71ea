export { rejectPendingLeave } from './reject-pending-leave.ts';
