import { tasks } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { completeTask, reopenTask } from './complete-task.ts';
import { createNote, deleteNote, updateNote, listTaskDays } from './read-task-days.ts';

export const routes: Route[] = [
  inTransaction(tasks.listTaskDays, listTaskDays),
  inTransaction(tasks.completeTask, completeTask),
  inTransaction(tasks.reopenTask, reopenTask),
  inTransaction(tasks.createNote, createNote),
  inTransaction(tasks.updateNote, updateNote),
  inTransaction(tasks.deleteNote, deleteNote),
];
