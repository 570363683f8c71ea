export { AnswerDrawer } from './answer-drawer.tsx';
export { RequestToDecide } from './request-to-decide.tsx';
export { requestQueries } from './request-queries.ts';
export { RequestWords, typeIcons as requestIcons } from './request-words.tsx';
