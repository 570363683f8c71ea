// What the work costs: planned and worked, beside takings and budgets.

export { addTakings } from './add-takings.ts';
