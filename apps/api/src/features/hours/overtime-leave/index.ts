export { rejectPendingLeave } from './decide-overtime-leave.ts';
