export { authorOf } from './author-of.ts';
