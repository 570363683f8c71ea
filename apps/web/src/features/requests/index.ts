export { AnswerDrawer } from './answer-drawer.tsx';
export { requestQueries } from './request-queries.ts';
export { RequestWords } from './request-words.tsx';
export { typeIcons as requestIcons } from './type-icons.ts';
