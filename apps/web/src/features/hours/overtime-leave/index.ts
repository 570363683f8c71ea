export { LeaveWords } from './leave-words.tsx';
export { OvertimeLeaveSection } from './overtime-leave-section.tsx';
export { LeaveToDecide, ReviewLeaveDrawer } from './review-leave-drawer.tsx';
export { overtimeLeaveQueries } from './overtime-leave-queries.ts';
