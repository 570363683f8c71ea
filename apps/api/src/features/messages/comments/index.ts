// Comments on a day of the calendar.

export { authorOf } from './author-of.ts';
export { releaseComments } from './comments.ts';
