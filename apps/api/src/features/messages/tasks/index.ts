// Tasks of a shift, who did them, and notes for the next shift.

export { completeTaskAs, releaseTasks, renameTasks } from './complete-task.ts';
export { readTaskDays } from './read-task-days.ts';
