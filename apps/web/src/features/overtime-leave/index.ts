export { OvertimeLeaveSection } from './overtime-leave-section.tsx';
