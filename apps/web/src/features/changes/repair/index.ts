export { FillDialog } from './fill-dialog.tsx';
export { RepairDialog } from './repair-dialog.tsx';
