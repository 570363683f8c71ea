export { CutDialog } from './cut-dialog.tsx';
export { HoursDialog } from './hours-dialog.tsx';
export { JoinDialog } from './join-dialog.tsx';
