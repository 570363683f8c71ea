export { LeaveWords } from './leave-words.tsx';
export { OvertimeLeaveSection } from './overtime-leave-section.tsx';
export { LeaveToDecide } from './leave-to-decide.tsx';
export { ReviewLeaveDrawer } from './review-leave-drawer.tsx';
export { overtimeLeaveQueries } from './overtime-leave-queries.ts';
