export { readMonth, type Month } from './read-month.ts';
