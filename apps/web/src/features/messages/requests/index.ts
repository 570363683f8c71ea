export { AnswerDrawer } from './answer-drawer.tsx';
export { requestQueries, RequestWords, typeIcons as requestIcons } from './request-words.tsx';
