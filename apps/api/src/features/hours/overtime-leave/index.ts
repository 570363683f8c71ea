// Overtime turned into leave on request (DK 144(5)).

export { rejectPendingLeave } from './decide-overtime-leave.ts';
