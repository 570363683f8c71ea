export { LeaveWords } from './leave-words.tsx';
export { overtimeLeaveQueries } from './overtime-leave-queries.ts';
export { OvertimeLeaveSection } from './overtime-leave-section.tsx';
export { ReviewLeaveDrawer } from './review-leave-drawer.tsx';
