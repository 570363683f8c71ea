export { completeTaskAs, releaseTasks, renameTasks } from './complete-task.ts';
export { readTaskDays } from './read-task-days.ts';
