export { lastVisit } from './last-visit.ts';
