export { AssignmentAnswer } from './assignment-answer.tsx';
export { OpenPanel } from './open-panel.tsx';
export { QualityPanel } from './quality-panel.tsx';
export { RemedyDialog } from './remedy-dialog.tsx';
export { RulesPanel } from './rules-panel.tsx';
