export { ViewMenu } from './calendar/view-menu.tsx';
export { TeamDay } from './day/team-day.tsx';
export { dayMarks } from './grid/day-head.tsx';
export { PrintHead } from './grid/load-print-head.ts';
export { ScheduleGrid } from './grid/schedule-grid.tsx';
export { ShiftList } from './list/shift-list.tsx';
export { DayButton, DaySigns } from './notes/day-notes.tsx';
export { NotesProvider } from './notes/notes-provider.tsx';
