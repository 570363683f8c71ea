export { LeaveWords, OvertimeLeaveSection, ReviewLeaveDrawer } from './overtime-leave-section.tsx';
export { overtimeLeaveQueries } from './overtime-leave-queries.ts';
