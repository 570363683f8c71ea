export { AskButton, AskDrawer } from './ask-button.tsx';
export { keepManner, lastManner } from './ask-manner.ts';
export { AskStatus } from './ask-status.tsx';
export { MannerFields } from './manner-fields.tsx';
export { OwnQuestions } from './own-questions.tsx';
