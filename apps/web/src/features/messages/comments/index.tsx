export { DayComments } from './day-comments.tsx';
