export { authorOf } from './author-of.ts';
export { releaseComments } from './comments.ts';
