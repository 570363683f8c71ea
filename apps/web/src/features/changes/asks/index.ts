export { AskButton, AskDrawer } from './ask-button.tsx';
export { keepManner, lastManner, MannerFields } from './manner-fields.tsx';
export { AskStatus } from './ask-status.tsx';

export { OwnQuestions } from './own-questions.tsx';
